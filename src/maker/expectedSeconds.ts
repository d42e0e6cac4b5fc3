// Estimates how long it takes to make the puzzles of an order, from the table of measured shapes. The estimate is rough:
// puzzles of one kind differ by a factor of ten, and so do computers.

import { STARS } from '../grader/stars.ts'
import type { Recipe } from './puzzleRecipe.ts'
import { TYPICAL_SECONDS, type TypicalShape } from './typicalSeconds.ts'

/**
 * For sizes beyond the table, the time is assumed to grow as a power of the number of cells. This is the largest exponent of
 * that power.
 */
const STEEPEST = 4

/**
 * The expected time for a puzzle by a table, in seconds of one core; undefined if the family is not in the table or the order
 * has wishes that may take any time: a number of clues, a degree or a tier.
 */
export function expectedSeconds(
  { family, shape, order }: Recipe,
  table: Readonly<Record<string, readonly TypicalShape[]>> = TYPICAL_SECONDS,
): number | undefined {
  const rows = table[family.name]
  if (!rows || order.clues || order.degree || order.tier) return undefined
  const { stars } = order
  const columns = stars ? STARS.filter((one) => one >= stars.least && one <= stars.most) : [0]
  const known = columns.flatMap((column) => secondsAt(rows, shape.rows * shape.columns, column) ?? [])
  if (known.length === 0) return undefined
  return known.reduce((sum, seconds) => sum + seconds, 0) / known.length
}

/**
 * The seconds for a number of cells, interpolated between the nearest two shapes: the logarithm of the time is assumed to be
 * linear in the logarithm of the number of cells.
 */
function secondsAt(rows: readonly TypicalShape[], cells: number, column: number): number | undefined {
  const points = rows.flatMap(({ cells: at, seconds }) => {
    const time = seconds[column]
    return time === null ? [] : { x: Math.log(at), y: Math.log(time) }
  })
  if (points.length === 0) return undefined
  if (points.length === 1) return Math.exp(points[0].y)
  const x = Math.log(cells)
  const next = points.findIndex((point) => point.x >= x)
  const right = Math.max(1, next === -1 ? points.length - 1 : next)
  const [from, to] = [points[right - 1], points[right]]
  const slope = Math.min(STEEPEST, (to.y - from.y) / (to.x - from.x))
  const near = next === -1 ? to : from
  return Math.exp(near.y + slope * (x - near.x))
}
