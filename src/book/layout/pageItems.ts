// Items of a page by where they stand: texts from the left, around a middle, up to a right end; boards; stars.

import { STARS } from '../../grader/stars.ts'
import type { Item, RuleItem, SceneItem, StarsItem, TextItem } from '../../render/page.ts'
import type { Scene, Weight } from '../../scene.ts'
import { SMALLEST_TYPE, THINNEST_LINE } from '../printLimits.ts'
import type { Setting } from './draftPage.ts'
import { fitted } from './lineBreaking.ts'

/** Which point of a line of text is at x. */
export type Alignment = 'left' | 'centre' | 'right'

/** What is set in letters has to know theirs alone. */
export type Lettering = Pick<Setting, 'typeface'>

/** How a line of text is set. */
interface TextLook {
  readonly size: number
  readonly weight?: Weight
  readonly align?: Alignment
  readonly link?: string | undefined
  /** The width that it has; where it would be wider it is set smaller, and cut in the end. */
  readonly room?: number
}

/** A line of text: x is its left end, its middle or its right end. */
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

/** The gap between two stars is part of the first one's width: behind the last there is none. */
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

/** A line across. */
export function ruleItem(x1: number, x2: number, y: number): RuleItem {
  return { item: 'rule', x1, y1: y, x2, y2: y, width: THINNEST_LINE }
}

/** A board: its top left corner and the side of its cells. */
export function sceneItem(scene: () => Scene, x: number, y: number, cell: number): SceneItem {
  return { item: 'scene', scene, x, y, cell }
}

/** A place that links lead to. */
export function anchorItem(name: string, y: number): Item {
  return { item: 'anchor', name, y }
}

/** An item as much further to the right. */
export function movedRight(item: Item, by: number): Item {
  if (item.item === 'anchor') return item
  if (item.item === 'rule') return { ...item, x1: item.x1 + by, x2: item.x2 + by }
  return { ...item, x: item.x + by }
}
