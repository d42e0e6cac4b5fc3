// What the tests know of Latin squares.

import { latinsquare } from '../../../src/families/latinsquare/index.ts'
import type { LatinSquarePuzzle } from '../../../src/families/latinsquare/puzzle.ts'
import { cellAtoms, givenRules, latinRules, oneValueEach } from '../../support/asp.ts'
import type { Fixture } from '../../support/fixture.ts'
import {
  emptyBoard,
  indices,
  inRandomOrder,
  keepSome,
  latinSquareBoard,
  someSolution,
  spoilOneGiven,
} from '../../support/randomClues.ts'
import { cellsFrom, coin, rearranged } from '../../support/twins.ts'
import { ruledTwin, ruleProgram } from '../latin/rules/fixtures.ts'

/** Latin squares, as the tests need them. */
export const fixture: Fixture<LatinSquarePuzzle> = {
  smallShapes: ['4x4', '5x5', '5x5+x', '5x5+non-consecutive', '6x6'],
  makeBoard(rng, text, isSpoilt) {
    const shape = latinsquare.notation.parseShape(text)
    if (shape.rules.length === 0) return latinSquareBoard(rng, shape, isSpoilt)
    const solution = someSolution(latinsquare, emptyBoard(shape), rng)
    const givens = keepSome(rng, solution, Math.floor(solution.length * 0.35))
    if (isSpoilt) spoilOneGiven(rng, givens, 1, shape.size)
    return { puzzle: { shape, givens }, solution }
  },
  twin(rng, board) {
    const { shape } = board.puzzle
    if (shape.rules.length > 0) return ruledTwin(rng, board)
    const lines = indices(shape.rows)
    const from = cellsFrom(shape, {
      rows: inRandomOrder(rng, lines),
      columns: inRandomOrder(rng, lines),
      isTransposed: coin(rng),
    })
    const labels = inRandomOrder(rng, lines)
    return rearranged(board, from, (value) => labels[value - 1] + 1)
  },
  program: (puzzle) => `
    ${cellAtoms(puzzle)} ${givenRules(puzzle)} ${oneValueEach(1, puzzle.shape.rows)}
    ${latinRules(puzzle.shape.rows)} ${ruleProgram(puzzle.shape)}
    :- group(C, G), group(D, G), C < D, holds(C, V), holds(D, V).`,
  gradedShapes: ['6x6', '9x9'],
  quickShape: '6x6',
  explained: [
    ['9x9', 4],
    ['7x7', 4],
    ['6x6', 4],
  ],
  bookShape: '5x5',
  largest: [{ shape: '9x9' }],
  drawn: [{ shape: '4x4' }, { shape: '7x7' }],
}
