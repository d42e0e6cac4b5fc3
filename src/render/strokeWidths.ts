// The widths of strokes on a board, by the size of its cells. Strokes grow more slowly than cells: on a small board
// they must survive printing, on a large one they must not dominate. A thick stroke is wide enough that boxes and cages are
// seen before cells, and no wider, so that the numbers stay the darkest part of a board: two and a half times as wide as a
// thin one, or twice in cells too small to write in, such as those of solutions.
//
//   cell     3.5 mm   5 mm   10 mm   15 mm   25 mm
//   thin        .75    .75     .75     .77    1.25    with lines of at least .75 pt
//   thick      1.50   1.88    1.88    2.21    3.60
//   thin        .40    .40     .51     .77    1.25    with lines of at least .4 pt
//   thick      1.00   1.00    1.47    2.21    3.60

import type { Stroke } from '../scene.ts'

/** The thinnest line, in points, unless a document allows thinner ones. Thinner ones may vanish in print. */
export const THINNEST_STROKE = 0.75

/** The widths as fractions of a cell, with bounds in points. */
const THIN = { share: 0.018, most: 1.25 } as const
const THICK = { share: 0.052, least: 1, most: 3.6 } as const

/**
 * The least width of a thick stroke as a multiple of the thin strokes of the same board: usually, and on the
 * smallest boards.
 */
const CONTRAST = 2.5
const LEAST_CONTRAST = 2
/** A thick stroke that is as wide as this share of a cell need not reach the usual contrast, only the least. */
const MOST_SHARE = 0.15

/**
 * The width of a stroke on a board with cells of this side; `thinnest` is the thinnest line that can be
 * printed. All are in points.
 */
export function strokeWidth(stroke: Stroke, cell: number, thinnest: number = THINNEST_STROKE): number {
  const thin = Math.max(thinnest, Math.min(cell * THIN.share, THIN.most))
  if (stroke === 'thin') return thin
  const contrast = Math.max(LEAST_CONTRAST * thin, Math.min(CONTRAST * thin, MOST_SHARE * cell))
  return Math.max(contrast, THICK.least, Math.min(cell * THICK.share, THICK.most))
}

/** How far the strokes on the border of a board reach beyond it, in points. */
export function overhang(cell: number, thinnest?: number): number {
  return strokeWidth('thick', cell, thinnest) / 2
}
