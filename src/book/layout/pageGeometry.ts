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

import { CAPITALS, DESCENDERS, LEADING } from '../../print/items.ts'
import { insideMargin, OUTSIDE_MARGIN, SMALLEST_TYPE } from '../../print/printLimits.ts'
import { INCH } from '../../render/paperSize.ts'
import type { Design } from '../bookContents.ts'

/** The geometry of a book's pages, in points. */
export interface Geometry {
  /** The width of the trimmed page. */
  readonly pageWidth: number
  /** The height of the trimmed page. */
  readonly pageHeight: number
  /** The margins. */
  readonly margins: {
    readonly inside: number
    readonly outside: number
    readonly top: number
    readonly bottom: number
  }
  /** The baseline of running heads. */
  readonly head: number
  /** The baseline of page numbers. */
  readonly foot: number
  /** The space from the head to the content, and from the content to the page number. */
  readonly outerGap: number
  /** The area between head and foot. */
  readonly content: Content
  /** The sizes of type. */
  readonly type: TypeSizes
}

interface Content {
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The outside margin as a share of the page's width, within limits. */
const OUTSIDE_SHARE = 0.065

const MOST_OUTSIDE = 0.6 * INCH

const LEAST_OUTSIDE = OUTSIDE_MARGIN + 0.08 * INCH

/**
 * Extra inside margin, as a share of the page's width, so that the book can be read without forcing it open.
 */
const MORE_INSIDE = 0.03

/**
 * The gap above and below the content, in em of the running text. Pages of more than eight inches have more.
 */
const LEAST_GAP = 0.75

const MORE_GAP = 0.035

/** The geometry for a book with this number of pages. */
export function geometryOf(design: Pick<Design, 'trim' | 'isLargePrint'>, pages: number): Geometry {
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
    pageWidth: width,
    pageHeight: height,
    margins: { inside, outside, top: outside, bottom: outside },
    head,
    foot,
    outerGap: gap,
    content: { top, width: width - inside - outside, height: bottom - top },
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

/** The sizes of a book, in points. */
interface TypeSizes {
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

/** The size of running text on a page five inches wide, and on one eight and a half inches wide. */
const SMALL_BODY = 9

const LARGE_BODY = 10.5

const LARGE_PRINT_BODY = 14

/** The type sizes of a book, which grow with its page. */
function typeSizes({ trim, isLargePrint }: Pick<Design, 'trim' | 'isLargePrint'>): TypeSizes {
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
