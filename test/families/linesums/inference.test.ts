// What is seen on boards of lines with sums, against the definition: a naive reckoning of each cell's numbers.

import { describe, expect, it } from 'vitest'
import type { Family } from '../../../src/families/family.ts'
import { rowsAndColumns } from '../../../src/families/grid.ts'
import type { Forced, Reasoner } from '../../../src/families/inference.ts'
import { magic } from '../../../src/families/magic/index.ts'
import { linesOf } from '../../../src/families/magic/puzzle.ts'
import type { Shape } from '../../../src/families/puzzle.ts'
import { findFamily } from '../../../src/families/registry.ts'
import { fillSurvo } from '../../../src/families/survo/fill.ts'
import { survo } from '../../../src/families/survo/index.ts'
import type { Puzzle } from '../../../src/index.ts'
import { below, makeRng, type Rng, shuffled } from '../../../src/kernel/rng.ts'

const SHAPES = [
  ['survo', '2x3'],
  ['survo', '3x4'],
  ['survo', '2x10'],
  ['survo', '5x6'],
  ['survo', '4x9'],
  ['survo', '8x8'],
  ['magic', '3x3'],
  ['magic', '4x4/7..22'],
  ['magic', '5x5'],
  ['magic', '6x6'],
] as const

/** A puzzle with its lines and their sums, as the rules tell them. */
interface Board {
  readonly family: Family
  readonly puzzle: Puzzle
  readonly lines: readonly (readonly number[])[]
  readonly sums: readonly number[]
  readonly first: number
}

/** A board with some of its solution's numbers; of a third of them two are exchanged. */
function randomBoard(name: string, text: string, rng: Rng): Board {
  const family = findFamily(name)
  const shape = family.notation.parseShape(text) as Shape & { first?: number }
  const cells = shape.rows * shape.columns
  const board =
    name === 'survo'
      ? fillSurvo(rng, shape)
      : { puzzle: { shape }, solution: solutionOf(magicSquare(text), rng) }
  const values = [...board.solution]
  if (below(rng, 3) === 0) [values[0], values[cells - 1]] = [values[cells - 1], values[0]]
  const kept = below(rng, cells)
  const shown = new Set(shuffled(rng, [...values.keys()]).slice(0, kept))
  const givens = values.map((value, cell) => (shown.has(cell) ? value : 0))
  const puzzle = { ...board.puzzle, shape, givens } as unknown as Puzzle &
    Record<'rowSums' | 'columnSums', number[]>
  const lines = name === 'survo' ? rowsAndColumns(shape) : linesOf(magic.notation.parseShape(text))
  const sums =
    name === 'survo'
      ? [...puzzle.rowSums, ...puzzle.columnSums]
      : lines.map(() => magic.notation.parseShape(text).sum)
  return { family, puzzle, lines, sums, first: shape.first ?? 1 }
}

const squares = new Map<string, readonly number[]>()

/** A magic square of the shape, the same for all tests. */
function magicSquare(text: string): readonly number[] {
  const known = squares.get(text)
  if (known) return known
  const rng = makeRng(text)
  const shape = magic.notation.parseShape(text)
  const wishes = { minimal: false, symmetry: 'none', own: {} } as const
  for (;;) {
    const square = magic.making.fill(rng, shape, wishes)?.solution
    if (!square) continue
    squares.set(text, square)
    return square
  }
}

function solutionOf(square: readonly number[], rng: Rng): readonly number[] {
  return below(rng, 2) === 0 ? square : square.toReversed()
}

/**
 * The numbers of each cell by the definition; none of a filled one. `allowed` says which are not ruled out.
 */
function naiveCandidates(
  { lines, sums, first }: Board,
  values: readonly number[],
  allowed: (cell: number, value: number) => boolean = () => true,
): number[][] {
  const unused = values.map((_, index) => first + index).filter((number) => !values.includes(number))
  const add = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
  const needs = lines.map((line, index) => sums[index] - add(line.map((cell) => values[cell])))
  const bounded = values.map((placed, cell) => {
    if (placed !== 0) return []
    return unused.filter((value) =>
      lines.every((line, index) => {
        if (!line.includes(cell)) return true
        const rest = needs[index] - value
        const others = unused.filter((number) => number !== value)
        const open = line.filter((other) => values[other] === 0).length - 1
        return rest >= add(others.slice(0, open)) && rest <= add(open === 0 ? [] : others.slice(-open))
      }),
    )
  })
  const possible = bounded.map((numbers, cell) => numbers.filter((value) => allowed(cell, value)))
  return possible.map((numbers, cell) =>
    numbers.filter((value) =>
      lines.every((line, index) => {
        const others = line.filter((other) => values[other] === 0 && other !== cell)
        if (!line.includes(cell) || others.length !== 1) return true
        const partner = needs[index] - value
        return partner !== value && possible[others[0]].includes(partner)
      }),
    ),
  )
}

/** Whether something is wrong that can be seen. */
function isWrong(board: Board, values: readonly number[], candidates: readonly number[][]): boolean {
  return (
    values.some((value, cell) => value === 0 && candidates[cell].length === 0) ||
    board.lines.some(
      (line, index) =>
        line.every((cell) => values[cell] !== 0) &&
        line.reduce((sum, cell) => sum + values[cell], 0) !== board.sums[index],
    )
  )
}

