// Types for letters: their widths and their outlines. `fontTypeface.ts` makes a typeface from font files;
// `boardTypeface.ts` is one made of data, for boards.

/** A piece of an outline, in em. x points right, and y points up from the baseline. */
export interface PathCommand {
  /** The kind of piece, as in SVG: move, line, quadratic curve, cubic curve, close. */
  readonly command: 'M' | 'L' | 'Q' | 'C' | 'Z'
  /** x and y in turn: the control points, then the end. */
  readonly points: readonly number[]
}

/** One font of a typeface, for drawing. All lengths are in em. */
export interface Face {
  /** The height of capitals and figures. */
  readonly capHeight: number
  /** The advance width of a text. */
  width(text: string): number
  /** The outline of a text that begins at the origin. */
  outline(text: string): readonly PathCommand[]
  /** The characters of a text for which the font has no glyph, each once. */
  missing(text: string): readonly string[]
}

/** A typeface: a regular and a bold font that belong together. */
export interface Typeface<F extends Face = Face> {
  /** The face of ordinary text. */
  readonly regular: F
  /** The face of givens and headings. */
  readonly bold: F
  /** The name, as printed in a colophon. */
  readonly name: string
}

/** A font that a document can embed. */
export interface EmbeddableFace extends Face {
  /** The parsed font file, shared by all documents. */
  readonly opened: object
}

/** A typeface that a document can embed. */
export type EmbeddableTypeface = Typeface<EmbeddableFace>
