// What is drawn in a file that is read back, in whatever unit the file counts: x to the right, y down. It says what is
// there, as far as ink goes, and nothing of what it means.

/** A text in one line, and the box of its ink: of capitals and figures, not of what hangs below the baseline. */
export interface DrawnText {
  /** What it says. */
  readonly text: string
  /** The left end. */
  readonly left: number
  /** The right end. */
  readonly right: number
  /** The top. */
  readonly top: number
  /** The baseline. */
  readonly bottom: number
}

/** A straight line, without what its caps add. */
export interface DrawnStroke {
  /** Where it begins, across. */
  readonly x1: number
  /** Where it begins, down. */
  readonly y1: number
  /** Where it ends, across. */
  readonly x2: number
  /** Where it ends, down. */
  readonly y2: number
  /** The width of its stroke. */
  readonly width: number
}

/** A rectangle: filled ink, or what is around a circle. */
export interface DrawnBox {
  /** The left side. */
  readonly left: number
  /** The right side. */
  readonly right: number
  /** The top. */
  readonly top: number
  /** The bottom. */
  readonly bottom: number
}

/** All that is drawn in black. */
export interface DrawnMarks {
  /** Short texts. */
  readonly texts: readonly DrawnText[]
  /** Straight lines. */
  readonly lines: readonly DrawnStroke[]
  /** Filled rectangles. */
  readonly rectangles: readonly DrawnBox[]
  /** Around circles that are not filled, to the middle of their stroke. */
  readonly circles: readonly DrawnBox[]
}

/** What keeps a file from being proved: a sentence for the editor. */
export class UnprovedError extends Error {}
