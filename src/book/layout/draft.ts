// A page in the making: what stands on it, before it is known on which side of the book it comes.

import type { Item } from '../../render/page.ts'
import type { Typeface } from '../../render/typeface.ts'
import type { Design } from '../book.ts'
import type { Geometry } from './geometry.ts'

/** What every part of a book is laid out with. */
export interface Setting {
  readonly design: Design
  readonly typeface: Typeface
  readonly geometry: Geometry
}

/** A title, and the stars that stand behind it. */
export interface Heading {
  readonly title: string
  readonly stars?: number
}

export interface DraftPage {
  /** x from the left end of the content, y from the top of the page. */
  readonly items: readonly Item[]
  /** Whether it opens its part: then the part's heading takes the place of the running head. */
  readonly isOpening?: boolean
  /** Whether it has neither running head nor page number. */
  readonly isBare?: boolean
}

/** A part of the book: pages with one heading. */
export interface Part {
  readonly heading: Heading
  /** Where links to it lead. */
  readonly anchor: string
  readonly pages: readonly DraftPage[]
  readonly startsRight: boolean
  /** Whether the contents name it. */
  readonly isListed: boolean
}

/** A page on which nothing stands. */
export const EMPTY_PAGE: DraftPage = { items: [], isBare: true }
