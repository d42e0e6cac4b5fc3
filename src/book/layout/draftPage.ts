// A page before it has its place in the book, so that its side is not yet known.

import { STARS } from '../../grader/stars.ts'
import type { Item, RuleItem, SceneItem, StarsItem, TextItem } from '../../render/page.ts'
import type { Typeface } from '../../render/typeface.ts'
import type { Scene, Weight } from '../../scene.ts'
import type { Design } from '../bookContents.ts'
import { SMALLEST_TYPE, THINNEST_LINE } from '../printLimits.ts'
import { fitted } from './lineBreaking.ts'
import type { Geometry } from './pageGeometry.ts'

/** The setting for the layout of every part of a book. */
export interface Setting {
  /** The design. */
  readonly design: Design
  /** The typeface. */
  readonly typeface: Typeface
  /** The geometry of its pages. */
  readonly geometry: Geometry
}

/** A title with the difficulty after it. */
export interface Heading {
  /** The text. */
  readonly title: string
  /** The number of stars, if any. */
  readonly stars?: number
  /** What is said of its puzzles beside the title, if anything. */
  readonly remark?: string
  /** The fewest and the most stars, if they differ. */
  readonly range?: readonly [least: number, most: number]
}

/** A page without a number. */
export interface DraftPage {
  /** The items; x counts from the left end of the content, y from the top of the page. */
  readonly items: readonly Item[]
  /** The running head of the page, if it differs from the running head of the part. */
  readonly heading?: Heading
  /** Whether the page opens its part. The heading then replaces the running head. */
  readonly isOpening?: boolean
  /** A grey behind the page, and on it the lines of a board if there is one. */
  readonly ground?: 'tint' | (() => Scene)
  /** Whether the page has neither running head nor page number. */
  readonly isBare?: boolean
}

/** An entry of a part in the contents. */
interface Listed {
  readonly heading: Heading
  /** The anchor of the entry's link. */
  readonly anchor: string
  /** The index of its page in the part, from 0. */
  readonly page: number
  /** The printed numbers of its puzzles. */
  readonly numbers?: string
  /** The word for the reasoning that its puzzles take. */
  readonly word?: string
}

/** A part of the book: consecutive pages. */
export interface BookPart {
  /** The text of its running heads. */
  readonly heading: Heading
  /** Its pages. */
  readonly pages: readonly DraftPage[]
  /** Whether it begins on a right-hand page. */
  readonly startsRight: boolean
  /** Its entries in the contents. */
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

// Makes items of a page at given positions: texts aligned left, centred or right; boards; stars.

/** Which point of a line of text is at x: its left end, its middle or its right end. */
export type Alignment = 'left' | 'centre' | 'right'

/** The setting for functions that need only the typeface. */
export type Lettering = Pick<Setting, 'typeface'>

/** The style of a line of text. */
interface TextLook {
  readonly size: number
  readonly weight?: Weight
  readonly align?: Alignment
  readonly link?: string | undefined
  /** The available width. Wider text is set smaller and finally cut. */
  readonly room?: number
}

/** A line of text. x is its left end, its middle or its right end, by alignment. */
export function textItem(
  { typeface }: Lettering,
  text: string,
  x: number,
  y: number,
  look: TextLook,
): TextItem {
  const { weight = 'regular', align = 'left', link, room } = look
  const face = typeface[weight]
  const set =
    room === undefined
      ? { text, size: look.size }
      : fitted(face, text, { size: look.size, least: Math.min(look.size, SMALLEST_TYPE), room })
  const width = face.width(set.text) * set.size
  const left = { left: x, centre: x - width / 2, right: x - width }[align]
  return { item: 'text', ...set, x: left, y, weight, ...(link !== undefined && { link }) }
}

/** The width of a text in points. */
export function textWidth(
  { typeface }: Lettering,
  text: string,
  size: number,
  weight: Weight = 'regular',
): number {
  return typeface[weight].width(text) * size
}

/** The gap after a star, as a share of its width. The last star has none. */
const STAR_GAP = 0.1

/** A row of stars that begins or ends at x. */
export function starsItem(
  stars: number,
  x: number,
  y: number,
  size: number,
  align: 'left' | 'right' = 'left',
): StarsItem {
  return { item: 'stars', stars, of: STARS.length, x: align === 'left' ? x : x - starsWidth(size), y, size }
}

/** The width of a row of stars. */
export function starsWidth(size: number): number {
  return (STARS.length - STAR_GAP) * size
}

/** A horizontal line. */
export function ruleItem(x1: number, x2: number, y: number): RuleItem {
  return { item: 'rule', x1, y1: y, x2, y2: y, width: THINNEST_LINE }
}

/** A board, by its top left corner and the side of its cells. */
export function sceneItem(scene: () => Scene, x: number, y: number, cell: number): SceneItem {
  return { item: 'scene', scene, x, y, cell }
}

/** Makes an anchor, to which links lead. */
export function anchorItem(name: string, y: number): Item {
  return { item: 'anchor', name, y }
}

/** An item moved to the right by this distance. */
export function movedRight(item: Item, by: number): Item {
  if (item.item === 'anchor') return item
  if (item.item === 'rule') return { ...item, x1: item.x1 + by, x2: item.x2 + by }
  return { ...item, x: item.x + by }
}
