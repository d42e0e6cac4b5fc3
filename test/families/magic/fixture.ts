// What the tests know of magic number boards.

import { magic } from '../../../src/families/magic/index.ts'
import type { MagicPuzzle } from '../../../src/families/magic/puzzle.ts'
import { below } from '../../../src/kernel/rng.ts'
import { cellAtoms, givenRules, permutation } from '../../support/asp.ts'
import type { Fixture } from '../../support/fixture.ts'
import {
  emptyBoard,
  indices,
  inRandomOrder,
  keepSome,
  someSolution,
  spoilOneGiven,
} from '../../support/randomClues.ts'
import { cellsFrom, coin, randomTurn, rearranged } from '../../support/twins.ts'

/** The magic number board, as the tests need it. */
export const fixture: Fixture<MagicPuzzle> = {
  smallShapes: ['3x3', '3x3/7..15', '4x4', '4x4/10..25'],
  makeBoard(rng, text, isSpoilt) {
    const shape = magic.notation.parseShape(text)
    const solution = someSolution(magic, emptyBoard(shape), rng)
    const givens = keepSome(rng, solution, shape.rows === 3 ? below(rng, 3) : 3 + below(rng, 5))
    if (isSpoilt) spoilOneGiven(rng, givens, shape.first, shape.last)
    return { puzzle: { shape, givens }, solution }
  },
  twin(rng, board) {
    const { shape } = board.puzzle
    const { size, first, last } = shape
    // Pairs of opposite lines stay together, each in either order.
    const half = inRandomOrder(rng, indices(Math.floor(size / 2))).map((line) =>
      coin(rng) ? line : size - 1 - line,
    )
    const middle = size % 2 === 1 ? [(size - 1) / 2] : []
    const order = [...half, ...middle, ...half.toReversed().map((line) => size - 1 - line)]
    const { rows, columns, isTransposed } = randomTurn(rng, shape)
    const inOrder = (lines: readonly number[]) => lines.map((line) => order[line])
    const from = cellsFrom(shape, { rows: inOrder(rows), columns: inOrder(columns), isTransposed })
    const isComplement = coin(rng)
    return rearranged(board, from, (value) => (isComplement ? first + last - value : value))
  },
  program(puzzle) {
    const { size, first, last } = puzzle.shape
    const sum = ((first + last) * size) / 2
    const line = (condition: string) => `:- #sum { V, C : holds(C, V), ${condition} } != ${sum}.`
    return `
    ${cellAtoms(puzzle)} ${givenRules(puzzle)} ${permutation(first, last)}
    ${indices(size)
      .map((index) => `${line(`C / ${size} = ${index}`)} ${line(`C \\ ${size} = ${index}`)}`)
      .join('\n')}
    ${line(`C / ${size} = C \\ ${size}`)}
    ${line(`C / ${size} + C \\ ${size} = ${size - 1}`)}`
  },
  gradedShapes: ['3x3', '4x4'],
  quickShape: '4x4',
  explained: [
    ['4x4', 6],
    ['5x5', 3],
  ],
  bookShape: '4x4',
  largest: ['6x6', '8x8', '5x5/5..29'].map((shape) => ({ shape })),
  drawn: ['3x3', '5x5/5..29', '4x4/97..112'].map((shape) => ({ shape })),
}
