// The sizes of letters in a book, in points: a few, from the width of the page, so that all of them harmonise.

import { INCH } from '../../render/units.ts'
import type { Design } from '../bookContents.ts'
import { SMALLEST_TYPE } from '../printLimits.ts'

/** The sizes of a book, in points. */
export interface TypeSizes {
  /** Running text. */
  readonly body: number
  /** From one baseline of running text to the next. */
  readonly leading: number
  /** Running heads and page numbers. */
  readonly small: number
  /** The title of a section, or of any other part of the book. */
  readonly heading: number
  /** The title on the title page. */
  readonly title: number
  /** The number of a puzzle, where the block is wide enough. */
  readonly number: number
  /** What stands below a puzzle, where the block is wide enough. */
  readonly caption: number
  /** The number of a solution. */
  readonly solutionNumber: number
}

/** From one baseline to the next, in em of the type. */
export const LEADING = 1.36

/** The height of capitals and figures, and how far letters reach below the baseline, in em: as in most typefaces, not less. */
export const CAPITALS = 0.66
/** How far letters reach below the baseline, in em. */
export const DESCENDERS = 0.25

/** Running text on a page five inches wide, and on one of eight and a half. */
const SMALL_BODY = 9
const LARGE_BODY = 10.5
const LARGE_PRINT_BODY = 14

/** The sizes of a book: from a basis that grows with the page. */
export function typeSizes({ trim, isLargePrint }: Pick<Design, 'trim' | 'isLargePrint'>): TypeSizes {
  const share = Math.min(1, Math.max(0, (trim.width / INCH - 5) / 3.5))
  const usual = Math.round(4 * (SMALL_BODY + share * (LARGE_BODY - SMALL_BODY))) / 4
  const body = isLargePrint ? LARGE_PRINT_BODY : usual
  return {
    body,
    leading: body * LEADING,
    small: Math.max(SMALLEST_TYPE, body * 0.84),
    heading: body * 1.5,
    title: body * 3.4,
    number: body * 1.3,
    // In large print what belongs to a puzzle is as large as running text.
    caption: isLargePrint ? body : Math.max(SMALLEST_TYPE, body * 0.84),
    solutionNumber: isLargePrint ? body : Math.max(SMALLEST_TYPE, body * 0.84),
  }
}
