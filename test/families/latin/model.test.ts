// The common model on groups other than those of Sudokus, compared with published counts and with brute
// force.

import { describe, expect, it } from 'vitest'
import type { LatinBoard } from '../../../src/families/latin/boardOfGroups.ts'
import { makeFishModel } from '../../../src/families/latin/gradingModelWithFish.ts'
import { makeLatinModel } from '../../../src/families/latin/model.ts'
import { STRENGTHS, type Strength } from '../../../src/families/model.ts'
import { makeBranching } from '../../../src/kernel/heuristics.ts'
import { makeRng } from '../../../src/kernel/rng.ts'
import { makeSearcher } from '../../../src/kernel/search.ts'
import type { Clues, Model } from '../../../src/kernel/searchModel.ts'
import { BOARDS, bruteForce, diagonals, randomPuzzles, range, square } from './boards.ts'

const branching = makeBranching('fewest-alternatives', 'ascending', 'unused')
const SQUARES = Object.entries(BOARDS).filter(([, { size, cells }]) => cells === size * size)

/** A searcher that returns all solutions as texts, in order. */
function solver(model: Model<Clues>): (givens: readonly number[]) => string[] {
  const search = makeSearcher(model, branching)
  return (givens) => {
    const found: string[] = []
    search({ givens }, {}, (values) => found.push(values.join(' ')))
    return found.sort()
  }
}

function count(board: LatinBoard, strength: Strength, givens: readonly number[] = []): number {
  const search = makeSearcher(makeLatinModel(board, strength), branching)
  return search({ givens: range(0, board.cells - 1).map((cell) => givens[cell] ?? 0) }).statistics.solutions
}

/** The candidates of each cell after `root`, as sets of bits; nothing if that is a contradiction. */
function candidatesOf(model: Model<Clues>, givens: readonly number[]): number[] | undefined {
  const frame = new Int32Array(model.frameWords)
  const pairs = new Int32Array(2 * model.maxAlternatives)
  const values = new Int32Array(model.cells)
  if (!model.root(frame, { givens })) return undefined
  model.read(frame, values)
  return range(0, model.cells - 1).map((cell) => {
    if (values[cell] > 0) return 1 << values[cell]
    const found = model.list(frame, cell, pairs)
    return range(0, found - 1).reduce((bits, index) => bits | (1 << pairs[2 * index + 1]), 0)
  })
}

/** The union of the candidates of some cells. */
const unionOf = (candidates: readonly number[], cells: readonly number[]) =>
  cells.reduce((bits, cell) => bits | candidates[cell], 0)

describe.each(STRENGTHS)('published counts at %s', (strength) => {
  it('of Latin squares (OEIS A002860)', () => {
    expect(range(1, 4).map((size) => count(square(size), strength))).toEqual([1, 2, 12, 576])
    // 161,280 of order 5, of which 1 in 5! has this row.
    expect(count(square(5), strength, [1, 2, 3, 4, 5])).toBe(161_280 / 120)
  })

  it('of diagonal Latin squares (OEIS A274806)', () => {
    const counts = range(1, 5).map((size) => count(square(size, diagonals(size)), strength))
    expect(counts).toEqual([1, 0, 0, 48, 960])
  })

  it('of Sudokus of order 4', () => {
    expect(count(BOARDS['Sudoku of order 4'], strength)).toBe(288)
  })
})

describe.each(Object.entries(BOARDS))('%s', (name, board) => {
  const puzzles = randomPuzzles(makeRng(name), board, 30)
  const solutions = puzzles.map((givens) => bruteForce(board, givens))
  const places = board.groups.map((group) => group.cells)

  it.each(STRENGTHS)('has the solutions of brute force at %s', (strength) => {
    const solve = solver(makeLatinModel(board, strength))
    puzzles.forEach((givens, index) => {
      expect(solve(givens)).toEqual(solutions[index].map((values) => values.join(' ')).sort())
    })
    expect(solutions.filter(({ length }) => length === 0).length).toBeGreaterThan(3)
    expect(solutions.filter(({ length }) => length > 1).length).toBeGreaterThan(1)
  })

  it('leaves no single at basic, in any group', () => {
    const model = makeLatinModel(board, 'basic')
    for (const givens of puzzles) {
      const candidates = candidatesOf(model, givens)
      if (!candidates) continue
      const isSingle = (cell: number) => (candidates[cell] & (candidates[cell] - 1)) === 0
      const wrong: unknown[] = []
      for (const cells of places) {
        for (const value of range(1, board.size)) {
          const able = cells.filter((cell) => candidates[cell] & (1 << value))
          const isSettled = able.length === 1 && isSingle(able[0])
          const isOpen = able.length > 1 && !able.some(isSingle)
          if (!isSettled && !isOpen) wrong.push({ cells, value, able })
        }
      }
      expect(wrong).toEqual([])
    }
  })

  it('leaves no locked candidate at full, wherever two groups cross', () => {
    const model = makeLatinModel(board, 'full')
    let crossings = 0
    for (const givens of puzzles) {
      const candidates = candidatesOf(model, givens)
      if (!candidates) continue
      for (const one of places) {
        for (const other of places) {
          const inside = one.filter((cell) => other.includes(cell))
          if (one === other || inside.length < 2) continue
          const restOfOne = unionOf(
            candidates,
            one.filter((cell) => !inside.includes(cell)),
          )
          const restOfOther = unionOf(
            candidates,
            other.filter((cell) => !inside.includes(cell)),
          )
          expect(unionOf(candidates, inside) & ~restOfOne & restOfOther).toBe(0)
          crossings++
        }
      }
    }
    const hasCrossings = /jigsaw|Sudoku|overlap/.test(name)
    expect(crossings > 0).toBe(hasCrossings)
  })

  it('blames an existing group', () => {
    const model = makeLatinModel(board, 'full')
    const frame = new Int32Array(model.frameWords)
    const blamed = puzzles.flatMap((givens) => (model.root(frame, { givens }) ? [] : model.failedGroup()))
    expect(blamed.length).toBeGreaterThan(0)
    for (const group of blamed) expect(model.groups[group]).toBe(places[group])
  })
})

describe.each(SQUARES)('fish on %s', (name, board) => {
  it('lose no solution', () => {
    const withFish = solver(makeFishModel(board))
    const plainly = solver(makeLatinModel(board, 'check'))
    for (const givens of randomPuzzles(makeRng(`fish/${name}`), board, 30)) {
      expect(withFish(givens)).toEqual(plainly(givens))
    }
  })
})
