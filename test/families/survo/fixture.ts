// What the tests know of Survo puzzles.

import { survo } from '../../../src/families/survo/index.ts'
import type { SurvoPuzzle } from '../../../src/families/survo/puzzle.ts'
import { below } from '../../../src/kernel/rng.ts'
import { cellAtoms, givenRules, permutation } from '../../support/asp.ts'
import type { Fixture } from '../../support/fixture.ts'
import { indices, inRandomOrder, keepSome } from '../../support/randomClues.ts'
import { cellsFrom, coin, rearranged } from '../../support/twins.ts'

/** Survo, as the tests need it. */
export const fixture: Fixture<SurvoPuzzle> = {
  smallShapes: ['2x2', '2x3', '3x3', '2x5', '3x4'],
  makeBoard(rng, text, isSpoilt) {
    const shape = survo.notation.parseShape(text)
    const { rows, columns } = shape
    const numbers = indices(rows * columns).map((index) => index + 1)
    const solution = inRandomOrder(rng, numbers)
    const sumOf = (cells: number[]) => cells.reduce((sum, cell) => sum + solution[cell], 0)
    const rowSums = indices(rows).map((row) =>
      sumOf(indices(columns).map((column) => row * columns + column)),
    )
    const columnSums = indices(columns).map((column) =>
      sumOf(indices(rows).map((row) => row * columns + column)),
    )
    if (isSpoilt) {
      rowSums[0] += 2
      rowSums[1] -= 2
    }
    const givens = keepSome(rng, solution, below(rng, Math.ceil((rows * columns) / 3)))
    return { puzzle: { shape, givens, rowSums, columnSums }, solution }
  },
  twin(rng, board) {
    const { shape, rowSums, columnSums } = board.puzzle
    const rows = inRandomOrder(rng, indices(shape.rows))
    const columns = inRandomOrder(rng, indices(shape.columns))
    const isTransposed = shape.rows === shape.columns && coin(rng)
    const { puzzle, solution } = rearranged(board, cellsFrom(shape, { rows, columns, isTransposed }))
    const [down, across] = isTransposed ? [columnSums, rowSums] : [rowSums, columnSums]
    const sums = {
      rowSums: rows.map((row) => down[row]),
      columnSums: columns.map((column) => across[column]),
    }
    return { puzzle: { ...puzzle, ...sums }, solution }
  },
  program(puzzle) {
    const { rows, columns } = puzzle.shape
    const line = (condition: string, sum: number) => `:- #sum { V, C : holds(C, V), ${condition} } != ${sum}.`
    return `
    ${cellAtoms(puzzle)} ${givenRules(puzzle)} ${permutation(1, rows * columns)}
    ${puzzle.rowSums.map((sum, row) => line(`C / ${columns} = ${row}`, sum)).join('\n')}
    ${puzzle.columnSums.map((sum, column) => line(`C \\ ${columns} = ${column}`, sum)).join('\n')}`
  },
  gradedShapes: ['2x4', '3x4', '4x4'],
  quickShape: '3x4',
  // Few of 3x4 cells are harder.
  explained: [
    ['3x4', 8],
    ['4x4', 4],
  ],
  bookShape: '3x4',
  largest: [{ shape: '4x6' }, { shape: '5x6' }],
  drawn: ['2x2', '3x4', '2x10', '10x2', '6x6', '3x20'].map((shape) => ({ shape })),
  drawing: {
    isOwn: (mark, { shape }) => mark.mark === 'text' && (mark.x >= shape.columns || mark.y >= shape.rows),
  },
}
