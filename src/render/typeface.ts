// What drawing has to know of letters: how wide they are and what their outlines look like. Types only: `fontTypeface.ts`
// makes a typeface of font files, `boardTypeface.ts` is one of data, for boards.

import type { Weight } from '../scene.ts'

/** A piece of an outline, in em: x to the right, y up from the baseline. */
export interface PathCommand {
  /** As in SVG: move, line, quadratic curve, cubic curve, close. */
  readonly command: 'M' | 'L' | 'Q' | 'C' | 'Z'
  /** x and y by turns: the control points, then the end. */
  readonly points: readonly number[]
}

/** One font of a typeface, for drawing. All lengths are in em. */
export interface Face {
  /** The height of capitals; figures are as high. */
  readonly capHeight: number
  /** The advance of a text. */
  width(text: string): number
  /** The outline of a text that begins at the origin. */
  outline(text: string): readonly PathCommand[]
  /** Characters of a text that it has no glyph for, each once. */
  missing(text: string): readonly string[]
}

/** A regular and a bold font that belong together. */
export interface Typeface<F extends Face = Face> extends Readonly<Record<Weight, F>> {
  /** What a colophon calls it. */
  readonly name: string
}

/** A font that a document can bring along. */
export interface EmbeddableFace extends Face {
  /** The font file as its reader has opened it: what it has read of it serves for every document. */
  readonly opened: object
}

/** A typeface that a document can bring along. */
export type EmbeddableTypeface = Typeface<EmbeddableFace>
