export function designFiles(design: {
  readonly tokens: object
  readonly icons: object
  readonly contrast: (one: string, other: string) => number
  readonly STAR_STEPS: string
  readonly place: object
  readonly MARKS: readonly object[]
}): Readonly<Record<string, string>>
