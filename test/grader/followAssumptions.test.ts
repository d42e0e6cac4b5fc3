// Compares assumptions on Sudokus with singles by their definitions.

import { describe, expect, it } from 'vitest'
import type { Candidate } from '../../src/families/inference.ts'
import { sudokuBoard, sudokuShape } from '../../src/families/sudoku/puzzle.ts'
import { makeAssumer } from '../../src/grader/followAssumptions.ts'
import { findFamily, makeMaker, type Puzzle } from '../../src/index.ts'
import { makeDefinitions } from '../families/latin/definitions.ts'
import { makeOne } from '../support/made.ts'

const sudoku = findFamily('sudoku')
const shape = sudokuShape(6)
const CELLS = Array.from({ length: 36 }, (_, cell) => cell)

function boardOf({ givens }: Puzzle, placed: readonly (readonly [cell: number, value: number])[] = []) {
  const board = makeDefinitions(sudokuBoard({ shape }))
  givens.forEach((value, cell) => {
    if (value > 0) board.place(cell, value)
  })
  return { ...board, isSound: placed.every((one) => board.place(...one)) }
}

/** The placements until all singles of each layer, placed together, lead to a contradiction. */
function stepsTo(puzzle: Puzzle, cell: number, value: number): number {
  const placed: (readonly [cell: number, value: number])[] = [[cell, value]]
  for (;;) {
    const board = boardOf(puzzle, placed)
    const found = board.isSound ? board.seen() : 'contradiction'
    if (found === 'contradiction') return placed.length
    if (found.length === 0) return Infinity
    placed.push(...found.map((line) => line.split(' ').map(Number) as [number, number]))
  }
}

describe('an assumption', () => {
  const make = makeMaker(sudoku, shape)
  const puzzles = Array.from({ length: 12 }, (_, index) => makeOne(make, `assume/${index}`).puzzle)
  const sight = sudoku.grading.makeWeakBase(shape)
  const { steps, refuteSoonest, refuteSoon } = makeAssumer(sight)
  const frame = new Int32Array(sight.frameWords)

  it('takes as many placements to its contradiction as a search with singles', () => {
    const seen = new Set<number>()
    for (const puzzle of puzzles) {
      sight.root(frame, puzzle)
      const board = boardOf(puzzle)
      for (const cell of CELLS.filter((one) => puzzle.givens[one] === 0)) {
        for (const value of board.allowed[cell]) {
          const made = stepsTo(puzzle, cell, value)
          seen.add(made)
          expect(steps(frame, cell, value, Infinity)).toBe(made)
          expect(steps(frame, cell, value, 3)).toBe(made <= 3 ? made : Infinity)
        }
      }
    }
    expect(seen.size).toBeGreaterThan(6)
  })

  it('is refuted soonest together with all others of the same length', () => {
    for (const puzzle of puzzles) {
      sight.root(frame, puzzle)
      const board = boardOf(puzzle)
      const all = CELLS.filter((cell) => puzzle.givens[cell] === 0).flatMap((cell) =>
        [...board.allowed[cell]].map((value) => ({ cell, value, made: stepsTo(puzzle, cell, value) })),
      )
      const least = Math.min(...all.map(({ made }) => made))
      const names = all
        .filter(({ made }) => made === least && made < Infinity)
        .map(({ cell, value }) => ({ cell, value }))
      const inOrder = (a: Candidate, b: Candidate) => a.cell - b.cell || a.value - b.value
      const soonest = refuteSoonest(frame)
      for (const { steps: made } of soonest) expect(made).toBe(least)
      const nameOf = ({ cell, value }: Candidate) => ({ cell, value })
      expect(soonest.map(nameOf).sort(inOrder)).toEqual(names)
      // The other assumptions found on the way also end in contradictions; the soonest come first.
      const soon = refuteSoon(frame)
      expect(soon.slice(0, names.length).map(nameOf).sort(inOrder)).toEqual(names)
      for (const one of soon) expect(all).toContainEqual({ ...nameOf(one), made: one.steps })
    }
  })
})
