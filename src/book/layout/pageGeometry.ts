// Where things stand on the pages of a book: margins, the place of running heads and page numbers, and between them
// the content. Right-hand pages have odd numbers; left-hand ones mirror their margins, not what stands between them.
//
//   left-hand page          right-hand page        margins, the inside one by the number of pages
//   ┌───────────────┐       ┌───────────────┐
//   │ head          │       │          head │      head: baseline of running heads, and of the titles of sections
//   │ ┌───────────┐ │       │ ┌───────────┐ │
//   │ │  content  │ │       │ │  content  │ │      content: what a page is for; x is counted from its left end
//   │ └───────────┘ │       │ └───────────┘ │
//   │ 12            │       │            13 │      foot: baseline of page numbers
//   └───────────────┘       └───────────────┘

import { INCH } from '../../render/units.ts'
import type { Design } from '../bookContents.ts'
import { insideMargin, OUTSIDE_MARGIN } from '../printLimits.ts'
import { CAPITALS, DESCENDERS, type TypeSizes, typeSizes } from './typeSizes.ts'

/** Where things stand on the pages of a book, in points. */
export interface Geometry {
  /** Of the trimmed page. */
  readonly pageWidth: number
  /** The height of the trimmed page. */
  readonly pageHeight: number
  /** What keeps clear of the edges. */
  readonly margins: {
    readonly inside: number
    readonly outside: number
    readonly top: number
    readonly bottom: number
  }
  /** Baselines. */
  readonly head: number
  /** The baseline of page numbers. */
  readonly foot: number
  /** What is between head and foot. */
  readonly content: Content
  /** The sizes of letters. */
  readonly type: TypeSizes
}

interface Content {
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The share of the page's width that is left at the outside, and within limits. */
const OUTSIDE_SHARE = 0.065
const MOST_OUTSIDE = 0.6 * INCH
const LEAST_OUTSIDE = OUTSIDE_MARGIN + 0.08 * INCH

/** What the inside margin has beyond the least, as a share of the page's width: the book must not be broken to be read. */
const MORE_INSIDE = 0.03

/** Between the content and what stands above and below it: in em of the running text, and more on pages of more than eight inches. */
const LEAST_GAP = 0.75
const MORE_GAP = 0.035

/** The places on the pages of a book of so many pages. */
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
    content: { top, width: width - inside - outside, height: bottom - top },
    type,
  }
}

/** Whether the page of this index, from 0, is a right-hand one. */
export function isRightHand(page: number): boolean {
  return page % 2 === 0
}

/** Where the content begins on a page. */
export function contentLeft({ margins }: Geometry, page: number): number {
  return isRightHand(page) ? margins.inside : margins.outside
}
