// How Latin squares are made: a random square is filled, and then numbers are removed, symmetrically on request.
// All squares are equally likely unless there are further rules.

import { latinSquare } from '../latin/randomSquare.ts'
import { fillAndLay, MAKING_UNDER_RULES, proofNodesUnderRules } from '../latin/rules/makeRuled.ts'
import type { Clue } from '../latin/rules/ruleBoard.ts'
import { bindsBoard } from '../latin/rules/ruledShape.ts'
import type { Making } from '../making.ts'
import { makeRandomSearch } from '../randomFill.ts'
import { fewestInSquare } from './fewestGivens.ts'
import { compileFull } from './model.ts'
import type { LatinSquarePuzzle, LatinSquareShape } from './puzzle.ts'

/** A search for a full square gives up after this many nodes, since a new search is faster. */
const MOST_NODES = 300

const search = makeRandomSearch<LatinSquareShape, LatinSquarePuzzle>(compileFull, 'fewest-candidates')

const emptySquare = (shape: LatinSquareShape, clues: readonly Clue[]): LatinSquarePuzzle => ({
  shape,
  givens: new Array<number>(shape.size ** 2).fill(0),
  clues,
})

/** The facet `making` of Latin squares. */
export const making: Making<LatinSquareShape, LatinSquarePuzzle> = {
  ...MAKING_UNDER_RULES,
  shape: '6x6',
  printedSymmetry: 'rotate180',
  options: [],
  proofNodes: proofNodesUnderRules,
  fill: (rng, shape) =>
    fillAndLay(rng, shape, (clues) =>
      bindsBoard(shape) ? search(rng, emptySquare(shape, clues), MOST_NODES) : latinSquare(rng, shape.size),
    ),
  fewestClues: fewestInSquare,
}
