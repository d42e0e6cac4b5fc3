// The smallest type on a board, and the cells that a board needs for readable type, measured with the
// typeface of the book.

import { PICTURE_EM } from '../../families/symbols.ts'
import { draw } from '../../render/sizedScene.ts'
import type { Typeface } from '../../render/typeface.ts'
import type { Picture, Scene, Text } from '../../scene.ts'
import { SMALLEST_TYPE } from '../printLimits.ts'

/**
 * The smallest type on a board with cells of this size; infinite for a board without text. A picture counts as the
 * number that it replaces. `thinnest` is the thinnest line that can be printed.
 */
export function smallestType(scene: Scene, cell: number, typeface: Typeface, thinnest?: number): number {
  const { parts } = draw(scene, cell, typeface, thinnest)
  return Math.min(
    ...parts.flatMap((part) => {
      if (part.part === 'picture') return part.size / PICTURE_EM
      return part.part === 'text' ? part.size : []
    }),
  )
}

/** A cell that is large enough for the type of any board, in points. */
const LARGEST_CELL = 1000

/** The smallest cell, in points, with which all type of a board has at least this size. */
export function cellForType(
  scene: Scene,
  typeface: Typeface,
  least: number = SMALLEST_TYPE,
  thinnest?: number,
): number {
  // Type grows with the cells, but more slowly.
  let small = 0
  let large = LARGEST_CELL
  for (let halving = 0; halving < 40; halving++) {
    const middle = (small + large) / 2
    if (smallestType(scene, middle, typeface, thinnest) >= least) large = middle
    else small = middle
  }
  return large
}

/**
 * A board reduced to the texts that determine the size of its cells: the widest of those set alike. This
 * saves time, because large boards are measured often.
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
  const pictures = scene.marks.filter((mark) => mark.mark === 'picture')
  const smallest = pictures.reduce<Picture | undefined>(
    (one, other) => (one && one.size <= other.size ? one : other),
    undefined,
  )
  const told = [...widest.values(), ...(smallest ? [smallest] : [])]
  return { ...scene, marks: [...scene.marks.filter(({ mark }) => mark === 'line'), ...told] }
}
