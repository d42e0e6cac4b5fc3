// Compares assumptions on Sudokus with a second implementation that uses only sets of candidates.

import { describe, expect, it } from 'vitest'
import type { Candidate } from '../../src/families/inference.ts'
import { makeAssumer } from '../../src/grader/assumptions.ts'
import { findFamily, makeMaker, type Puzzle } from '../../src/index.ts'
import { makeOne } from '../support/made.ts'

const sudoku = findFamily('sudoku')
const shape = sudoku.notation.parseShape('6x6')
const SIZE = 6
const CELLS = Array.from({ length: SIZE * SIZE }, (_, cell) => cell)
const VALUES = [1, 2, 3, 4, 5, 6]

/** Rows, columns and boxes of 2 rows and 3 columns. */
const GROUP_OF = [
  (cell: number) => Math.floor(cell / SIZE),
  (cell: number) => cell % SIZE,
  (cell: number) => 2 * Math.floor(cell / (2 * SIZE)) + Math.floor((cell % SIZE) / 3),
]
const GROUPS = GROUP_OF.flatMap((of) => VALUES.map((value) => CELLS.filter((cell) => of(cell) === value - 1)))

/** The candidates of each cell; a placed value is alone and marked. */
interface Board {
  readonly candidates: Set<number>[]
  readonly placed: (number | undefined)[]
}

function boardOf({ givens }: Puzzle): Board {
  const board = { candidates: CELLS.map(() => new Set(VALUES)), placed: CELLS.map(() => undefined) }
  givens.forEach((value, cell) => {
    if (value > 0) put(board, cell, value)
  })
  return board
}

/**
 * Places a value and removes it from all cells that share a group. Returns false if it was already removed
 * there.
 */
function put({ candidates, placed }: Board, cell: number, value: number): boolean {
  if (placed[cell] !== undefined || !candidates[cell].has(value)) return false
  placed[cell] = value
  for (const group of GROUPS.filter((one) => one.includes(cell))) {
    for (const other of group) if (other !== cell) candidates[other].delete(value)
  }
  return true
}

/**
 * Returns all singles of a board as `cell value`; undefined if a cell or a value has no place, or two values
 * need the same cell.
 */
function singles({ candidates, placed }: Board): Set<string> | undefined {
  const found = new Set<string>()
  const open = CELLS.filter((cell) => placed[cell] === undefined)
  for (const cell of open) {
    if (candidates[cell].size === 0) return undefined
    if (candidates[cell].size === 1) found.add(`${cell} ${[...candidates[cell]][0]}`)
  }
  for (const group of GROUPS) {
    for (const value of VALUES) {
      if (group.some((cell) => placed[cell] === value)) continue
      const places = group.filter((cell) => placed[cell] === undefined && candidates[cell].has(value))
      if (places.length === 0) return undefined
      if (places.length === 1) found.add(`${places[0]} ${value}`)
    }
  }
  // Two values with the same cell as their only place.
  const cells = new Set([...found].map((one) => one.split(' ')[0]))
  return cells.size < found.size ? undefined : found
}

function stepsTo(board: Board, cell: number, value: number): number {
  const copy = { candidates: board.candidates.map((set) => new Set(set)), placed: board.placed.slice() }
  let made = 1
  if (!put(copy, cell, value)) return made
  for (;;) {
    const found = singles(copy)
    if (!found) return made
    if (found.size === 0) return Infinity
    made += found.size
    for (const one of found) if (!put(copy, ...(one.split(' ').map(Number) as [number, number]))) return made
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
        for (const value of board.candidates[cell]) {
          const made = stepsTo(board, cell, value)
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
        [...board.candidates[cell]].map((value) => ({ cell, value, made: stepsTo(board, cell, value) })),
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
