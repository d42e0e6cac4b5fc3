// What the tests know of Hidoku.

import { hidoku } from '../../../src/families/hidoku/index.ts'
import type { HidokuPuzzle, HidokuShape } from '../../../src/families/hidoku/puzzle.ts'
import { below, type Rng } from '../../../src/kernel/rng.ts'
import { BLOCKED } from '../../../src/kernel/searchModel.ts'
import { cellAtoms, givenRules, permutation } from '../../support/asp.ts'
import type { Fixture } from '../../support/fixture.ts'
import { cellsBeside, keepSome, oneOf, spoilOneGiven } from '../../support/randomClues.ts'
import { cellsFrom, coin, randomTurn, rearranged } from '../../support/twins.ts'

/** Hidoku, as the tests need it. */
export const fixture: Fixture<HidokuPuzzle> = {
  smallShapes: ['2x3', '3x3', '3x4/rook', '4x4', '4x5/rook', '5x5/rook'],
  makeBoard(rng, text, isSpoilt) {
    const shape = hidoku.notation.parseShape(text)
    const solution = randomPath(rng, shape)
    const givens = keepSome(rng, solution, 2 + below(rng, Math.ceil(solution.length / 3)))
    const length = solution.filter((value) => value !== BLOCKED).length
    if (isSpoilt) spoilOneGiven(rng, givens, 1, length)
    return { puzzle: { shape, givens }, solution }
  },
  twin(rng, board) {
    const { shape, givens } = board.puzzle
    const length = givens.filter((value) => value !== BLOCKED).length
    const isBackwards = coin(rng)
    const from = cellsFrom(shape, randomTurn(rng, shape))
    return rearranged(board, from, (value) => (isBackwards ? length + 1 - value : value))
  },
  program(puzzle) {
    const { columns, text } = puzzle.shape
    const near = text.endsWith('/rook') ? '|R-S| + |X-Y| = 1' : '|R-S| <= 1, |X-Y| <= 1, C != D'
    const open = puzzle.givens.filter((given) => given >= 0).length
    return `
    ${cellAtoms(puzzle)} ${givenRules(puzzle)} ${permutation(1, open)}
    touch(C, D) :- cell(C), cell(D), R = C / ${columns}, S = D / ${columns}, X = C \\ ${columns}, Y = D \\ ${columns}, ${near}.
    :- holds(C, V), holds(D, V + 1), not touch(C, D).`
  },
  gradedShapes: ['5x5', '6x6/rook', '8x8'],
  quickShape: '6x6',
  explained: [
    ['6x6', 6],
    ['6x6/rook', 6],
    ['8x8', 2],
  ],
  bookShape: '5x5/rook',
  largest: ['10x10', '12x12', '9x9/rook', '20x20/rook'].map((shape) => ({ shape })),
  drawn: [
    { shape: '1x5' },
    { shape: '5x7', own: { blocked: 6 } },
    { shape: '9x9/rook' },
    { shape: '10x11', own: { blocked: 3, freeEnds: true } },
  ],
  drawing: { isOwn: ({ mark }) => mark === 'circle' },
}

/** A path through a random part of the board that is long enough; the cells that it leaves out are blocked. */
function randomPath(rng: Rng, shape: HidokuShape): number[] {
  const cells = shape.rows * shape.columns
  const isDiagonal = !shape.text.endsWith('/rook')
  for (;;) {
    const values = new Array<number>(cells).fill(BLOCKED)
    let cell = below(rng, cells)
    let number = 0
    for (;;) {
      values[cell] = ++number
      const open = cellsBeside(cell, shape, isDiagonal).filter((next) => values[next] === BLOCKED)
      if (open.length === 0) break
      cell = oneOf(rng, open)
    }
    if (number >= cells * 0.75) return values
  }
}
