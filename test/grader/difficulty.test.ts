// Efforts that can be worked out by hand, nodes against a search written anew, trials with a coin.

import { describe, expect, it } from 'vitest'
import { makeDifficultyMeter } from '../../src/grader/difficulty.ts'
import { makeEffortMeter } from '../../src/grader/effort.ts'
import { makeNodeMeter } from '../../src/grader/nodes.ts'
import { measure } from '../../src/grader/trials.ts'
import { findFamily, makeRng, makeSolver, type Puzzle, parsePuzzle } from '../../src/index.ts'
import { below } from '../../src/kernel/rng.ts'

const sudoku = findFamily('sudoku')
const hand = (rows: string) => parsePuzzle(`sudoku:4x4:${rows.replaceAll(' ', '')}`).puzzle

function effortOf(puzzle: Puzzle, runs = 1, seed = 'effort') {
  const measureEffort = makeEffortMeter(sudoku.grading.makeSight(puzzle.shape))
  const solve = () => makeSolver()(sudoku, puzzle).solutions[0]
  return measureEffort(puzzle, solve, makeRng(seed), runs)
}

describe('effort', () => {
  it('is the open cells for each reason in sight', () => {
    // The last cell of its row, column and box, and its only candidate.
    expect(effortOf(hand('1234 3412 2143 432.')).effort).toBeCloseTo(1 / 3.1)
    // Two cells without anything in common: twice as much to see, twice as much to look through.
    expect(effortOf(hand('.234 3412 2143 432.')).effort).toBeCloseTo(2 / 6.2 + 1 / 3.1)
    expect(effortOf(hand('1234 3412 2143 4321'))).toEqual({ effort: 0, hardest: 0, needs: 'singles' })
  })

  it('adds all open cells for what no assumption refutes', () => {
    // "Golden Nugget" (tarek, 2007), long the hardest known by Sudoku Explainer's rating.
    const { puzzle } = parsePuzzle(
      '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....',
    )
    const { hardest, needs, effort } = effortOf(puzzle, 3)
    expect(needs).toBe('nested')
    const open = puzzle.givens.filter((given) => given === 0).length
    expect(hardest).toBeGreaterThan(open / 2)
    expect(hardest).toBeLessThanOrEqual(open)
    expect(effort).toBeGreaterThan(hardest * hardest)
  })

  it('is the same from the same random numbers, and nearly from others', () => {
    const { puzzle } = parsePuzzle(
      '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
    )
    expect(effortOf(puzzle, 20)).toEqual(effortOf(puzzle, 20))
    const [one, other] = ['one', 'other'].map((seed) => effortOf(puzzle, 50, seed).effort)
    expect(one).not.toBe(other)
    expect(Math.abs(one / other - 1)).toBeLessThan(0.1)
  })
})

describe('nodes', () => {
  const empty = hand('.... .... .... ....')
  const model = sudoku.makeModel(empty.shape, 'full')

  it('are those of the whole tree, with the fewest alternatives first', () => {
    // A 4x4 board without givens: the tree that is searched has 288 leaves, whatever the ties.
    const count = makeNodeMeter(model, Infinity)
    const { nodesOpened, averageBranchingFactor, logTried, isCut } = count(empty, makeRng('tree'), 3)
    expect(nodesOpened).toBeGreaterThan(288)
    expect(averageBranchingFactor).toBeGreaterThan(1)
    expect(logTried).toBeGreaterThan(Math.log(288))
    expect(isCut).toBe(false)
  })

  it('say where they were cut', () => {
    expect(makeNodeMeter(model, 100)(empty, makeRng('tree'), 3)).toMatchObject({
      nodesOpened: 100,
      isCut: true,
    })
  })

  it('are one where nothing is left to choose', () => {
    const { puzzle } = parsePuzzle(
      '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
    )
    const count = makeNodeMeter(sudoku.makeModel(puzzle.shape, 'basic'), Infinity)
    expect(count(puzzle, makeRng('tree'), 5)).toEqual({
      nodesOpened: 1,
      averageBranchingFactor: 1,
      logTried: 0,
      isCut: false,
    })
  })
})

describe('trials', () => {
  /** Moves until a die shows six: their mean number is 5. */
  const die = (rng: () => number, mostMoves: number) => {
    for (let moves = 0; moves < mostMoves; moves++) if (below(rng, 6) === 5) return { moves, isSolved: true }
    return { moves: mostMoves, isSolved: false }
  }

  it('have a mean and a standard error', () => {
    const { mean, standardError, runs, atLeast } = measure(die, makeRng('dice'), 10_000)
    expect(Math.abs(mean - 5)).toBeLessThan(0.3)
    expect(standardError).toBeCloseTo(mean / 100)
    expect([runs, atLeast]).toEqual([10_000, undefined])
  })

  it('say "at least" where the moves do not suffice', () => {
    const never = (_: unknown, mostMoves: number) => ({ moves: mostMoves, isSolved: false })
    const { mean, runs, atLeast } = measure(never, makeRng('never'), 10)
    expect(mean).toBeGreaterThan(1500)
    expect([runs, atLeast]).toEqual([0, true])
  })
})

describe('difficulty', () => {
  it('is put together from effort, hardest step and nodes with the weights of the family', () => {
    const { puzzle } = parsePuzzle(
      '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......',
    )
    const found = makeDifficultyMeter()(sudoku, puzzle)
    if (typeof found === 'string') throw new Error(found)
    const { effort, hardest, logTried, difficulty } = found
    const { weights } = sudoku.grading
    expect(difficulty).toBeCloseTo(
      weights.effort * Math.log(effort) + weights.hardest * Math.log1p(hardest) + weights.nodes * logTried,
    )
  })
})
