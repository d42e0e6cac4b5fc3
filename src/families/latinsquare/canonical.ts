// The canonical forms of Latin squares. By looks, puzzles are the same if rotated, mirrored or relabelled. Twins may
// also exchange any rows and any columns. The solutions of twins have the same least twin; of all ways that lead
// there, one gives the least image of the givens. (A square in which rows, columns and numbers change roles is
// another puzzle for people, so it is no twin here.)

import { recent } from '../memo.ts'
import type { Canonical } from '../rules.ts'
import { smallestImage, turnsOf } from '../symmetry.ts'
import { leastSquare, type SquareWay } from './leastSquare.ts'
import type { LatinSquarePuzzle } from './puzzle.ts'

/** The canonical forms of Latin squares. */
export const canonicalLatinSquare: Canonical<LatinSquarePuzzle> = {
  looks: ({ shape, givens }) => ({ shape, givens: smallestImage([givens], turnsOf(shape), true) }),
  essential({ shape, givens }, solution) {
    const { square, ways } = leastOf({ size: shape.size, solution })
    let best: number[] = []
    for (const way of ways) best = lesserImage(best, givens, way, square)
    return { shape, givens: best }
  },
}

/** Least squares are kept for this many solutions, because a maker asks for many puzzles with one solution. */
const SQUARES_KEPT = 4

const leastOf = recent(
  SQUARES_KEPT,
  ({ solution }: { readonly size: number; readonly solution: readonly number[] }) => solution.join(),
  ({ size, solution }) => leastSquare(solution, size),
)

/** The image of the givens by this way, if it is less than the best image so far; otherwise the best image. */
function lesserImage(
  best: number[],
  givens: readonly number[],
  { from }: SquareWay,
  square: readonly number[],
): number[] {
  let isLess = best.length === 0
  const image: number[] = []
  for (let cell = 0; cell < from.length; cell++) {
    const value = givens[from[cell]] > 0 ? square[cell] : 0
    if (!isLess && value > best[cell]) return best
    if (value < best[cell]) isLess = true
    image.push(value)
  }
  return isLess ? image : best
}
