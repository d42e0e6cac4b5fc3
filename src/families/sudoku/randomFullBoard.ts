// Random full grids. The cells of different boxes on the diagonal do not see each other, so these boxes are
// filled with numbers in random order. A search with random values fills the rest.
//
//   3 1 | . .         3 1 | 4 2
//   2 4 | . .         2 4 | 1 3      The search branches on the cell with the fewest candidates. Going row by
//   ----+----    ->   ----+----      row without these boxes showed a bias: the digit of the top left corner was
//   . . | 3 4         1 2 | 3 4      almost twice as often in r2c4 as in r2c6 (making.test.ts would detect it).
//   . . | 2 1         4 3 | 2 1

import { type Rng, shuffled } from '../../kernel/rng.ts'
import { fillAndLay } from '../latin/rules/makeRuled.ts'
import { bindsBoard } from '../latin/rules/ruledShape.ts'
import type { FullBoard } from '../making.ts'
import { makeRandomSearch } from '../randomFill.ts'
import { model } from './model.ts'
import { type SudokuPuzzle, type SudokuShape, sudokuGroups } from './puzzle.ts'

/**
 * A search gives up after this many nodes for each cell of the grid, since a new search is faster. Most
 * searches need less than one node for each cell.
 */
const NODES_PER_CELL = 3

/**
 * The maximum number of searches with further rules, which may leave few grids: for non-consecutive grids, one
 * search in 22 succeeds.
 */
const MOST_SEARCHES = 20

// The strength is `basic`, because strong propagation finds little in a nearly empty grid. On 9x9, however, the
// model at full strength is the fastest, and further rules leave so few grids that strong propagation helps.
const search = makeRandomSearch<SudokuShape, SudokuPuzzle>(
  (shape) => model.compile(shape, shape.size === 9 || shape.rules.length > 0 ? 'full' : 'basic'),
  'fewest-candidates',
)

/**
 * Makes a random grid full of givens. Returns undefined if the search gave up, or if the boxes filled at random
 * cannot be completed to a grid (on 4x4 this happens half of the time).
 */
export function fillSudoku(rng: Rng, shape: SudokuShape): FullBoard<SudokuPuzzle> | undefined {
  return fillAndLay(rng, shape, () =>
    bindsBoard(shape) ? fillByRules(rng, shape) : fillAroundBoxes(rng, shape),
  )
}

/**
 * Fills an empty grid. The boxes on the diagonal are not filled first, because under further rules their cells
 * may see each other.
 */
function fillByRules(rng: Rng, shape: SudokuShape): number[] | undefined {
  for (let made = 0; made < MOST_SEARCHES; made++) {
    const found = searchFrom(rng, shape, emptyGrid(shape))
    if (found) return found
  }
  return undefined
}

/** Fills the boxes on the diagonal with numbers in random order, and then the rest. */
function fillAroundBoxes(rng: Rng, shape: SudokuShape): number[] | undefined {
  const { size } = shape
  const givens = emptyGrid(shape)
  const numbers = Array.from({ length: size }, (_, index) => index + 1)
  for (const box of diagonalBoxes(shape)) {
    const values = shuffled(rng, numbers)
    for (let position = 0; position < size; position++) givens[box[position]] = values[position]
  }
  return searchFrom(rng, shape, givens)
}

const emptyGrid = ({ size }: SudokuShape) => new Array<number>(size * size).fill(0)

const searchFrom = (rng: Rng, shape: SudokuShape, givens: readonly number[]) =>
  search(rng, { shape, givens }, NODES_PER_CELL * givens.length)

/** The boxes on the diagonal from the top left downwards, which share no rows and no columns. */
function diagonalBoxes(shape: SudokuShape): (readonly number[])[] {
  const { size, boxRows, boxColumns } = shape
  const boxes = sudokuGroups(shape).slice(2 * size, 3 * size)
  const across = size / boxColumns
  return Array.from({ length: Math.min(across, size / boxRows) }, (_, index) => boxes[index * across + index])
}
