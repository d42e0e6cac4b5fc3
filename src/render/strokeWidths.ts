// The widths of strokes on a board, by the size of its cells. Strokes grow more slowly than cells: on a small
// board they must survive printing, on a large one they must not dominate.

import type { Stroke } from '../scene.ts'

/** The thinnest line, in points. Thinner ones may vanish in print. */
export const THINNEST_STROKE = 0.75

/** A stroke's width as a fraction of a cell, with bounds in points. */
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

/** How far the strokes on the border of a board reach beyond it, in points. */
export function overhang(cell: number): number {
  return strokeWidth('thick', cell) / 2
}