function makeForced(cells: number): Forced {
  return {
    count: 0,
    cells: new Int32Array(cells),
    values: new Int32Array(cells),
    weights: new Float64Array(cells),
  }
}

function candidatesOf(sight: Reasoner, frame: Int32Array, cell: number): number[] {
  const values = new Int32Array(sight.maxCandidates)
  return Array.from(values.slice(0, sight.candidates(frame, cell, values)))
}

/** The placements that `look` found, each as [cell, value, weight], by cells; nothing where it saw a contradiction. */
function seen(sight: Reasoner, frame: Int32Array): number[][] | undefined {
  const forced = makeForced(sight.cells)
  if (!sight.look(frame, forced)) return undefined
  return Array.from({ length: forced.count }, (_, index) => [
    forced.cells[index],
    forced.values[index],
    forced.weights[index],
  ]).sort(([a], [b]) => a - b)
}

/** A reason as it is read; throws where its kind or one of its gaps is unknown. */
function inWords(family: Family, reason: { kind: string; facts: Readonly<Record<string, string | number>> }) {
  const words = family.inference.reasons[reason.kind]
  expect(words, reason.kind).toBeDefined()
  return words.sentence.replace(/\{(\w+)\}/g, (gap, name: string) => {
    expect(Object.keys(reason.facts), `${reason.kind} ${gap}`).toContain(name)
    return String(reason.facts[name])
  })
}

describe.each(SHAPES)('%s %s', (name, text) => {
  it('sees what the definition says', () => {
    const rng = makeRng(`${name} ${text}`)
    let wrong = 0
    let placements = 0
    for (let round = 0; round < 80; round++) {
      const board = randomBoard(name, text, rng)
      const { givens } = board.puzzle
      const sight = board.family.inference.makeReasoner(board.puzzle.shape)
      const frame = new Int32Array(sight.frameWords)
      const isSound = sight.root(frame, board.puzzle)
      const expected = naiveCandidates(board, givens)
      if (isWrong(board, givens, expected)) {
        expect(isSound && seen(sight, frame) !== undefined).toBe(false)
        inWords(board.family, sight.contradiction())
        wrong++
        continue
      }
      expect(isSound).toBe(true)
      for (const cell of givens.keys()) expect(candidatesOf(sight, frame, cell)).toEqual(expected[cell])
      const forced = givens.flatMap((_, cell) => {
        const weight = 1 + board.lines.filter((line) => line.includes(cell) && isLast(givens, line)).length
        return expected[cell].length === 1 ? [[cell, expected[cell][0], weight]] : []
      })
      expect(seen(sight, frame)).toEqual(forced)
      placements += forced.length
      for (const [cell, value] of forced) {
        const reasons = sight.reasons(frame, cell, value)
        expect(reasons.length).toBeGreaterThan(0)
        for (const reason of reasons) {
          expect(reason.facts.value).toBe(value)
          if (reason.kind.startsWith('last-in')) {
            expect(Number(reason.facts.sum) - Number(reason.facts.others)).toBe(value)
          }
          inWords(board.family, reason)
        }
      }
    }
    expect(wrong).toBeGreaterThan(5)
    expect(placements).toBeGreaterThan(30)
  })

  it('comes to the same end in any order', () => {
    const rng = makeRng(`order ${name} ${text}`)
    const ends = new Set<string>()
    for (let round = 0; round < 40; round++) {
      const board = randomBoard(name, text, rng)
      const sight = board.family.inference.makeReasoner(board.puzzle.shape)
      const root = new Int32Array(sight.frameWords)
      if (!sight.root(root, board.puzzle)) continue
      const [whole, ...single] = Array.from({ length: 4 }, (_, run) => look(sight, root, rng, run > 0))
      for (const end of single) expect(end).toBe(whole)
      ends.add(whole === 'contradiction' ? whole : 'sound')
    }
    expect(ends.size).toBe(2)
  })

  it('sees what the definition says where candidates were ruled out', () => {
    const rng = makeRng(`exclude ${name} ${text}`)
    let contradictions = 0
    for (let round = 0; round < 60 && contradictions < 4; round++) {
      const board = randomBoard(name, text, rng)
      const { givens } = board.puzzle
      const sight = board.family.inference.makeReasoner(board.puzzle.shape)
      const frame = new Int32Array(sight.frameWords)
      if (!sight.root(frame, board.puzzle) || seen(sight, frame) === undefined) continue
      const excluded = new Set<string>()
      const allowed = (cell: number, value: number) => !excluded.has(`${cell} ${value}`)
      for (let made = 0; made < 12; made++) {
        const before = naiveCandidates(board, givens, allowed)
        const open = [...givens.keys()].filter((cell) => before[cell].length > 0)
        if (open.length === 0) break
        const cell = open[below(rng, Math.min(2, open.length))]
        const value = before[cell][below(rng, before[cell].length)]
        excluded.add(`${cell} ${value}`)
        const after = naiveCandidates(board, givens, allowed)
        expect(sight.exclude(frame, cell, value)).toBe(after[cell].length > 0)
        if (isWrong(board, givens, after)) {
          contradictions++
          expect(seen(sight, frame)).toBeUndefined()
          expect(inWords(board.family, sight.contradiction())).not.toContain('{')
          break
        }
        expect(givens.map((_, other) => candidatesOf(sight, frame, other))).toEqual(after)
      }
    }
    expect(contradictions).toBeGreaterThan(3)
  })
})

