// Makes toy squares: removes numbers from a random full one.

import { latinSquare } from '../../../src/families/latin/randomSquare.ts'
import type { Making } from '../../../src/families/making.ts'
import type { Shape } from '../../../src/families/puzzle.ts'
import { MAKING_OF_GIVENS } from '../../../src/families/takeGivensAway.ts'
import type { ToyPuzzle } from './puzzle.ts'

/** The making of toy squares. */
export const making: Making<Shape, ToyPuzzle> = {
  ...MAKING_OF_GIVENS,
  shape: '5x5',
  options: [],
  proofNodes: () => 100,
  fill(rng, shape) {
    const solution = latinSquare(rng, shape.rows)
    return { puzzle: { shape, givens: solution }, solution }
  },
}
