// Compares efforts with values worked out by hand, nodes with a second implementation of the search, and
// trials with a coin.

import { describe, expect, it } from 'vitest'
import { makeNodeMeter, runToEnd } from '../../src/grader/countNodes.ts'
import { makeAssumer, makeForced, placeAll } from '../../src/grader/followAssumptions.ts'
import { makeEffortMeter } from '../../src/grader/humanEffort.ts'
import { makeTrialRuns } from '../../src/grader/measureByRandomMoves.ts'
import { makeDifficultyMeter } from '../../src/grader/measureDifficulty.ts'
import { BORDERS } from '../../src/grader/stars.ts'
import { findFamily, makeMaker, makeRng, makeSolver, type Puzzle, parsePuzzle } from '../../src/index.ts'
import { below } from '../../src/kernel/rng.ts'
import { EASY, TRIED } from '../support/knownSudokus.ts'
import { makeOne } from '../support/made.ts'

const sudoku = findFamily('sudoku')
const hand = (rows: string) => parsePuzzle(`sudoku:4x4:${rows.replaceAll(' ', '')}`).puzzle

function effortOf(puzzle: Puzzle, runs = 1, seed = 'effort') {
  const measureEffort = makeEffortMeter(sudoku.grading.makeWeakBase(puzzle.shape))
  const solve = () => makeSolver()(sudoku, puzzle).solutions[0]
  return runToEnd(measureEffort(puzzle, solve, makeRng(seed), runs))
}

describe('effort', () => {
  it('is the number of open cells divided by the reasons in sight', () => {
    // The last cell of its row, column and box, and its only candidate.
    expect(effortOf(hand('1234 3412 2143 432.')).effort).toBeCloseTo(1 / 3.1)
    // Two independent cells: twice as much to see and twice as many cells to scan.
    expect(effortOf(hand('.234 3412 2143 432.')).effort).toBeCloseTo(2 / 6.2 + 1 / 3.1)
    expect(effortOf(hand('1234 3412 2143 4321'))).toEqual({ effort: 0, hardest: 0 })
  })

  it('adds all open cells for a cell that no assumption settles', () => {
    // "Golden Nugget" (tarek, 2007), long the hardest known by Sudoku Explainer's rating.
    const { puzzle } = parsePuzzle(
      '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....',
    )
    const { hardest, effort } = effortOf(puzzle, 3)
    const open = puzzle.givens.filter((given) => given === 0).length
    expect(hardest).toBeGreaterThan(open / 2)
    expect(hardest).toBeLessThanOrEqual(open)
    expect(effort).toBeGreaterThan(hardest * hardest)
  })

  it('is the same for the same random numbers, and similar for others', () => {
    const { puzzle } = parsePuzzle(EASY)
    expect(effortOf(puzzle, 20)).toEqual(effortOf(puzzle, 20))
    const [one, other] = ['one', 'other'].map((seed) => effortOf(puzzle, 50, seed).effort)
    expect(one).not.toBe(other)
    expect(Math.abs(one / other - 1)).toBeLessThan(0.1)
  })
})

