// Limits of print services: trims, margins, numbers of pages, type and lines. They are all in this file
// because they change. Margins, bleed and numbers of pages follow Amazon KDP's rules for paperbacks, as
// several guides agreed in November 2026. Some large trims allow fewer pages on some papers.

import { meantSize } from '../render/meantSize.ts'
import { INCH, inches, MILLIMETRE, millimetres, type PaperSize } from '../render/paperSize.ts'
import { THINNEST_STROKE } from '../render/strokeWidths.ts'

/** A page that has been trimmed. */
export interface Trim extends PaperSize {
  /** Whether print services offer this size for hardcovers only. */
  readonly isHardcoverOnly?: true
}

/**
 * The trims that have a name: paper sizes, and the usual sizes of print services. Sizes such as 6x9 are in
 * inches. `parseTrim` reads any other size.
 */
export const TRIMS: readonly Trim[] = [
  millimetres('A4', 210, 297),
  millimetres('A5', 148, 210),
  inches('letter', 8.5, 11),
  inches('5x8', 5, 8),
  inches('5.06x7.81', 5.06, 7.81),
  inches('5.25x8', 5.25, 8),
  inches('5.5x8.5', 5.5, 8.5),
  inches('6x9', 6, 9),
  inches('6.14x9.21', 6.14, 9.21),
  inches('6.69x9.61', 6.69, 9.61),
  inches('7x10', 7, 10),
  inches('7.44x9.69', 7.44, 9.69),
  inches('7.5x9.25', 7.5, 9.25),
  inches('8x10', 8, 10),
  inches('8.25x6', 8.25, 6),
  inches('8.25x8.25', 8.25, 8.25),
  { ...inches('8.25x11', 8.25, 11), isHardcoverOnly: true },
  inches('8.5x8.5', 8.5, 8.5),
  inches('8.5x11', 8.5, 11),
  inches('8.27x11.69', 8.27, 11.69),
]

/** The least number of dots per inch of an image. */
export const FEWEST_DOTS = 300

/** The least inside margin by number of pages, in points. */
export const INSIDE_MARGINS = [
  { pages: 150, margin: 0.375 * INCH },
  { pages: 300, margin: 0.5 * INCH },
  { pages: 500, margin: 0.625 * INCH },
  { pages: 700, margin: 0.75 * INCH },
  { pages: 828, margin: 0.875 * INCH },
] as const

/**
 * The least inside margin of a book with this number of pages, in points. A book with more pages than can be
 * bound gets the margin of the largest books.
 */
export function insideMargin(pages: number): number {
  const found = INSIDE_MARGINS.find((one) => pages <= one.pages)
  return (found ?? INSIDE_MARGINS[INSIDE_MARGINS.length - 1]).margin
}

/** The least margin at the other sides, without bleed, in points. */
export const OUTSIDE_MARGIN = 0.25 * INCH
/** The minimum number of pages that can be bound. */
export const FEWEST_PAGES = 24
/** The maximum number of pages that can be bound. */
export const MOST_PAGES = 828
/** The bleed beyond the trim, in points. */
export const BLEED = 0.125 * INCH
/** The smallest type that is legible in print, in points. */
export const SMALLEST_TYPE = 7
/** The thinnest line that survives printing at any service, in points. */
export const THINNEST_LINE = THINNEST_STROKE
/** The limits for the thinnest line of a service, in points: offset presses print hairlines of .25 pt. */
export const LEAST_THINNEST_LINE = 0.25
export const MOST_THINNEST_LINE = 1

// Reads the size of a page: a name such as `A5`, or any width and height, in inches or millimetres.
//
//   6x9   5.5x8.5   7x9in   170x240mm   A4

/** The shortest and the longest side of a page, in points. No service prints books beyond these limits. */
const SHORTEST = 4 * INCH
const LONGEST = 17 * INCH

const NUMBER = String.raw`\d+(?:\.\d+)?`
const SIZE = new RegExp(`^(${NUMBER}) ?[xX×] ?(${NUMBER}) ?(mm|in)?$`)

/**
 * Patterns of the names that are words, such as `A5`, in upper or lower case; JSON Schema has no flag to
 * ignore case.
 */
const WORDS = TRIMS.filter(({ name }) => /^[a-z]/i.test(name)).map(({ name }) =>
  name.replaceAll(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`),
)

/** The form of every text that can name a trim: a name, or a width and a height. */
export const TRIM_FORM = new RegExp(
  `^(?:${WORDS.join('|')}|${NUMBER} ?[xX×] ?${NUMBER} ?(?:[mM][mM]|[iI][nN])?)$`,
)

/** What a text that names a trim must be, in words. */
export const TRIM_CHOICES = `one of ${TRIMS.map(({ name }) => name).join(', ')}, or any other size in inches or millimetres`

/** Examples of sizes without a name. */
export const TRIM_EXAMPLES = ['7x9in', '170x240mm'] as const

/**
 * The trim that a text states, or else a phrase that tells which texts would be right. A size that has a name
 * gets the name.
 */
export function parseTrim(text: string): Trim | string {
  const name = text.trim().toLowerCase()
  const named = TRIMS.find((trim) => trim.name.toLowerCase() === name)
  if (named) return named
  const [, across, down, unit = 'in'] = SIZE.exec(name) ?? []
  const meant = meantTrim(name)
  const question = meant === undefined ? '' : `; did you mean "${meant}"?`
  if (across === undefined) {
    return meant === undefined
      ? `${TRIM_CHOICES}, such as ${TRIM_EXAMPLES.join(' or ')}`
      : `a trim such as 6x9, A4 or 170x240mm${question}`
  }
  const scale = unit === 'mm' ? MILLIMETRE : INCH
  const [width, height] = [Number(across) * scale, Number(down) * scale]
  if (Math.min(width, height) < SHORTEST - ROUNDING || Math.max(width, height) > LONGEST + ROUNDING) {
    const isMetric = unit === 'in' && meant?.endsWith('mm')
    return `a size with sides from 4 to 17 in (101.6 to 431.8 mm)${isMetric ? question : ''}`
  }
  const size = `${Number(across)}x${Number(down)}`
  const known = unit === 'in' ? TRIMS.find((trim) => trim.name === size) : undefined
  return known ?? { name: unit === 'mm' ? `${size}mm` : size, width, height }
}

/** The name of the trim that is probably meant by a text that names no trim. */
function meantTrim(name: string): string | undefined {
  const names = TRIMS.map((trim) => trim.name)
  const meant = meantSize(name, names)
  return meant === undefined || meant === name || typeof parseTrim(meant) === 'string' ? undefined : meant
}

/** Conversions round. */
const ROUNDING = 1e-6
