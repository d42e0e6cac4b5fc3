// The marks that are drawn in a file, in the unit of the file: x to the right, y down. Marks state
// where the ink is, not what it means.

import { greyText } from '../render/pictureSvgElements.ts'
import { SHADED_GREY } from '../scene.ts'
import type { Box } from './boxesAndTransforms.ts'

/** The colour of shaded areas. */
export const GREY = greyText(1 - SHADED_GREY)

/** A text in one line, and the box of its capitals and figures: its bottom is the baseline. */
export interface DrawnText extends Box {
  /** The text. */
  readonly text: string
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

/** All marks: shaded areas in grey, the others in black. */
export interface DrawnMarks {
  /** Short texts. */
  readonly texts: readonly DrawnText[]
  /** Straight lines. */
  readonly lines: readonly DrawnStroke[]
  /** Filled rectangles. */
  readonly rectangles: readonly Box[]
  /** Rectangles in the grey of shaded areas, below all other marks. */
  readonly shades: readonly Box[]
  /** The boxes around circles that are not filled, to the middle of their stroke. */
  readonly circles: readonly Box[]
}

/** A visible mark on a page of a PDF, in any colour. */
export interface PageMark {
  /** The kind of mark. */
  readonly kind: 'text' | 'line' | 'area' | 'image'
  /** The box, clipped. */
  readonly box: Box
  /** The colour as `#rrggbb`, or a word for patterns and images. */
  readonly colour: string
  /** Whether marks below are visible through it. */
  readonly isTransparent: boolean
  /**
   * A measure: the type size of a text in points, the width of a line in points, the dots per inch of an
   * image; 0 for an area.
   */
  readonly measure: number
  /** The characters of a text. */
  readonly text: string
  /** The straight lines of a stroked path; none if it has curves. */
  readonly lines?: readonly Box[]
}

/** The reason why a file fails its proof: a sentence for the editor. */
export class UnprovedError extends Error {}
