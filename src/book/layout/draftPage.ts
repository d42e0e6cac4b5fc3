// A page in the making: what stands on it, before it is known on which side of the book it comes.

import type { Item } from '../../render/page.ts'
import type { Typeface } from '../../render/typeface.ts'
import type { Design } from '../bookContents.ts'
import type { Geometry } from './pageGeometry.ts'

/** What every part of a book is laid out with. */
export interface Setting {
  /** How the book looks. */
  readonly design: Design
  /** Its letters. */
  readonly typeface: Typeface
  /** Where things stand on its pages. */
  readonly geometry: Geometry
}

/** A title, and the stars that stand behind it. */
export interface Heading {
  /** The text. */
  readonly title: string
  /** Left out where there are none. */
  readonly stars?: number
}

/** A page before it has a number. */
export interface DraftPage {
  /** x from the left end of the content, y from the top of the page. */
  readonly items: readonly Item[]
  /** What its head says, where that is not what the heads of its part say. */
  readonly heading?: Heading
  /** Whether it opens its part: then the heading takes the place of the running head. */
  readonly isOpening?: boolean
  /** Whether it has neither running head nor page number. */
  readonly isBare?: boolean
}

/** What begins on a page of a part, and is listed in the contents. */
interface Listed {
  readonly heading: Heading
  /** Where links to it lead. */
  readonly anchor: string
  /** Index of its page in the part, from 0. */
  readonly page: number
  /** The numbers of its puzzles, as they are printed. */
  readonly numbers?: string
}

/** A part of the book: pages that follow each other. */
export interface BookPart {
  /** What its running heads say. */
  readonly heading: Heading
  /** Its pages. */
  readonly pages: readonly DraftPage[]
  /** Whether it begins on a right-hand page. */
  readonly startsRight: boolean
  /** What the contents list of it. */
  readonly listed: readonly Listed[]
}

/** A part that is listed as a whole. */
export function listedPart(
  title: string,
  anchor: string,
  pages: readonly DraftPage[],
  startsRight = false,
): BookPart {
  const heading = { title }
  return { heading, pages, startsRight, listed: [{ heading, anchor, page: 0 }] }
}

/** A page on which nothing stands. */
export const EMPTY_PAGE: DraftPage = { items: [], isBare: true }
