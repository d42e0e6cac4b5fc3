// What cages leave of whole groups is true on full boards, and is what setters find by hand.

import { describe, expect, it } from 'vitest'
import { totalsLeft } from '../../../../src/families/latin/rules/lineTotals.ts'
import type { Clue } from '../../../../src/families/latin/rules/ruleBoard.ts'
import { type SudokuPuzzle, type SudokuShape, sudokuBoard } from '../../../../src/families/sudoku/puzzle.ts'
import { findFamily } from '../../../../src/index.ts'
import { makeRng, shuffled } from '../../../../src/kernel/rng.ts'

const sudoku = findFamily('sudoku')
const shapeOf = (text: string) => sudoku.notation.parseShape(text) as SudokuShape
const cage = (value: number, ...cells: number[]): Clue => ({ rule: 'killer', cells, value: `${value}` })
const { groups } = sudokuBoard({ shape: shapeOf('4x4') })

describe('on a board of four', () => {
  it('a cell that cages leave of a row is an innie', () => {
    // The row adds to 10.
    expect(totalsLeft([cage(3, 0, 1), cage(4, 2, 6)], groups)).toContainEqual({
      cells: [2, 3],
      total: 7,
      clue: 'leftover 7 (row 1, 10 − 3)',
      remainder: { place: 'inside', house: 'row 1', calculation: '10 − 3' },
    })
    expect(totalsLeft([cage(6, 0, 1, 2)], groups)).toContainEqual({
      cells: [3],
      total: 4,
      clue: 'leftover 4 (row 1, 10 − 6)',
      remainder: { place: 'inside', house: 'row 1', calculation: '10 − 6' },
    })
  })

  it('a cell outside of cages that cover a row is an outie', () => {
    expect(totalsLeft([cage(3, 0, 1), cage(9, 2, 3, 7)], groups)).toContainEqual({
      cells: [7],
      total: 2,
      clue: 'leftover 2 (row 1, 3 + 9 − 10)',
      remainder: { place: 'outside', house: 'row 1', calculation: '3 + 9 − 10' },
    })
  })

  it('of cages that overlap, the first counts', () => {
    expect(totalsLeft([cage(3, 0, 1), cage(9, 1, 2, 3)], groups)).toContainEqual({
      cells: [2, 3],
      total: 7,
      clue: 'leftover 7 (row 1, 10 − 3)',
      remainder: { place: 'inside', house: 'row 1', calculation: '10 − 3' },
    })
  })
})

it.each(['6x6+killer', '9x9+killer', '9x9+x+killer'])('holds on full boards of %s', (text) => {
  const shape = shapeOf(text)
  const rng = makeRng(`totals/${text}`)
  let checked = 0
  for (let tries = 0; tries < 20; tries++) {
    const full = sudoku.making.fill(rng, shape, { minimal: false, symmetry: 'none', own: {} })
    if (!full) continue
    const { clues = [] } = full.puzzle as SudokuPuzzle
    // A part of the cages: then cells without a cage are left, too.
    for (const cages of [clues, shuffled(rng, clues).slice(0, clues.length / 2)]) {
      for (const { cells, total } of totalsLeft(cages, sudokuBoard({ shape }).groups)) {
        expect(cells.reduce((sum, cell) => sum + full.solution[cell], 0)).toBe(total)
        checked++
      }
    }
  }
  expect(checked).toBeGreaterThan(50)
})
