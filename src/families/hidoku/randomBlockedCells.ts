// Chooses random blocked cells that do not obviously make a path impossible. The open cells must be
//
//   connected                       . # .      and have at most two dead ends      . # . # .
//   (these are not)                 . # .      (a dead end is a cell with one      . . . . .
//                                   . # .      neighbour, where the path must      (three dead ends in a Numbrix)
//                                              begin or end)
//
// In a Numbrix, a path alternates between black and white cells as on a chessboard. So its open cells must have at most
// one more of one colour than of the other.

import { type Rng, shuffled } from '../../kernel/rng.ts'
import { orbits, type SymmetryName } from '../symmetry.ts'
import { type HidokuShape, neighboursOf } from './puzzle.ts'

/**
 * Chooses `count` blocked cells with this symmetry. Returns undefined if the random choice does not reach this number.
 */
export function drawBlocked(
  rng: Rng,
  shape: HidokuShape,
  count: number,
  symmetry: SymmetryName,
): boolean[] | undefined {
  let blocked = new Array<boolean>(shape.rows * shape.columns).fill(false)
  let left = count
  for (const orbit of shuffled(rng, orbits(shape, symmetry))) {
    if (left === 0) break
    if (orbit.length > left) continue
    const more = blocked.slice()
    for (const cell of orbit) more[cell] = true
    if (!mayHavePath(shape, more, left - orbit.length)) continue
    blocked = more
    left -= orbit.length
  }
  return left === 0 ? blocked : undefined
}

/** Whether a path still seems possible if `toCome` more cells will be blocked. */
export function mayHavePath(shape: HidokuShape, blocked: readonly boolean[], toCome: number): boolean {
  const ways = openWays(shape, blocked)
  const open = openCells(blocked)
  if (open.length < 2 || open.filter((cell) => ways[cell].length < 2).length > 2) return false
  if (shape.adjacency === 'rook' && Math.abs(surplus(shape, open)) > toCome + 1) return false
  const reached = new Set([open[0]])
  for (const cell of reached) for (const neighbour of ways[cell]) reached.add(neighbour)
  return reached.size === open.length
}

/** The number of white cells minus the number of black cells. */
function surplus({ columns }: HidokuShape, cells: readonly number[]): number {
  let white = 0
  for (const cell of cells) white += (Math.floor(cell / columns) + (cell % columns)) % 2
  return 2 * white - cells.length
}

export function openCells(blocked: readonly boolean[]): number[] {
  return blocked.flatMap((isBlocked, cell) => (isBlocked ? [] : cell))
}

/** The open neighbours of each open cell. */
export function openWays(shape: HidokuShape, blocked: readonly boolean[]): number[][] {
  return neighboursOf(shape).map((around, cell) =>
    blocked[cell] ? [] : around.filter((neighbour) => !blocked[neighbour]),
  )
}
