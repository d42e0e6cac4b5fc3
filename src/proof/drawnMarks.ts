// The marks that are drawn in a file, in the unit of the file: x to the right, y down. Marks state
// where the ink is, not what it means.

/** A text in one line, and the box of its capitals and figures. */
export interface DrawnText {
  /** The text. */
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

/** A straight line, its caps not included. */
export interface DrawnStroke {
  /** The x of its start. */
  readonly x1: number
  /** The y of its start. */
  readonly y1: number
  /** The x of its end. */
  readonly x2: number
  /** The y of its end. */
  readonly y2: number
  /** The width of its stroke. */
  readonly width: number
}

/** A rectangle: a filled one, or the box around a circle. */
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

/** All marks in black. */
export interface DrawnMarks {
  /** Short texts. */
  readonly texts: readonly DrawnText[]
  /** Straight lines. */
  readonly lines: readonly DrawnStroke[]
  /** Filled rectangles. */
  readonly rectangles: readonly DrawnBox[]
  /** The boxes around circles that are not filled, to the middle of their stroke. */
  readonly circles: readonly DrawnBox[]
}

/** The reason why a file fails its proof: a sentence for the editor. */
export class UnprovedError extends Error {}
