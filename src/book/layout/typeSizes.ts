// The type sizes of a book, in points. There are only a few, all derived from the width of the page, so that
// they harmonise.

import { INCH } from '../../render/paperSize.ts'
import type { Design } from '../bookContents.ts'
import { SMALLEST_TYPE } from '../printLimits.ts'

/** The sizes of a book, in points. */
export interface TypeSizes {
  /** The size of running text. */
  readonly body: number
  /** The distance between baselines of running text. */
  readonly leading: number
  /** The size of running heads and page numbers. */
  readonly small: number
  /** The size of titles of sections and other parts. */
  readonly heading: number
  /** The size of the title on the title page. */
  readonly title: number
  /** The size of a puzzle's number, if the block is wide enough. */
  readonly number: number
  /** The size of the caption below a puzzle, if the block is wide enough. */
  readonly caption: number
  /** The size of a solution's number. */
  readonly solutionNumber: number
}

/** The distance between baselines, in em of the type. */
export const LEADING = 1.36

/** The height of capitals and figures in em, no less than in most typefaces. */
export const CAPITALS = 0.66
/** The depth of letters below the baseline, in em. */
export const DESCENDERS = 0.25

/** The size of running text on a page five inches wide, and on one eight and a half inches wide. */
const SMALL_BODY = 9
const LARGE_BODY = 10.5
const LARGE_PRINT_BODY = 14

/** The type sizes of a book, which grow with its page. */
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
    // In large print, the captions of puzzles are as large as running text.
    caption: isLargePrint ? body : Math.max(SMALLEST_TYPE, body * 0.84),
    solutionNumber: isLargePrint ? body : Math.max(SMALLEST_TYPE, body * 0.84),
  }
}
