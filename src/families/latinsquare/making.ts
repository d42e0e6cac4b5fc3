// How Latin squares are made: a random square, each equally likely, loses its numbers, symmetrically on request.

import { latinSquare } from '../latin/randomSquare.ts'
import type { Making } from '../making.ts'
import { MAKING_OF_GIVENS } from '../takeGivensAway.ts'
import { fewestInSquare } from './fewestGivens.ts'
import type { LatinSquarePuzzle, LatinSquareShape } from './puzzle.ts'

/** The facet `making` of Latin squares. */
export const making: Making<LatinSquareShape, LatinSquarePuzzle> = {
  ...MAKING_OF_GIVENS,
  shape: '6x6',
  printedSymmetry: 'rotate180',
  options: [],
  proofNodes: () => 200,
  fill(rng, shape) {
    const solution = latinSquare(rng, shape.size)
    return { puzzle: { shape, givens: solution }, solution }
  },
  fewestClues: fewestInSquare,
}
