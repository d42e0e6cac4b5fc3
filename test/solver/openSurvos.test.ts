import { describe, expect, it } from 'vitest'
import { countLists, makeOpenCounter } from '../../src/solver/openSurvos/countOpenPuzzles.ts'
import { estimateCount, studentQuantile } from '../../src/solver/openSurvos/estimateCount.ts'
import { makeOpenSolver } from '../../src/solver/openSurvos/openSolver.ts'

const countOf = (rows: number, columns: number) => makeOpenCounter({ rows, columns }).count(0, 1).puzzles

describe('open Survos', () => {
  // Mustonen, Enumeration of uniquely solvable open Survo puzzles, 2007.
  it.each([
    [2, 2, 1],
    [2, 3, 18],
    [2, 4, 62],
    [2, 5, 278],
    [2, 6, 1146],
    [3, 3, 38],
    [3, 4, 583],
    [4, 3, 583],
  ])('of %i rows and %i columns with one solution: %i', (rows, columns, count) => {
    expect(countOf(rows, columns)).toBe(count)
  })

  it('are counted in parts, which cover all sums', () => {
    const counter = makeOpenCounter({ rows: 3, columns: 4 })
    const parts = [0, 1, 2, 3, 4, 5, 6].map((first) => counter.count(first, 7))
    expect(parts.reduce((sum, { puzzles }) => sum + puzzles, 0)).toBe(583)
    expect(parts.reduce((sum, { lists }) => sum + lists, 0)).toBe(countLists({ rows: 3, columns: 4 }).columns)
  })

  it('are not counted if they are too large', () => {
    expect(() => makeOpenCounter({ rows: 6, columns: 6 })).toThrow('6x6 cannot be counted')
    expect(() => makeOpenCounter({ rows: 1, columns: 6 })).toThrow('expected sides of at least 2')
  })

  it('have solutions with their sums', () => {
    const solver = makeOpenSolver(3, 4)
    solver.takeColumns([13, 14, 23, 28])
    expect(solver.count([13, 27, 38], [])).toBe(1)
    expect(Array.from(solver.solution)).toEqual([2, 5, 6, 1, 4, 9, 3, 8, 12, 7, 10, 11])
    solver.takeColumns([17, 19, 20, 22])
    expect(solver.count([22, 26, 30], [])).toBe(2)
  })
})

describe('an estimate', () => {
  it('covers the known count in about 95 of 100 samples', () => {
    const chunks = 51
    const counter = makeOpenCounter({ rows: 3, columns: 4 })
    const counts = Array.from({ length: chunks }, (_, chunk) => counter.count(chunk, chunks).puzzles)
    let covered = 0
    for (let sample = 0; sample < chunks; sample++) {
      // 17 chunks, spread differently each time.
      const drawn = Array.from(
        { length: 17 },
        (_, index) => counts[(sample + index * (1 + (sample % 16))) % chunks],
      )
      const estimate = estimateCount(drawn, chunks)
      if (estimate && estimate.from <= 583 && 583 <= estimate.to) covered++
    }
    expect(covered).toBeGreaterThanOrEqual(44)
  })

  it('needs ten chunks, and never falls below the puzzles that are known', () => {
    expect(estimateCount([1, 2, 3], 100)).toBeUndefined()
    const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 50]
    expect(estimateCount(counts, 12)?.from).toBe(50)
    expect(estimateCount([7, 7, 7, 7, 7, 7, 7, 7, 7, 7], 100)).toEqual({ estimate: 700, from: 700, to: 700 })
  })

  it('has the quantiles of the tables', () => {
    expect(studentQuantile(9)).toBeCloseTo(2.262, 3)
    expect(studentQuantile(30)).toBeCloseTo(2.042, 3)
  })
})
