// Each technique alone: its eliminations follow from the cells and numbers that it names; if its definition
// is simple, it finds all of them.

import { describe, expect, it } from 'vitest'
import { hidoku } from '../../../src/families/hidoku/index.ts'
import { countNumbers, neighboursOf } from '../../../src/families/hidoku/puzzle.ts'
import type { Candidate, Elimination } from '../../../src/families/inference.ts'
import { below, makeRng, shuffled } from '../../../src/kernel/rng.ts'
import { madePuzzles, makeBoard, nameOf, PATTERNS, type Solved, type TestBoard } from './board.ts'

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

type Tables = ReturnType<typeof tablesOf>

/**
 * Whether numbers can be in different cells, each beside the number before, with one of them in the assumed
 * cell.
 */
function canStand({ cellsOf, neighbours }: Tables, numbers: readonly number[], assumed: Candidate): boolean {
  const ordered = [...new Set([...numbers, assumed.value])].sort((a, b) => a - b)
  const places = new Map<number, number>()
  const mayStand = (number: number, cell: number) =>
    ![...places.values()].includes(cell) &&
    (number === assumed.value) === (cell === assumed.cell) &&
    [number - 1, number + 1].every((other) => {
      const at = places.get(other) ?? (cellsOf.get(other)?.length === 1 ? cellsOf.get(other)?.[0] : undefined)
      return at === undefined || neighbours[at].includes(cell)
    })
  const place = (index: number): boolean => {
    if (index === ordered.length) return true
    const number = ordered[index]
    return (cellsOf.get(number) ?? []).some((cell) => {
      if (!mayStand(number, cell)) return false
      places.set(number, cell)
      const isDone = place(index + 1)
      places.delete(number)
      return isDone
    })
  }
  return place(0)
}

/** Whether some cells can take different numbers, none of them the assumed one. */
function canTake({ numbersOf }: Tables, cells: readonly number[], assumed: Candidate): boolean {
  const taken = new Set([assumed.value])
  const take = (index: number): boolean =>
    index === cells.length ||
    numbersOf[cells[index]].some((number) => {
      if (taken.has(number)) return false
      taken.add(number)
      const isDone = take(index + 1)
      taken.delete(number)
      return isDone
    })
  return take(0)
}

/** Whether a cell can be passed through with an assumption beside it. */
function canPass({ numbersOf, neighbours, last }: Tables, cell: number, assumed: Candidate): boolean {
  const at = (one: number) => (one === assumed.cell ? [assumed.value] : numbersOf[one])
  return at(cell).some((number) => {
    const beside = (other: number) => neighbours[cell].filter((one) => at(one).includes(other))
    if (cell !== assumed.cell && number === assumed.value) return false
    if (number === 1) return beside(2).length > 0
    if (number === last) return beside(last - 1).length > 0
    return beside(number - 1).some((one) => beside(number + 1).some((other) => other !== one))
  })
}

function mayBe(tables: Tables, { kind, facts, cells, candidates }: Elimination, removed: Candidate): boolean {
  if (kind === 'cutting-off') return canPass(tables, cells[1], removed)
  if (kind === 'two-ways') return canPass(tables, Number(facts.cell), removed)
  if (kind.startsWith('naked')) return canTake(tables, cells, removed)
  const others = kind === 'no-way-on' ? String(facts.others).split(', ').map(Number) : []
  return canStand(tables, [...others, ...candidates.map(({ value }) => value)], removed)
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

describe('an elimination', () => {
  it('follows from the cells and numbers of the pattern', () => {
    const seen = new Map<string, number>()
    forSomeBoards('patterns', (board, solved) => {
      const tables = tablesOf(board, solved)
      for (const name of PATTERNS) {
        for (const found of board.find(name).slice(0, 6)) {
          for (const removed of found.removes.slice(0, 4)) {
            if (mayBe(tables, found, removed))
              expect.fail(`${name} ${nameOf(removed)}: ${JSON.stringify(found)}`)
          }
          seen.set(name, (seen.get(name) ?? 0) + 1)
        }
      }
    })
    const common = PATTERNS.filter((name) => !name.includes('long'))
    expect([...seen.keys()]).toEqual(expect.arrayContaining(common))
  })
})

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