describe('the effort of trying', () => {
  it('is the open cells times the placements of each round, in addition to scanning', () => {
    // A puzzle that a few assumptions solve; the test counts the rounds again.
    const { puzzle } = parsePuzzle(TRIED)
    const sight = sudoku.grading.makeWeakBase(puzzle.shape)
    const assumer = makeAssumer(sight)
    const frame = new Int32Array(sight.frameWords)
    const forced = makeForced(sight.cells)
    let trying = 0
    let longest = 0
    sight.root(frame, puzzle)
    while (sight.openCells(frame) > 0) {
      sight.look(frame, forced)
      placeAll(sight, frame, forced)
      if (forced.count > 0) continue
      const refuted = assumer.refuteSoonest(frame)
      const [{ steps }] = refuted
      trying += sight.openCells(frame) * steps
      longest = Math.max(longest, steps)
      for (const { cell, value } of refuted) sight.exclude(frame, cell, value)
    }
    const { effort, hardest } = effortOf(puzzle, 20)
    expect(trying).toBeGreaterThan(50)
    expect(hardest).toBe(longest)
    // The rest is scanning: with at most 64 open cells and a weight of at least .1, a placement costs 640 at
    // most.
    expect(effort - trying).toBeGreaterThan(20)
    expect(effort - trying).toBeLessThan((64 * 640) / 2)
  })

  it('equals the scanning with placements drawn one after the other', () => {
    const { puzzle } = parsePuzzle(EASY)
    const sight = sudoku.grading.makeWeakBase(puzzle.shape)
    const frame = new Int32Array(sight.frameWords)
    const forced = makeForced(sight.cells)
    const rng = makeRng('draws')
    const RUNS = 3000
    let cost = 0
    for (let run = 0; run < RUNS; run++) {
      sight.root(frame, puzzle)
      while (sight.openCells(frame) > 0) {
        sight.look(frame, forced)
        const weights = Array.from(forced.weights.subarray(0, forced.count))
        const total = weights.reduce((sum, weight) => sum + weight)
        cost += sight.openCells(frame) / total
        let point = ((rng() >>> 0) / 2 ** 32) * total
        let index = 0
        while (index < forced.count - 1 && point >= weights[index]) point -= weights[index++]
        sight.place(frame, forced.cells[index], forced.values[index])
      }
    }
    expect(Math.abs(effortOf(puzzle, 64).effort / (cost / RUNS) - 1)).toBeLessThan(0.01)
  })
})

describe('nodes', () => {
  const empty = hand('.... .... .... ....')
  const model = sudoku.model.compile(empty.shape, 'full')

  function nodeMeter(...made: Parameters<typeof makeNodeMeter>) {
    const count = makeNodeMeter(...made)
    return (...puzzle: Parameters<typeof count>) => runToEnd(count(...puzzle))
  }

  it('are those of the whole tree, branching on the fewest alternatives', () => {
    // A 4x4 board without givens: the tree has 288 leaves, whatever the ties.
    const count = nodeMeter(model, Infinity)
    const { nodesOpened, averageBranchingFactor, logTried, isCut } = count(empty, makeRng('tree'), 3)
    expect(nodesOpened).toBeGreaterThan(288)
    expect(averageBranchingFactor).toBeGreaterThan(1)
    expect(logTried).toBeGreaterThan(Math.log(288))
    expect(isCut).toBe(false)
  })

  it('state whether a limit cut them off', () => {
    expect(nodeMeter(model, 100)(empty, makeRng('tree'), 3)).toMatchObject({
      nodesOpened: 100,
      isCut: true,
    })
  })

  it('are 1 if there is nothing to choose', () => {
    const { puzzle } = parsePuzzle(EASY)
    const count = nodeMeter(sudoku.model.compile(puzzle.shape, 'basic'), Infinity)
    expect(count(puzzle, makeRng('tree'), 5)).toEqual({
      nodesOpened: 1,
      averageBranchingFactor: 1,
      logTried: 0,
      isCut: false,
    })
  })
})

