// Compares the weak base on boards of lines with sums with the definition: a naive computation of the numbers
// of each cell.

import { describe, expect, it } from 'vitest'
import { below, makeRng, type Rng } from '../../../src/kernel/rng.ts'
import { candidatesOf, seen } from '../../support/closure.ts'
import { type Board, randomBoard } from './boards.ts'

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

/** A third of the boards are spoilt. */
function anyBoard(name: string, text: string, rng: Rng): Board {
  return randomBoard(name, text, rng, { isSpoilt: below(rng, 3) === 0 })
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

/** Whether the board has a visible fault. */
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

describe.each(SHAPES)('%s %s', (name, text) => {
  it('agrees with the definition', () => {
    const rng = makeRng(`${name} ${text}`)
    let wrong = 0
    let placements = 0
    for (let round = 0; round < 80; round++) {
      const board = anyBoard(name, text, rng)
      const { givens } = board.puzzle
      const sight = board.family.grading.makeWeakBase(board.puzzle.shape)
      const frame = new Int32Array(sight.frameWords)
      const isSound = sight.root(frame, board.puzzle)
      const expected = naiveCandidates(board, givens)
      if (isWrong(board, givens, expected)) {
        expect(isSound && seen(sight, frame) !== undefined).toBe(false)
        wrong++
        continue
      }
      expect(isSound).toBe(true)
      expect(candidatesOf(sight, frame)).toEqual(expected)
      const forced = givens.flatMap((_, cell) => {
        const weight = 1 + board.lines.filter((line) => line.includes(cell) && isLast(givens, line)).length
        return expected[cell].length === 1 ? [{ cell, value: expected[cell][0], weight }] : []
      })
      expect(seen(sight, frame)).toEqual(forced)
      placements += forced.length
    }
    expect(wrong).toBeGreaterThan(5)
    expect(placements).toBeGreaterThan(30)
  })

  it('agrees with the definition after eliminations', () => {
    const rng = makeRng(`exclude ${name} ${text}`)
    let contradictions = 0
    for (let round = 0; round < 60 && contradictions < 4; round++) {
      const board = anyBoard(name, text, rng)
      const { givens } = board.puzzle
      const sight = board.family.grading.makeWeakBase(board.puzzle.shape)
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
          break
        }
        expect(candidatesOf(sight, frame)).toEqual(after)
      }
    }
    expect(contradictions).toBeGreaterThan(3)
  })
})

function isLast(values: readonly number[], line: readonly number[]): boolean {
  return line.filter((cell) => values[cell] === 0).length === 1
}
