/** What a page imports, and the most kB that it must and should come to. */
export interface Page {
  readonly name: string
  readonly imports: readonly string[]
  readonly must: number
  readonly aim: number
}
export const PAGES: readonly Page[]
export function sizeOf(
  imports: readonly string[],
  options?: { readonly fromSources?: boolean },
): Promise<number>
