// The canonical forms of Sudokus. By looks, puzzles are the same if rotated, mirrored or relabelled. Twins
// may also exchange rows of a band, bands, columns of a stack, and stacks. The solutions of twins have the
// same least twin; of all ways that lead there, one gives the least image of the givens.

import { recent } from '../memo.ts'
import type { Canonical } from '../rules.ts'
import { smallestImage, turnsOf } from '../symmetry.ts'
import { type LeastGrid, leastGrid, type Way } from './leastGrid.ts'
import type { SudokuPuzzle, SudokuShape } from './puzzle.ts'

/** The canonical forms of Sudokus. */
export const canonicalSudoku: Canonical<SudokuPuzzle> = {
  looks({ shape, givens }) {
    // If boxes are not square, only rotations and reflections that turn rows into rows keep the boxes in
    // shape.
    const turns = turnsOf(shape).slice(0, shape.boxRows === shape.boxColumns ? 8 : 4)
    return { shape, givens: smallestImage([givens], turns, true) }
  },
  essential({ shape, givens }, solution) {
    const { least } = leastOf({ shape, solution })
    return least && { shape, givens: leastGivens(givens, least) }
  },
}

/** Least grids are kept for this many solutions, because a maker asks for many puzzles with one solution. */
const BOARDS_KEPT = 4

const leastOf = recent(
  BOARDS_KEPT,
  ({ shape, solution }: { shape: SudokuShape; solution: readonly number[] }) =>
    `${shape.text} ${solution.join()}`,
  ({ shape, solution }) => ({ least: leastGrid(shape, solution) }),
)

/**
 * The least image of the givens over all ways to the least grid. All images have numbers of the least grid
 * and differ only in their places.
 */
function leastGivens(givens: readonly number[], { grid, ways }: LeastGrid): number[] {
  let best: number[] = []
  for (const way of ways) best = lesser(best, givens, way, grid)
  return best
}

/**
 * The image of the givens by this way, if it is less than the best image so far; otherwise the best image. An
 * empty `best` means that there is no image yet.
 */
function lesser(
  best: number[],
  givens: readonly number[],
  { isTransposed, rows, columns }: Way,
  grid: Uint8Array,
): number[] {
  const size = rows.length
  const image: number[] = []
  let isLess = best.length === 0
  for (const row of rows) {
    for (const column of columns) {
      const cell = image.length
      const isGiven = givens[isTransposed ? column * size + row : row * size + column] > 0
      const value = isGiven ? grid[cell] : 0
      if (!isLess && value > best[cell]) return best
      if (value < best[cell]) isLess = true
      image.push(value)
    }
  }
  return isLess ? image : best
}
