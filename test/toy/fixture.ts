// What the tests know of the toy family.

import { cellAtoms, givenRules, latinRules, oneValueEach } from '../support/asp.ts'
import type { Fixture } from '../support/fixture.ts'
import { indices, inRandomOrder, latinSquareBoard } from '../support/randomClues.ts'
import { cellsFrom, randomTurn, rearranged } from '../support/twins.ts'
import { toySquare } from './toySquare/index.ts'
import type { ToyPuzzle } from './toySquare/puzzle.ts'

/** The toy square, as the tests need it. */
export const fixture: Fixture<ToyPuzzle> = {
  smallShapes: ['4x4', '5x5'],
  makeBoard: (rng, text, isSpoilt) => latinSquareBoard(rng, toySquare.notation.parseShape(text), isSpoilt),
  twin(rng, board) {
    const { shape } = board.puzzle
    const labels = inRandomOrder(rng, indices(shape.rows))
    return rearranged(board, cellsFrom(shape, randomTurn(rng, shape)), (value) => labels[value - 1] + 1)
  },
  program: (puzzle) =>
    `${cellAtoms(puzzle)} ${givenRules(puzzle)} ${oneValueEach(1, puzzle.shape.rows)} ${latinRules(puzzle.shape.rows)}`,
  gradedShapes: ['5x5', '7x7'],
  quickShape: '5x5',
  explained: [['7x7', 4]],
  bookShape: '5x5',
  largest: [{ shape: '9x9' }],
  drawn: [{ shape: '3x3' }, { shape: '7x7' }],
}
