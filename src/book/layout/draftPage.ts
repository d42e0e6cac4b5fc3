// A page whose place in the book, and therefore whose side (left or right), is not known yet.

import type { Item } from '../../render/pageItems.ts'
import type { Typeface } from '../../render/typeface.ts'
import type { Scene } from '../../scene.ts'
import type { Design } from '../bookDesignAndPuzzles.ts'
import type { Geometry } from './pageGeometry.ts'

/** The data that the layout of every part of a book needs. */
export interface Setting {
  /** The design. */
  readonly design: Design
  /** The typeface. */
  readonly typeface: Typeface
  /** The geometry of the pages. */
  readonly geometry: Geometry
}

/** A title with the difficulty after it. */
export interface Heading {
  /** The text. */
  readonly title: string
  /** The number of stars, if any. */
  readonly stars?: number
  /** The remark on the puzzles beside the title, if any. */
  readonly remark?: string
  /** The numbers of the puzzles of the page, if its head says them. */
  readonly numbers?: string
  /** The fewest and the most stars, if they differ. */
  readonly range?: readonly [least: number, most: number]
}

/** A page without a number. */
export interface DraftPage {
  /** The items; x counts from the left end of the content, y from the top of the page. */
  readonly items: readonly Item[]
  /** The running head of the page, if it differs from the running head of the part. */
  readonly heading?: Heading
  /** Whether the running head is needed on both sides, because the puzzles have no stars of their own. */
  readonly saysLevel?: boolean
  /** Whether the page opens its part. The heading then replaces the running head. */
  readonly isOpening?: boolean
  /** A grey background of the page; if it is a function, with the lines of the board that the function returns. */
  readonly ground?: 'tint' | (() => Scene)
  /** Whether the page has neither running head nor page number. */
  readonly isBare?: boolean
}

/** An entry of a part in the contents. */
interface Listed {
  readonly heading: Heading
  /** The anchor of the entry's link. */
  readonly anchor: string
  /** The index of the entry's page in the part, from 0. */
  readonly page: number
  /** The numbers of the entry's puzzles, as printed. */
  readonly numbers?: string
  /** The word for the reasoning that the entry's puzzles take. */
  readonly word?: string
}

/** A part of the book: consecutive pages. */
export interface BookPart {
  /** The text of the part's running heads. */
  readonly heading: Heading
  /** Its pages. */
  readonly pages: readonly DraftPage[]
  /** Whether the part begins on a right-hand page. */
  readonly startsRight: boolean
  /** The entries of the part in the contents. */
  readonly listed: readonly Listed[]
}

/** A part with a single entry in the contents. */
export function listedPart(
  title: string,
  anchor: string,
  pages: readonly DraftPage[],
  startsRight = false,
): BookPart {
  const heading = { title }
  return { heading, pages, startsRight, listed: [{ heading, anchor, page: 0 }] }
}

/** An empty page. */
export const EMPTY_PAGE: DraftPage = { items: [], isBare: true }
