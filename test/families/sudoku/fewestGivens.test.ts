// Counts again the minimum number of givens of small Sudokus, and tests the reasoning that all of 4x4 take.

import { describe, expect, it } from 'vitest'
import { fewestGivens } from '../../../src/families/sudoku/fewestGivens.ts'
import { sudoku } from '../../../src/families/sudoku/index.ts'
import { SUDOKU_SHAPES, sudokuShape } from '../../../src/families/sudoku/puzzle.ts'
import { makeReasoning } from '../../../src/grader/grade.ts'
import { makeMaker, makeSolver, NO_WISHES } from '../../../src/index.ts'
import { hasPuzzle, kindsOfGrids } from '../../support/fullGrids.ts'

const BOXES = { rows: 2, columns: 2 }
const { all, kinds } = kindsOfGrids(BOXES)

describe('the fewest givens', () => {
  it('of 4x4 are 4: each of the two kinds of grids has such a puzzle, and none with 3', () => {
    expect([all, kinds.length]).toEqual([12, 2])
    const least = fewestGivens(sudokuShape(4)).clues
    expect(kinds.map((grid) => hasPuzzle(BOXES, grid, least))).toEqual([true, true])
    expect(kinds.map((grid) => hasPuzzle(BOXES, grid, least - 1))).toEqual([false, false])
  })

  it('are as published for boxes in both directions; the number for the largest shape may be unknown', () => {
    expect(SUDOKU_SHAPES.map((shape) => fewestGivens(shape).clues)).toEqual([
      4, 8, 8, 14, 14, 17, 9, 9, 11, 11, 11, 11, 15, 15, 15, 24,
    ])
  })

  it('are at most the numbers that the generator reaches', () => {
    const make = makeMaker(sudoku, sudokuShape(6), { ...NO_WISHES, clues: { least: 8, most: 8 } })
    expect(make('eight', 3000)).toMatchObject({ clues: 8 })
  })
})

it('every 4x4 Sudoku is solved by singles', () => {
  const shape = sudokuShape(4)
  const empty = { shape, givens: new Array<number>(16).fill(0) }
  const grids = makeSolver()(sudoku, empty, { solutions: 1000 }).solutions
  expect(grids).toHaveLength(288)
  const reason = makeReasoning()
  const tiers = new Set<string>()
  let puzzles = 0
  for (const grid of kinds) {
    const alike = grids
      .filter((other) => String(other) !== String(grid))
      .map((other) => sameCells(grid, other))
    const isUnique = Uint8Array.from({ length: 1 << 16 }, (_, cells) =>
      alike.every((same) => (cells & ~same) !== 0) ? 1 : 0,
    )
    // Additional givens never make a puzzle harder, so minimal puzzles are sufficient.
    for (let cells = 0; cells < 1 << 16; cells++) {
      if (!isUnique[cells] || grid.some((_, cell) => cells & (1 << cell) && isUnique[cells ^ (1 << cell)]))
        continue
      const givens = grid.map((value, cell) => (cells & (1 << cell) ? value : 0))
      tiers.add(reason(sudoku, { shape, givens }, grid).tier)
      puzzles++
    }
  }
  expect([...tiers]).toEqual([sudoku.grading.hardestTier?.(shape)])
  expect(puzzles).toBeGreaterThan(500)
})

/** The cells in which two grids agree, as bits. */
function sameCells(one: readonly number[], other: readonly number[]): number {
  return one.reduce((bits, value, cell) => (value === other[cell] ? bits | (1 << cell) : bits), 0)
}
