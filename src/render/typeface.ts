// Types for letters: their widths and their outlines. `fontTypeface.ts` makes a typeface from font files;
// `boardTypeface.ts` is one made of data, for boards.

import type { Weight } from '../scene.ts'

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
  /** The face of large titles, if there is one of its own. It may lack characters. */
  readonly title?: F
  /** The name, as printed in a colophon. */
  readonly name: string
}

/** The weight of a text on a page: that of a board, or the face of titles, where a typeface without one is bold. */
export type TextWeight = Weight | 'title'

/** The face of a typeface for a weight. */
export function faceOf<F extends Face>(typeface: Typeface<F>, weight: TextWeight): F {
  return typeface[weight] ?? typeface.bold
}

/** The weight of a title: bold if the face of titles lacks a character of these texts. */
export function titleWeight({ title }: Typeface, ...texts: readonly string[]): TextWeight {
  return title !== undefined && texts.every((text) => title.missing(text).length === 0) ? 'title' : 'bold'
}

/** A font that a document can embed. */
export interface EmbeddableFace extends Face {
  /** The parsed font file, shared by all documents. */
  readonly opened: object
}

/** A typeface that a document can embed. */
export type EmbeddableTypeface = Typeface<EmbeddableFace>
