// How Latin squares are made: a random full one, found by searching, loses its numbers.

import { countGivens, takeGivensAway } from '../../../src/families/givens.ts'
import type { Making } from '../../../src/families/making.ts'
import type { Shape } from '../../../src/families/puzzle.ts'
import { makeRandomSearch } from '../../../src/families/randomFill.ts'
import { model } from './model.ts'
import type { LatinPuzzle } from './puzzle.ts'

const search = makeRandomSearch<Shape, LatinPuzzle>(
  (shape) => model.compile(shape, 'basic'),
  'fewest-candidates',
)

/** How Latin squares are made. */
export const making: Making<Shape, LatinPuzzle> = {
  shape: '5x5',
  clueNames: ['given', 'givens'],
  symmetric: true,
  options: [],
  proofNodes: () => 100,
  fill(rng, shape) {
    const givens = new Array<number>(shape.rows * shape.columns).fill(0)
    const solution = search(rng, { shape, givens }, 1000)
    return solution && { puzzle: { shape, givens: solution }, solution }
  },
  reduce: (rng, board, wishes) => takeGivensAway(rng, board, wishes),
  countClues: countGivens,
}
