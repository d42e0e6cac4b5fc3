// How small the type of a board is, and how large its cells have to be: as it is drawn, with the typeface of the book.

import { draw } from '../../render/sizedScene.ts'
import type { Typeface } from '../../render/typeface.ts'
import type { Scene, Text } from '../../scene.ts'
import { SMALLEST_TYPE } from '../printLimits.ts'

/** The smallest type on a board with such cells, as it is drawn; endless for a board without. */
export function smallestType(scene: Scene, cell: number, typeface: Typeface): number {
  const { parts } = draw(scene, cell, typeface)
  return Math.min(...parts.flatMap((part) => (part.part === 'text' ? part.size : [])))
}

/** No board needs larger cells for its type, in points. */
const LARGEST_CELL = 1000

/** The least side of a cell with which no type of a board is smaller than this, in points. */
export function cellForType(scene: Scene, typeface: Typeface, least: number = SMALLEST_TYPE): number {
  // Type grows with the cells, though not quite as much.
  let small = 0
  let large = LARGEST_CELL
  for (let halving = 0; halving < 40; halving++) {
    const middle = (small + large) / 2
    if (smallestType(scene, middle, typeface) >= least) large = middle
    else small = middle
  }
  return large
}

/**
 * A board with no more of its texts than tell how large its cells have to be: of those that are set alike, the widest. Large
 * boards are measured often.
 */
export function telling(scene: Scene, typeface: Typeface): Scene {
  const widest = new Map<string, Text>()
  for (const mark of scene.marks) {
    if (mark.mark !== 'text') continue
    const { anchor, x, y, size, room, weight, text } = mark
    const key = [anchor, x % 1, y % 1, size, room, weight].join(' ')
    const other = widest.get(key)
    const width = typeface[weight].width
    if (!other || width(text) > width(other.text)) widest.set(key, mark)
  }
  return { ...scene, marks: [...scene.marks.filter(({ mark }) => mark === 'line'), ...widest.values()] }
}
