// What print services take: sizes of the trimmed page, margins, numbers of pages, type and lines. All in one place, since
// they change. The margins, the bleed and the numbers of pages are what Amazon KDP asks of paperbacks, as several guides to
// it agreed in November 2026; some large trims have fewer pages at most on some papers.

import { THINNEST_STROKE } from '../render/strokeWidths.ts'
import { INCH, MILLIMETRE } from '../render/units.ts'

/** The trimmed page, in points. */
export interface Trim {
  /** `6x9`, `A5`. */
  readonly name: string
  /** In points. */
  readonly width: number
  /** In points. */
  readonly height: number
}

const inches = (name: string, width: number, height: number): Trim => ({
  name,
  width: width * INCH,
  height: height * INCH,
})
const millimetres = (name: string, width: number, height: number): Trim => ({
  name,
  width: width * MILLIMETRE,
  height: height * MILLIMETRE,
})

/** The trims that a recipe can name. */
export const TRIMS: readonly Trim[] = [
  millimetres('A4', 210, 297),
  millimetres('A5', 148, 210),
  inches('letter', 8.5, 11),
  inches('8.5x11', 8.5, 11),
  inches('8x10', 8, 10),
  inches('6x9', 6, 9),
  inches('5x8', 5, 8),
]

/** The least inside margin of a book of up to so many pages, in points. */
export const INSIDE_MARGINS = [
  { pages: 150, margin: 0.375 * INCH },
  { pages: 300, margin: 0.5 * INCH },
  { pages: 500, margin: 0.625 * INCH },
  { pages: 700, margin: 0.75 * INCH },
  { pages: 828, margin: 0.875 * INCH },
] as const

/** The least inside margin of a book of so many pages, in points; that of the largest books for more than these. */
export function insideMargin(pages: number): number {
  const found = INSIDE_MARGINS.find((one) => pages <= one.pages)
  return (found ?? INSIDE_MARGINS[INSIDE_MARGINS.length - 1]).margin
}

/** The least margin at the other sides, without bleed, in points. */
export const OUTSIDE_MARGIN = 0.25 * INCH
/** The fewest pages that can be bound. */
export const FEWEST_PAGES = 24
/** The most pages that can be bound. */
export const MOST_PAGES = 828
/** What is printed beyond the trim where a book has bleed, in points. */
export const BLEED = 0.125 * INCH
/** The smallest type that is legible in print, in points. */
export const SMALLEST_TYPE = 7
/** The thinnest line that survives print, in points. */
export const THINNEST_LINE = THINNEST_STROKE
