// How Latin squares are made: a random square, each equally likely, loses its numbers, symmetrically on request.

import { latinSquare } from '../latin/randomSquare.ts'
import type { Making } from '../making.ts'
import { countGivens, hasOpenCell, removableGivens, takeGivensAway } from '../takeGivensAway.ts'
import { fewestInSquare } from './fewestInSquare.ts'
import type { LatinSquarePuzzle, LatinSquareShape } from './puzzle.ts'

/** The facet `making` of Latin squares. */
export const making: Making<LatinSquareShape, LatinSquarePuzzle> = {
  shape: '6x6',
  clueNames: ['given', 'givens'],
  symmetric: true,
  printedSymmetry: 'rotate180',
  options: [],
  proofNodes: () => 200,
  fill(rng, shape) {
    const solution = latinSquare(rng, shape.size)
    return { puzzle: { shape, givens: solution }, solution }
  },
  reduce: takeGivensAway,
  removals: (puzzle, _, wishes) => removableGivens(puzzle, wishes),
  isMonotone: true,
  accepts: hasOpenCell,
  countClues: countGivens,
  fewestClues: fewestInSquare,
}
