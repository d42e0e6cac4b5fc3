import { describe, expect, it } from 'vitest'
import { survo } from '../../../src/families/survo/index.ts'
import { type SurvoPuzzle, sumRange, survoShape, totalOf } from '../../../src/families/survo/puzzle.ts'
import { makeMaker, makeRng, makeSolver, NO_WISHES } from '../../../src/index.ts'
import { canonicalClues, essentialClues } from '../../support/canonical.ts'
import { makeOne } from '../../support/made.ts'

const usual = survo.notation.parseShape('4x4')

describe('full tables', () => {
  it('have each number in each cell equally often', () => {
    const rng = makeRng('tables')
    const counts = Array.from({ length: 12 }, () => new Array<number>(12).fill(0))
    for (let round = 0; round < 6000; round++) {
      const board = survo.making.fill(rng, survoShape(3, 4), NO_WISHES)
      board?.solution.forEach((value, cell) => {
        counts[cell][value - 1]++
      })
    }
    // 500 are expected in each; 31.26 is exceeded once in a thousand samples of 11 degrees of freedom.
    for (const cell of counts) {
      expect(cell.reduce((sum, count) => sum + (count - 500) ** 2 / 500, 0)).toBeLessThan(31.26)
    }
  })

  it('have the sums of their rows and columns', () => {
    const board = survo.making.fill(makeRng('sums'), survoShape(2, 3), NO_WISHES)
    const [a, b, c, d, e, f] = board?.solution ?? []
    expect(board?.puzzle.rowSums).toEqual([a + b + c, d + e + f])
    expect(board?.puzzle.columnSums).toEqual([a + d, b + e, c + f])
  })
})

describe('puzzles', () => {
  const solver = makeSolver({ strength: 'basic' })

  it('of 4x4 have at most three givens, and are all different', () => {
    const make = makeMaker(survo, usual, { ...NO_WISHES, clues: { least: 0, most: 3 } })
    const made = Array.from({ length: 20 }, (_, seed) => makeOne(make, `few/${seed}`))
    for (const one of made) {
      expect(one.clues).toBeLessThanOrEqual(3)
      expect(solver(survo, one.puzzle).status).toBe('unique')
    }
    expect(new Set(made.map((one) => canonicalClues(survo, one.puzzle as SurvoPuzzle))).size).toBe(20)
  })
})

describe('the Survo that stands for all its twins', () => {
  /** Sums and givens are sufficient; no solution is needed. */
  const nameOf = (puzzle: SurvoPuzzle) => essentialClues(survo, puzzle, [])

  it('does not depend on the order of lines of equal sums', () => {
    const puzzle = (givens: readonly number[]) => ({
      shape: survo.notation.parseShape('2x3'),
      givens,
      rowSums: [9, 12],
      columnSums: [7, 7, 7],
    })
    const name = nameOf(puzzle([5, 0, 0, 0, 6, 0]))
    expect(nameOf(puzzle([0, 0, 5, 6, 0, 0]))).toBe(name)
    expect(nameOf(puzzle([0, 5, 0, 0, 6, 0]))).not.toBe(name)
  })

  /** Every list of n sums, in any order, that adds to the total. */
  function* allSums(count: number, least: number, greatest: number, sum: number): Generator<number[]> {
    if (count === 0) {
      if (sum === 0) yield []
      return
    }
    for (let first = least; first <= Math.min(greatest, sum); first++) {
      for (const others of allSums(count - 1, least, greatest, sum - first)) yield [first, ...others]
    }
  }

  // Mustonen 2006, who counts puzzles as one if they differ only by the order of lines or by transposition.
  it.each([
    ['2x2', 1],
    ['2x3', 18],
    ['3x3', 38],
  ])('%s: %i texts name all open puzzles with one solution', (text, count) => {
    const shape = survo.notation.parseShape(text)
    const { rows, columns } = shape
    const solver = makeSolver()
    const givens = new Array<number>(rows * columns).fill(0)
    const unique = new Map<string, boolean>()
    for (const rowSums of allSums(rows, ...sumRange(columns, shape), totalOf(shape))) {
      for (const columnSums of allSums(columns, ...sumRange(rows, shape), totalOf(shape))) {
        const puzzle = { shape, givens, rowSums, columnSums }
        const name = nameOf(puzzle)
        if (!unique.has(name)) unique.set(name, solver(survo, puzzle).status === 'unique')
      }
    }
    expect(Array.from(unique.values()).filter(Boolean)).toHaveLength(count)
  })
})
