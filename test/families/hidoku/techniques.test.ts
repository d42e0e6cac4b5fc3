// Techniques whose definition is simple find all of their eliminations.

import { describe, expect, it } from 'vitest'
import { hidoku } from '../../../src/families/hidoku/index.ts'
import { countNumbers, neighboursOf } from '../../../src/families/hidoku/puzzle.ts'
import type { Candidate } from '../../../src/families/inference.ts'
import { below, makeRng, shuffled } from '../../../src/kernel/rng.ts'
import { madePuzzles, makeBoard, nameOf, type Solved, type TestBoard } from './board.ts'

const { makeReasoner } = hidoku.inference

const MADE: readonly Solved[] = [
  ...madePuzzles('5x5', 5),
  ...madePuzzles('6x6', 5),
  ...madePuzzles('6x6/rook', 5),
  ...madePuzzles('5x6', 5, { own: { freeEnds: true, blocked: 3 } }),
]

/**
 * A board as tables: the cells of each number, and the numbers of each cell. A placed number has only its
 * cell.
 */
function tablesOf(board: TestBoard, { puzzle }: Solved) {
  const cellsOf = new Map<number, number[]>()
  const numbersOf = puzzle.givens.map((given, cell) => (given > 0 ? [given] : board.candidates(cell)))
  for (const { cell, value } of board.placed) numbersOf[cell] = [value]
  numbersOf.forEach((numbers, cell) => {
    for (const number of numbers) cellsOf.set(number, [...(cellsOf.get(number) ?? []), cell])
  })
  return { cellsOf, numbersOf, last: countNumbers(puzzle.givens), neighbours: neighboursOf(puzzle.shape) }
}

/** Calls back with partly solved boards, with some candidates ruled out at random. */
function forSomeBoards(seed: string, visit: (board: TestBoard, solved: Solved) => void): void {
  const rng = makeRng(seed)
  for (const solved of MADE) {
    for (let turn = 0; turn < 2; turn++) {
      const board = makeBoard(makeReasoner(solved.puzzle.shape), solved.puzzle)
      const wrong = board.all().filter(({ cell, value }) => solved.solution[cell] !== value)
      for (const one of shuffled(rng, wrong).slice(0, below(rng, wrong.length))) board.exclude(one)
      for (const one of shuffled(rng, board.look() ?? []).slice(0, 3)) board.place(one)
      if (board.look()) visit(board, solved)
    }
  }
}

describe('by the definition', () => {
  const removedBy = (board: TestBoard, name: string) =>
    [...new Set(board.find(name).flatMap(({ removes }) => removes.map(nameOf)))].sort()

  it('numbers have no way on', () => {
    forSomeBoards('no way on', (board, solved) => {
      const tables = tablesOf(board, solved)
      const hasWay = ({ cell, value }: Candidate) => {
        const beside = (number: number) =>
          tables.neighbours[cell].filter((other) => tables.numbersOf[other].includes(number))
        const before = beside(value - 1)
        const after = beside(value + 1)
        if (value === 1) return after.length > 0
        if (value === tables.last) return before.length > 0
        return before.some((one) => after.some((other) => other !== one))
      }
      const expected = board.all().filter((one) => !hasWay(one))
      expect(removedBy(board, 'no-way-on')).toEqual(expected.map(nameOf).sort())
    })
  })

  it('pairs take two cells, or two numbers', () => {
    forSomeBoards('pairs', (board, solved) => {
      const { cellsOf } = tablesOf(board, solved)
      const all = board.all()
      const open = [...new Set(all.map(({ cell }) => cell))]
      const missing = [...new Set(all.map(({ value }) => value))]
      const hidden = new Set<string>()
      const naked = new Set<string>()
      for (const one of missing) {
        for (const other of missing.filter((number) => number > one)) {
          const cells = new Set([...(cellsOf.get(one) ?? []), ...(cellsOf.get(other) ?? [])])
          if (cells.size > 2) continue
          for (const candidate of all) {
            if (cells.has(candidate.cell) && ![one, other].includes(candidate.value))
              hidden.add(nameOf(candidate))
          }
        }
      }
      for (const one of open) {
        for (const other of open.filter((cell) => cell > one)) {
          const numbers = new Set([...board.candidates(one), ...board.candidates(other)])
          if (numbers.size > 2) continue
          for (const candidate of all) {
            if (numbers.has(candidate.value) && ![one, other].includes(candidate.cell))
              naked.add(nameOf(candidate))
          }
        }
      }
      expect(removedBy(board, 'hidden-pair')).toEqual([...hidden].sort())
      expect(removedBy(board, 'naked-pair')).toEqual([...naked].sort())
    })
  })
})