function isLast(values: readonly number[], line: readonly number[]): boolean {
  return line.filter((cell) => values[cell] === 0).length === 1
}

/** The end of looking again and again, as the cells' candidates; placing one forced value at a time, or all at once. */
function look(sight: Reasoner, root: Int32Array, rng: Rng, isSingle: boolean): string {
  const frame = root.slice()
  for (;;) {
    const forced = seen(sight, frame)
    if (!forced) return 'contradiction'
    if (forced.length === 0) {
      return JSON.stringify(
        Array.from({ length: sight.cells }, (_, cell) => candidatesOf(sight, frame, cell)),
      )
    }
    const next = isSingle ? [forced[below(rng, forced.length)]] : forced
    if (!next.every(([cell, value]) => sight.place(frame, cell, value))) return 'contradiction'
  }
}

// Rows and columns in another order, transposed, and each number replaced by the one as far from the other end.
it('sees the same on a Survo that is turned over', () => {
  const rng = makeRng('symmetry')
  for (let round = 0; round < 60; round++) {
    const board = randomBoard('survo', '4x4', rng)
    const { givens } = board.puzzle
    const { rowSums, columnSums } = board.puzzle as Puzzle & { rowSums: number[]; columnSums: number[] }
    const rows = shuffled(rng, [0, 1, 2, 3])
    const columns = shuffled(rng, [0, 1, 2, 3])
    const from = rows.flatMap((row) => columns.map((column) => column * 4 + row))
    const turned = {
      shape: board.puzzle.shape,
      givens: from.map((cell) => (givens[cell] === 0 ? 0 : 17 - givens[cell])),
      rowSums: rows.map((row) => 4 * 17 - columnSums[row]),
      columnSums: columns.map((column) => 4 * 17 - rowSums[column]),
    }
    const sight = survo.inference.makeReasoner(survo.notation.parseShape('4x4'))
    const frame = new Int32Array(sight.frameWords)
    sight.root(frame, board.puzzle as typeof turned)
    const upright = seen(sight, frame)
    sight.root(frame, turned)
    const lying = seen(sight, frame)?.map(([cell, value, weight]) => [from[cell], 17 - value, weight])
    expect(lying?.sort(([a], [b]) => a - b)).toEqual(upright)
  }
})

it('tells two placements of one number, in whatever order', () => {
  // Both open cells of the first row would be 5.
  const puzzle = {
    shape: survo.notation.parseShape('2x3'),
    givens: [1, 0, 0, 2, 3, 4],
    rowSums: [11, 10],
    columnSums: [3, 8, 9],
  }
  const sight = survo.inference.makeReasoner(puzzle.shape)
  for (const cells of [
    [1, 2],
    [2, 1],
  ]) {
    const frame = new Int32Array(sight.frameWords)
    expect(sight.root(frame, puzzle)).toBe(true)
    expect(sight.place(frame, cells[0], 5)).toBe(true)
    expect(sight.place(frame, cells[1], 5)).toBe(false)
    const reason = sight.contradiction()
    expect(inWords(findFamily('survo'), reason)).toBe('5 would stand twice')
    expect(reason.cells).toEqual(cells)
  }
})

describe('reasons in words', () => {
  const shape = survo.notation.parseShape('3x4')
  const sight = survo.inference.makeReasoner(shape)

  function frameOf(givens: number[], rowSums: number[], columnSums: number[]): Int32Array {
    const frame = new Int32Array(sight.frameWords)
    sight.root(frame, { shape, givens, rowSums, columnSums })
    return frame
  }

  // Mustonen 2006, example 1: its solution is 12 6 2 10 / 8 1 5 4 / 7 9 3 11.
  it('names the line whose last cell it is', () => {
    const frame = frameOf([12, 6, 0, 10, 8, 0, 0, 0, 0, 0, 3, 0], [30, 18, 30], [27, 16, 10, 25])
    const told = [
      [2, 2],
      [8, 7],
    ].map(([cell, value]) =>
      sight.reasons(frame, cell, value).map((reason) => inWords(findFamily('survo'), reason)),
    )
    expect(told).toEqual([['last cell of row 1: 30 - 28'], ['last cell of column 1: 27 - 20']])
  })

  it('tells what a line with a wrong sum has', () => {
    const frame = frameOf([12, 6, 1, 10, 8, 0, 0, 0, 0, 0, 3, 0], [30, 18, 30], [27, 16, 10, 25])
    expect(seen(sight, frame)).toBeUndefined()
    expect(inWords(findFamily('survo'), sight.contradiction())).toBe('row 1 adds to 29, not to 30')
  })
})
