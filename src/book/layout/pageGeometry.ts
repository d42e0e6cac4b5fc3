// The geometry of a book's pages: margins, running heads, page numbers and, between them, the content. Right-hand
// pages have odd numbers. Left-hand pages mirror the margins, but not the content.
//
//   left-hand page          right-hand page        The inside margin depends on the number of pages.
//   ┌───────────────┐       ┌───────────────┐
//   │ head          │       │          head │      head: baseline of running heads and of section titles
//   │ ┌───────────┐ │       │ ┌───────────┐ │
//   │ │  content  │ │       │ │  content  │ │      content: the main area; x counts from its left end
//   │ └───────────┘ │       │ └───────────┘ │
//   │ 12            │       │            13 │      foot: baseline of page numbers
//   └───────────────┘       └───────────────┘

import { CAPITALS, DESCENDERS } from '../../print/pageItemBuilders.ts'
import { insideMargin, OUTSIDE_MARGIN, SMALLEST_TYPE } from '../../print/trimsAndPrintLimits.ts'
import { INCH } from '../../render/paperSize.ts'
import type { Design } from '../bookDesignAndPuzzles.ts'

/** The geometry of a book's pages, in points. */
export type Geometry = ReturnType<typeof geometryOf>

/** The outside margin as a share of the page's width, within limits. */
const OUTSIDE_SHARE = 0.065
const MOST_OUTSIDE = 0.6 * INCH
const LEAST_OUTSIDE = OUTSIDE_MARGIN + 0.08 * INCH

/**
 * Additional inside margin, as a share of the page's width, so that the book can be read without being forced open.
 */
const MORE_INSIDE = 0.03

/**
 * The gap above and below the content, in em of the running text. Pages higher than eight inches have an additional gap.
 */
const LEAST_GAP = 0.75
const MORE_GAP = 0.035

/** The geometry for a book with this number of pages. */
export function geometryOf(design: Pick<Design, 'trim' | 'isLargePrint'>, pages: number) {
  const { width, height } = design.trim
  const type = typeSizes(design)
  const outside = Math.min(MOST_OUTSIDE, Math.max(LEAST_OUTSIDE, OUTSIDE_SHARE * width))
  const inside = insideMargin(pages) + MORE_INSIDE * width
  const head = outside + CAPITALS * type.heading
  const foot = height - outside
  const gap = LEAST_GAP * type.body + MORE_GAP * Math.max(0, height - 8 * INCH)
  const top = head + DESCENDERS * type.heading + gap
  const bottom = foot - CAPITALS * type.small - gap
  return {
    /** The margins at the spine, and at the three other sides. */
    margins: { inside, outside },
    /** The baselines of running heads and of page numbers. */
    head,
    foot,
    /** The space between the head and the content, and between the content and the page number. */
    outerGap: gap,
    /** The area between head and foot. */
    content: { top, width: width - inside - outside, height: bottom - top },
    /** The sizes of type. */
    type,
  }
}

/** Whether the page with this index, from 0, is a right-hand page. */
export function isRightHand(page: number): boolean {
  return page % 2 === 0
}

/** The left end of the content on a page. */
export function contentLeft({ margins }: Geometry, page: number): number {
  return isRightHand(page) ? margins.inside : margins.outside
}

// The type sizes of a book, in points. There are only a few, all derived from the width of the page, so that
// they harmonise.

/** The size of running text on a page five inches wide, and on a page eight and a half inches wide. */
const SMALL_BODY = 9

const LARGE_BODY = 10.5

const LARGE_PRINT_BODY = 14

/** The type sizes of a book, which grow with the width of its page. */
function typeSizes({ trim, isLargePrint }: Pick<Design, 'trim' | 'isLargePrint'>) {
  const share = Math.min(1, Math.max(0, (trim.width / INCH - 5) / 3.5))
  const usual = Math.round(4 * (SMALL_BODY + share * (LARGE_BODY - SMALL_BODY))) / 4
  const body = isLargePrint ? LARGE_PRINT_BODY : usual
  const small = Math.max(SMALLEST_TYPE, body * 0.84)
  return {
    /** Running text. */
    body,
    /** Running heads and page numbers. */
    small,
    /** Titles of sections and other parts. */
    heading: body * 1.5,
    /** The title on the title page. */
    title: body * 3.4,
    /** The number of a puzzle, if the block is wide enough. */
    number: body * 1.3,
    /**
     * Captions below puzzles, if the block is wide enough, and numbers of solutions. In large print, they are as large as
     * running text.
     */
    caption: isLargePrint ? body : small,
  }
}
