// The house style: how wide a stroke is on a board with cells of this size. Strokes grow with the cells, but not as much:
// on a small board they must survive print, on a large one they must not shout.

import type { Stroke } from '../scene.ts'

/** No line is thinner, in points: what is thinner may vanish in print. */
export const THINNEST_STROKE = 0.75

/** A stroke in parts of a cell, and its bounds in points. */
interface StrokeStyle {
  readonly share: number
  readonly least: number
  readonly most: number
}

const STROKES: Readonly<Record<Stroke, StrokeStyle>> = {
  thin: { share: 0.02, least: THINNEST_STROKE, most: 1.5 },
  thick: { share: 0.06, least: 1.5, most: 4.5 },
}

/** The width of a stroke on a board with cells of this side, both in points. */
export function strokeWidth(stroke: Stroke, cell: number): number {
  const { share, least, most } = STROKES[stroke]
  return Math.min(Math.max(cell * share, least), most)
}

/** What the strokes on the border of a board reach beyond it, in points. */
export function overhang(cell: number): number {
  return strokeWidth('thick', cell) / 2
}
