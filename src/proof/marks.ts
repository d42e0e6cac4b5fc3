// The marks that are drawn in a file, in the unit of the file: x to the right, y down. Marks state
// where the ink is, not what it means. Their order is that of painting: what comes later covers what came before.

import { greyText } from '../render/pictureSvgElements.ts'
import { SHADED_GREY } from '../scene.ts'
import type { Box, Matrix } from './boxesAndTransforms.ts'

/** The colour of shaded areas. */
export const GREY = greyText(1 - SHADED_GREY)

/** A text in one line, and the box of its capitals and figures: its bottom is the baseline. */
export interface DrawnText extends Box {
  /** The text. */
  readonly text: string
  /** Its place in the order of painting. */
  readonly order: number
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
  /** Its place in the order of painting. */
  readonly order: number
}

/** A command of a path. */
export interface PathStep {
  /** The letter, as in SVG. */
  readonly command: string
  /** The numbers. */
  readonly numbers: readonly number[]
}

/** An outline of any form that is filled, or stroked with round ends. */
export interface DrawnShape {
  /** Its commands, with absolute places. */
  readonly steps: readonly PathStep[]
  /** From 0 (black) to 1 (white); NaN if it is not an opaque grey, or not completely visible. */
  readonly grey: number
  /** The width of its stroke; left out if it is filled. */
  readonly width?: number
  /** Its place in the order of painting. */
  readonly order: number
}

/** A rectangle with its place in the order of painting. */
export interface DrawnArea extends Box {
  /** Its place in the order of painting. */
  readonly order: number
}

/** All marks: shaded areas and shapes in grey, the others in black. */
export interface DrawnMarks {
  /** Short texts. */
  readonly texts: readonly DrawnText[]
  /** Straight lines. */
  readonly lines: readonly DrawnStroke[]
  /** Filled rectangles. */
  readonly rectangles: readonly Box[]
  /** Rectangles in the grey of shaded areas. */
  readonly shades: readonly DrawnArea[]
  /** The boxes of circles that are not filled, measured to the middle of the stroke. */
  readonly circles: readonly Box[]
  /** Outlines of other forms. */
  readonly shapes: readonly DrawnShape[]
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
  /** Whether the ends of a stroked path are round. */
  readonly hasRoundEnds?: boolean
  /** The segments of a path in the encoding of pdf.js, and the transform to the unit of the page. */
  readonly path?: { readonly data: ArrayLike<number> | null; readonly matrix: Matrix }
}

/** The grey of a colour as `#rgb` or `#rrggbb`, from 0 (black) to 1 (white); NaN for any other colour. */
export function greyOf(colour: string): number {
  const part = /^#(?:(.)\1\1|(..)\2\2)$/.exec(colour)
  return part ? Number.parseInt(part[1] ? part[1] + part[1] : part[2], 16) / 255 : Number.NaN
}

/** The reason why a file fails its proof: a sentence for the editor. */
export class UnprovedError extends Error {}
