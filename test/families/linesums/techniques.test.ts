// Compares the patterns on boards of lines with sums with their definitions, by trying everything.

import { describe, expect, it } from 'vitest'
import type { Elimination, Reasoner } from '../../../src/families/inference.ts'
import { below, makeRng, type Rng } from '../../../src/kernel/rng.ts'
import { candidatesOf, seen } from '../../support/closure.ts'
import { type Board, randomBoard } from './boards.ts'

/** Boards, and their maximum number of open cells: the definitions try all fillings of lines. */
const SHAPES = [
  ['survo', '2x3', 6],
  ['survo', '3x3', 9],
  ['survo', '3x4', 9],
  ['survo', '2x5', 10],
  ['survo', '5x3', 9],
  ['survo', '4x9', 9],
  ['magic', '3x3', 9],
  ['magic', '4x4/7..22', 9],
] as const

/** A board with its known facts. */
interface Position extends Board {
  readonly values: readonly number[]
  readonly candidates: readonly (readonly number[])[]
}

/** All ways to fill cells with different candidates. */
function fillings({ candidates }: Position, cells: readonly number[]): number[][] {
  return cells.reduce<number[][]>(
    (known, cell) =>
      known.flatMap((filling) =>
        candidates[cell].flatMap((value) => (filling.includes(value) ? [] : [[...filling, value]])),
      ),
    [[]],
  )
}

function openCells({ values, lines }: Position, line: number): number[] {
  return lines[line].filter((cell) => values[cell] === 0)
}

