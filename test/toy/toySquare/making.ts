// Makes toy squares: removes numbers from a random full one.

import { latinSquare } from '../../../src/families/latin/randomSquare.ts'
import type { Making } from '../../../src/families/making.ts'
import type { Shape } from '../../../src/families/puzzle.ts'
import { countGivens, removableGivens, takeGivensAway } from '../../../src/families/takeGivensAway.ts'
import type { ToyPuzzle } from './puzzle.ts'

/** The making of toy squares. */
export const making: Making<Shape, ToyPuzzle> = {
  shape: '5x5',
  clueNames: ['given', 'givens'],
  symmetric: true,
  options: [],
  proofNodes: () => 100,
  fill(rng, shape) {
    const solution = latinSquare(rng, shape.rows)
    return { puzzle: { shape, givens: solution }, solution }
  },
  reduce: takeGivensAway,
  removals: (puzzle, _, wishes) => removableGivens(puzzle, wishes),
  isMonotone: true,
  countClues: countGivens,
}
