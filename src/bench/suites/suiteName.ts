// What the program knows of a suite without reading its file.

/** A suite of this package. */
export interface SuiteName {
  /** The name, which is also that of the file: suites/NAME.tsv. */
  readonly name: string
  /** The SHA-256 of the file. */
  readonly file: string
  /** The checksums of the corpora of the suite and of its parts by family and by shape, with the name of each. */
  readonly corpora: Readonly<Record<string, string>>
}
