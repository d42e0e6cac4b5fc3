// Makes items of a page at given positions: texts aligned left, centred or right; boards; stars; rules.

import { STARS } from '../grader/stars.ts'
import type { Item, RuleItem, SceneItem, StarsItem, TextItem } from '../render/pageItems.ts'
import type { Typeface } from '../render/typeface.ts'
import type { Scene, Weight } from '../scene.ts'
import { fitted } from './lineBreaking.ts'
import { SMALLEST_TYPE, THINNEST_LINE } from './trimsAndPrintLimits.ts'

/** The distance between baselines, in em of the type. */
export const LEADING = 1.36

/** The height of capitals and figures, in em; in most typefaces they are not higher. */
export const CAPITALS = 0.66

/** The height of letters with ascenders, such as b, in em. */
export const ASCENDERS = 0.75

/** The depth of letters below the baseline, in em. */
export const DESCENDERS = 0.25

/** Which point of a line of text is at x: its left end, its middle or its right end. */
export type Alignment = 'left' | 'centre' | 'right'

/** The setting for functions that need only the typeface. */
export interface Lettering {
  readonly typeface: Typeface
}

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

/** The width of the widest of these texts; 0 for none. */
export function widestOf(
  setting: Lettering,
  texts: readonly string[],
  size: number,
  weight?: Weight,
): number {
  return Math.max(0, ...texts.map((text) => textWidth(setting, text, size, weight)))
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
