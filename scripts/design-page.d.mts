export function designFiles(design: {
  readonly tokens: object
  readonly icons: object
  readonly contrast: (one: string, other: string) => number
  readonly starsPath: (from: number, to: number) => string
  readonly place: object
  readonly MARKS: readonly object[]
}): Readonly<Record<string, string>>
