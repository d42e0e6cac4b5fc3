import { describe, expect, it } from 'vitest'
import { fitSolvingTimes, minutesBy, minutesOf } from '../../src/grader/solvingTimes.ts'

/** Times on a line, every fourth a tenth shorter or longer. */
const timed = Array.from({ length: 400 }, (_, index) => {
  const difficulty = 4 + index / 100
  const deviation = index % 4 === 1 ? 0.1 : index % 4 === 3 ? -0.1 : 0
  return { difficulty, seconds: Math.exp(3 + 0.5 * difficulty + deviation) }
})

describe('a fit of solving times', () => {
  const fit = fitSolvingTimes(timed)

  it('finds the line, its spread and its range', () => {
    expect(fit.start).toBeCloseTo(3, 1)
    expect(fit.slope).toBeCloseTo(0.5, 2)
    expect(fit.spread[0]).toBeCloseTo(-0.1, 2)
    expect(fit.spread[1]).toBeCloseTo(0.1, 2)
    expect(fit.range).toEqual([4, 7.99])
    expect(fit.puzzles).toBe(400)
  })

  it('gives the usual time with its interval, and none beyond the hardest puzzle that it rests on', () => {
    const minutes = minutesBy(fit, 6)
    expect(minutes?.usual).toBeCloseTo(Math.exp(6) / 60, 0)
    expect(minutes?.least).toBeLessThan(minutes?.usual as number)
    expect(minutes?.most).toBeGreaterThan(minutes?.usual as number)
    expect(minutesBy(fit, 8)).toBeUndefined()
    expect(minutesBy(fit, 1)).toEqual(minutesBy(fit, 4))
  })
})

it('times are known for Sudokus of 9x9 alone', () => {
  expect(minutesOf('sudoku', '9x9', 5)?.usual).toBeGreaterThan(4)
  expect(minutesOf('sudoku', '6x6', 3)).toBeUndefined()
  expect(minutesOf('hidoku', '8x8', 5)).toBeUndefined()
})
