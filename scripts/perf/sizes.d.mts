/** What a page imports, and the most kB that it must and should come to. */
export interface Page {
  readonly name: string
  readonly imports: readonly string[]
  /** Whether the size is that of what is loaded later. */
  readonly isLate?: boolean
  readonly must: number
  readonly aim: number
}
export const PAGES: readonly Page[]
export function sizeOf(
  imports: readonly string[],
  options?: { readonly fromSources?: boolean; readonly isLate?: boolean | undefined },
): Promise<number>
