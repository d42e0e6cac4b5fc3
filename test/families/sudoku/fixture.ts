// What the tests know of Sudoku.

import { sudoku } from '../../../src/families/sudoku/index.ts'
import type { SudokuPuzzle } from '../../../src/families/sudoku/puzzle.ts'
import { cellAtoms, givenRules, oneValueEach } from '../../support/asp.ts'
import type { Fixture } from '../../support/fixture.ts'
import {
  emptyBoard,
  indices,
  inRandomOrder,
  keepSome,
  someSolution,
  spoilOneGiven,
} from '../../support/randomClues.ts'
import { cellsFrom, coin, rearranged, shuffledBlocks } from '../../support/twins.ts'
import { ruledTwin, ruleProgram } from '../latin/rules/fixtures.ts'

/** Of the shapes that are drawn. */
const BOXES: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  '4x4': [2, 2],
  '6x6/3x2': [3, 2],
  '9x9': [3, 3],
  '9x9+hyper': [3, 3],
  '10x10': [2, 5],
  '16x16': [4, 4],
}

/** Sudoku, as the tests need it. */
export const fixture: Fixture<SudokuPuzzle> = {
  smallShapes: [
    '4x4',
    '4x4+x',
    '4x4+hyper+anti-knight',
    '6x6',
    '6x6/3x2',
    '6x6+anti-king',
    '6x6+disjoint',
    '8x8/4x2',
  ],
  makeBoard(rng, text, isSpoilt) {
    const shape = sudoku.notation.parseShape(text)
    const solution = someSolution(sudoku, emptyBoard(shape), rng)
    const givens = keepSome(rng, solution, Math.floor(solution.length * 0.35))
    if (isSpoilt) spoilOneGiven(rng, givens, 1, shape.rows)
    return { puzzle: { shape, givens }, solution }
  },
  twin(rng, board) {
    const { shape } = board.puzzle
    const { size, boxRows, boxColumns, rules } = shape
    if (rules.length > 0) return ruledTwin(rng, board)
    const from = cellsFrom(shape, {
      rows: shuffledBlocks(rng, size, boxRows),
      columns: shuffledBlocks(rng, size, boxColumns),
      isTransposed: boxRows === boxColumns && coin(rng),
    })
    const labels = inRandomOrder(rng, indices(size))
    return rearranged(board, from, (value) => labels[value - 1] + 1)
  },
  program(puzzle) {
    const { size, boxRows, boxColumns } = puzzle.shape
    return `
    ${cellAtoms(puzzle)} ${givenRules(puzzle)} ${oneValueEach(1, size)}
    group(C, row(C / ${size})) :- cell(C).
    group(C, column(C \\ ${size})) :- cell(C).
    group(C, box(C / ${size} / ${boxRows}, (C \\ ${size}) / ${boxColumns})) :- cell(C).
    ${ruleProgram(puzzle.shape)}
    :- group(C, G), group(D, G), C < D, holds(C, V), holds(D, V).`
  },
  gradedShapes: ['6x6', '9x9'],
  quickShape: '6x6',
  explained: [
    ['9x9', 8],
    ['6x6', 4],
    ['9x9+x', 3],
    ['9x9+hyper+anti-knight', 2],
    ['6x6+non-consecutive', 2],
  ],
  bookShape: '6x6',
  largest: [{ shape: '9x9' }, { shape: '16x16' }, { shape: '25x25' }],
  drawn: Object.keys(BOXES).map((shape) => ({ shape })),
  drawing: {
    partOf({ shape }, row, column) {
      const [rows, columns] = BOXES[shape.text]
      return `${Math.floor(row / rows)} ${Math.floor(column / columns)}`
    },
    isOwn: (mark) => mark.mark === 'rectangle' && mark.isShaded === true,
  },
}