function needsOf({ values, lines, sums }: Position, line: number): number {
  return lines[line].reduce((needs, cell) => needs - values[cell], sums[line])
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** The fillings of a line that have its sum; nothing if the line or the list of its sets is too long. */
function lineFillings(position: Position, line: number): number[][] | undefined {
  const cells = openCells(position, line)
  if (cells.length < 2 || cells.length > 5) return undefined
  const needs = needsOf(position, line)
  const found = fillings(position, cells).filter((filling) => sumOf(filling) === needs)
  return cells.length > 3 && countSets(found) > 24 ? undefined : found
}

function countSets(found: readonly (readonly number[])[]): number {
  return new Set(found.map((filling) => filling.toSorted((a, b) => a - b).join(' '))).size
}

/** The candidates that occur in none of these fillings. */
function lacking(
  position: Position,
  cells: readonly number[],
  found: readonly (readonly number[])[],
): string[] {
  return cells.flatMap((cell, index) =>
    position.candidates[cell].flatMap((value) =>
      found.some((filling) => filling[index] === value) ? [] : `${cell} ${value}`,
    ),
  )
}

function lineIndices({ lines }: Position): number[] {
  return [...lines.keys()]
}

function unusedOf({ values, first }: Position): number[] {
  return values.map((_, index) => first + index).filter((number) => !values.includes(number))
}

function combinations(size: number) {
  return (position: Position) =>
    lineIndices(position).flatMap((line) => {
      const cells = openCells(position, line)
      const found = cells.length === size ? lineFillings(position, line) : undefined
      return found ? lacking(position, cells, found) : []
    })
}

function bound(isWrong: (value: number, needs: number, others: readonly number[]) => boolean) {
  return (position: Position) =>
    lineIndices(position).flatMap((line) => {
      const cells = openCells(position, line)
      if (cells.length < 2) return []
      return cells.flatMap((cell) =>
        position.candidates[cell].flatMap((value) => {
          const isOut = isWrong(value, needsOf(position, line), unusedOf(position).slice(0, cells.length - 1))
          const isOutAbove = isWrong(
            value,
            needsOf(position, line),
            unusedOf(position).slice(1 - cells.length),
          )
          return isOut && isOutAbove ? `${cell} ${value}` : []
        }),
      )
    })
}

/** All choices of k elements. */
function choices<T>(all: readonly T[], k: number): T[][] {
  if (k === 0) return [[]]
  return all.flatMap((one, index) => choices(all.slice(index + 1), k - 1).map((rest) => [one, ...rest]))
}

function naked(k: number) {
  return ({ candidates }: Position) => {
    const few = [...candidates.keys()].filter(
      (cell) => candidates[cell].length > 0 && candidates[cell].length <= k,
    )
    return choices(few, k).flatMap((cells) => {
      const union = new Set(cells.flatMap((cell) => candidates[cell]))
      if (union.size > k) return []
      return candidates.flatMap((own, cell) =>
        cells.includes(cell)
          ? []
          : own.filter((value) => union.has(value)).map((value) => `${cell} ${value}`),
      )
    })
  }
}

function hidden(k: number) {
  return (position: Position) => {
    const { candidates } = position
    const placesOf = (value: number) =>
      [...candidates.keys()].filter((cell) => candidates[cell].includes(value))
    const few = unusedOf(position).filter((value) => placesOf(value).length <= k)
    return choices(few, k).flatMap((values) => {
      const places = new Set(values.flatMap(placesOf))
      if (places.size > k) return []
      return [...places].flatMap((cell) =>
        candidates[cell].filter((value) => !values.includes(value)).map((value) => `${cell} ${value}`),
      )
    })
  }
}

/** The eliminations of each technique, as `cell value`. */
const DEFINITIONS: Readonly<Record<string, (position: Position) => string[]>> = {
  'upper-bound': bound((value, needs, others) => value + sumOf(others) > needs),
  'lower-bound': bound((value, needs, others) => value + sumOf(others) < needs),
  'pair-combinations': combinations(2),
  'triple-combinations': combinations(3),
  'quad-combinations': combinations(4),
  'quint-combinations': combinations(5),
  'hidden-single': hidden(1),
  'hidden-pair': hidden(2),
  'naked-pair': naked(2),
  'required-number': (position) =>
    lineIndices(position).flatMap((line) => {
      const cells = openCells(position, line)
      const found = lineFillings(position, line) ?? []
      if (found.length === 0) return []
      return position.candidates.flatMap((own, cell) =>
        cells.includes(cell)
          ? []
          : own
              .filter((value) => found.every((one) => one.includes(value)))
              .map((value) => `${cell} ${value}`),
      )
    }),
  'locked-number': (position) =>
    lineIndices(position).flatMap((line) => {
      const cells = openCells(position, line)
      const found = lineFillings(position, line)
      const locked = unusedOf(position).filter((value) =>
        position.candidates.every((own, cell) => cells.includes(cell) || !own.includes(value)),
      )
      // Numbers that all combinations share add nothing: then the technique is the one of combinations.
      if (!found || locked.every((value) => found.every((one) => one.includes(value)))) return []
      return lacking(
        position,
        cells,
        found.filter((one) => locked.every((value) => one.includes(value))),
      )
    }),
  'line-pair': (position) => {
    const known = lineIndices(position).map((line) => lineFillings(position, line))
    return known.flatMap((own, line) =>
      known.flatMap((other, beside) => {
        if (line === beside || !own || !other || countSets(own) * countSets(other) > 100) return []
        const cells = openCells(position, line)
        const others = openCells(position, beside)
        const kept = own.filter((one) =>
          other.some((two) =>
            cells.every((cell, index) =>
              others.every((where, at) => (cell === where) === (one[index] === two[at])),
            ),
          ),
        )
        return lacking(position, cells, kept)
      }),
    )
  },
  innies: (position) => {
    const { rows, columns } = position.puzzle.shape
    const signed = lineIndices(position)
      .filter((line) => openCells(position, line).length > 0)
      .flatMap((line) =>
        line < rows
          ? [[line, 1]]
          : line < rows + columns
            ? [[line, -1]]
            : [
                [line, 1],
                [line, -1],
              ],
      )
    return [2, 3]
      .flatMap((count) => choices(signed, count))
      .filter((chosen) => new Set(chosen.map(([line]) => line)).size === chosen.length)
      .filter((chosen) => new Set(chosen.map(([, sign]) => sign)).size === 2)
      .flatMap((chosen) => {
        const total = sumOf(chosen.map(([line, sign]) => sign * needsOf(position, line)))
        const factors = position.values.map((value, cell) =>
          value > 0
            ? 0
            : sumOf(chosen.map(([line, sign]) => (position.lines[line].includes(cell) ? sign : 0))),
        )
        const cells = [...factors.keys()].filter((cell) => factors[cell] !== 0)
        if (cells.length === 0 || cells.length > 3 || factors.some((one) => Math.abs(one) > 1)) return []
        const found = fillings(position, cells).filter(
          (filling) => sumOf(filling.map((value, index) => factors[cells[index]] * value)) === total,
        )
        return lacking(position, cells, found)
      })
  },
}

/** A board with some eliminations on which nothing is forced; nothing if it is solved. */
function anyPosition(name: string, text: string, mostOpen: number, rng: Rng) {
  const board = randomBoard(name, text, rng)
  const { family, puzzle, solution } = board
  const reasoner = family.inference.makeReasoner(puzzle.shape)
  const frame = new Int32Array(reasoner.frameWords)
  if (!reasoner.root(frame, puzzle)) throw new Error('a sound board contradicts itself')
  const values = [...puzzle.givens]
  const wrong = below(rng, 10)
  for (;;) {
    const forced = seen(reasoner, frame) ?? []
    for (const { cell, value } of forced) {
      values[cell] = value
      reasoner.place(frame, cell, value)
    }
    if (forced.length === 0) break
  }
  if (reasoner.openCells(frame) === 0 || reasoner.openCells(frame) > mostOpen) return undefined
  candidatesOf(reasoner, frame).forEach((own, cell) => {
    for (const value of own) {
      if (value !== solution[cell] && below(rng, 10) < wrong) reasoner.exclude(frame, cell, value)
    }
  })
  return { reasoner, frame, position: { ...board, values, candidates: candidatesOf(reasoner, frame) } }
}

function reportsOf(reasoner: Reasoner, name: string, frame: Int32Array): Elimination[] {
  const found: Elimination[] = []
  const before = frame.slice()
  reasoner.makeFinders()[name](frame, (one) => found.push(one))
  if (frame.some((word, at) => word !== before[at])) expect.fail(`${name} changes the frame`)
  return found
}

it('has a definition for each technique', () => {
  const { inference } = randomBoard('survo', '2x3', makeRng('names')).family
  const names = inference.techniques.filter(({ tier }) => tier === 'techniques').map(({ name }) => name)
  expect(Object.keys(DEFINITIONS).sort()).toEqual(names.sort())
})

describe.each(Object.entries(DEFINITIONS))('%s', (technique, define) => {
  it('agrees with the definition', () => {
    // Few boards have a line of five open cells.
    const rounds = technique === 'quint-combinations' ? 200 : 40
    let removed = 0
    for (const [name, text, mostOpen] of SHAPES) {
      const rng = makeRng(`${technique} ${name} ${text}`)
      for (let round = 0; round < rounds; round++) {
        const made = anyPosition(name, text, mostOpen, rng)
        if (!made) continue
        const { reasoner, frame, position } = made
        const struck = new Set(define(position))
        const reports = reportsOf(reasoner, technique, frame)
        const wrong = reports.filter(({ kind, removes, candidates }) => {
          const areThere = [...removes, ...candidates].every(({ cell, value }) =>
            position.candidates[cell].includes(value),
          )
          const isKept = removes.every(({ cell, value }) => position.solution[cell] !== value)
          return kind !== technique || removes.length === 0 || !areThere || !isKept
        })
        expect(wrong).toEqual([])
        const found = new Set(
          reports.flatMap(({ removes }) => removes.map(({ cell, value }) => `${cell} ${value}`)),
        )
        expect([...found].sort()).toEqual([...struck].sort())
        removed += found.size
      }
    }
    expect(removed).toBeGreaterThan(5)
  })
})
