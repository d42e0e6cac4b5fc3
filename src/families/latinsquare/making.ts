// How Latin squares are made: a random square, each equally likely unless there are further rules, loses its numbers,
// symmetrically on request.

import { latinSquare } from '../latin/randomSquare.ts'
import type { Making } from '../making.ts'
import { makeRandomSearch } from '../randomFill.ts'
import { MAKING_OF_GIVENS } from '../takeGivensAway.ts'
import { fewestInSquare } from './fewestGivens.ts'
import { compileFull } from './model.ts'
import type { LatinSquarePuzzle, LatinSquareShape } from './puzzle.ts'

/** A search for a full square gives up after this many nodes, since a new search is faster. */
const MOST_NODES = 300

const search = makeRandomSearch<LatinSquareShape, LatinSquarePuzzle>(compileFull, 'fewest-candidates')

const emptySquare = (shape: LatinSquareShape): LatinSquarePuzzle => ({
  shape,
  givens: new Array<number>(shape.size ** 2).fill(0),
})

/** The facet `making` of Latin squares. */
export const making: Making<LatinSquareShape, LatinSquarePuzzle> = {
  ...MAKING_OF_GIVENS,
  shape: '6x6',
  printedSymmetry: 'rotate180',
  options: [],
  proofNodes: () => 200,
  fill(rng, shape) {
    const solution =
      shape.rules.length === 0 ? latinSquare(rng, shape.size) : search(rng, emptySquare(shape), MOST_NODES)
    return solution && { puzzle: { shape, givens: solution }, solution }
  },
  fewestClues: fewestInSquare,
}