describe('trials', () => {
  /** The number of moves before a die shows six: 5 on average. */
  const die = (rng: () => number, mostMoves: number) => {
    for (let moves = 0; moves < mostMoves; moves++) if (below(rng, 6) === 5) return { moves, isSolved: true }
    return { moves: mostMoves, isSolved: false }
  }

  const measure = (...puzzle: Parameters<typeof makeTrialRuns>) => makeTrialRuns(...puzzle).measure()

  const exactly = (runs: number) => ({ least: runs, most: runs })

  /** Moves with a given mean and the spread of Survo puzzles: exponential waits. */
  const waits = (mean: number) => (rng: () => number) => ({
    moves: Math.round(-mean * Math.log(((rng() >>> 0) + 1) / 2 ** 32)),
    isSolved: true,
  })

  it('continue near a border of stars, up to their limit', () => {
    const runsFor = (mean: number) => measure(waits(mean), makeRng('border'), { least: 100, most: 400 }).runs
    expect([5, 70, 300, 1000, 4000].map(runsFor)).toEqual([100, 100, 100, 100, 100])
    for (const border of BORDERS) expect(runsFor(border)).toBeGreaterThan(100)
    expect(Math.max(...BORDERS.map(runsFor))).toBe(400)
    // A mean a little off the border needs some more runs.
    expect(runsFor(1.25 * BORDERS[2])).toBeLessThan(400)
  })

  it('have a mean and a standard error', () => {
    const { mean, standardError, runs, atLeast } = measure(die, makeRng('dice'), exactly(10_000))
    expect(Math.abs(mean - 5)).toBeLessThan(0.3)
    // A run ends with the same chance at every roll, so the spread is nearly the mean.
    expect(Math.abs(standardError / (mean / 100) - 1)).toBeLessThan(0.15)
    expect([runs, atLeast]).toEqual([10_000, undefined])
  })

  it('have a standard error by their spread', () => {
    let run = 0
    const apart = () => ({ moves: run++ % 2 === 0 ? 10 : 30, isSolved: true })
    // Deviations of 10 from the mean: the variance is 10 * 100 / 9.
    expect(measure(apart, makeRng('apart'), exactly(10)).standardError).toBeCloseTo(Math.sqrt(1000 / 9 / 10))
    const alike = () => ({ moves: 7, isSolved: true })
    expect(measure(alike, makeRng('alike'), exactly(10)).standardError).toBe(0)
  })

  it('state "at least" if the moves do not suffice', () => {
    const never = (_: unknown, mostMoves: number) => ({ moves: mostMoves, isSolved: false })
    expect(measure(never, makeRng('never'), exactly(1))).toMatchObject({
      mean: 10_000,
      runs: 1,
      atLeast: true,
    })
    // More runs have more moves, and no single run may use so many that the mean equals the limit.
    for (const runs of [100, 1000]) {
      expect(measure(never, makeRng('never'), exactly(runs))).toMatchObject({
        mean: 100_000,
        runs: runs / 10,
        atLeast: true,
      })
    }
  })

  it('count the moves of runs that gave up', () => {
    let run = 0
    const everyOther = (_: unknown, mostMoves: number) =>
      run++ % 2 === 0 ? { moves: 10, isSolved: true } : { moves: Math.min(mostMoves, 30), isSolved: false }
    expect(measure(everyOther, makeRng('some'), exactly(10))).toMatchObject({
      mean: 20,
      runs: 10,
      atLeast: true,
    })
  })

  it('end even if a run gives up without a move', () => {
    const idle = () => ({ moves: 0, isSolved: false })
    expect(measure(idle, makeRng('idle'), exactly(3))).toMatchObject({ mean: 0, runs: 3, atLeast: true })
  })
})

describe('difficulty', () => {
  it('combines effort, hardest step and nodes with the weights of the family', () => {
    const { puzzle } = parsePuzzle(TRIED)
    const { solutions } = makeSolver()(sudoku, puzzle)
    const found = makeDifficultyMeter()(sudoku, puzzle, solutions[0])
    const { effort, hardest, logTried, difficulty } = found
    const { weights } = sudoku.grading
    expect(difficulty).toBeCloseTo(
      weights.effort * Math.log(effort) + weights.hardest * Math.log1p(hardest) + weights.nodes * logTried,
    )
  })

  it('includes the full propagation if the family gives it weight', () => {
    const kenken = findFamily('kenken')
    const search = kenken.grading.weights.search as number
    const make = makeMaker(kenken, kenken.notation.parseShape('8x8'))
    const all = Array.from({ length: 8 }, (_, index) => {
      const { puzzle, solution } = makeOne(make, `search/${index}`)
      return makeDifficultyMeter()(kenken, puzzle, solution)
    })
    const parts = all.map(
      ({ effort, hardest, logTried, difficulty }) =>
        difficulty - Math.log(effort) - 3 * Math.log1p(hardest) - logTried,
    )
    all.forEach(({ logSearched }, index) => {
      expect(parts[index]).toBeCloseTo(search * logSearched)
    })
    expect(Math.max(...parts)).toBeGreaterThan(0.5)
  })
})
