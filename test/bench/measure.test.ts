// What a row says of a search: the kernel's own figures, the median of the times, and what went wrong.

import { describe, expect, it } from 'vitest'
import type { Contender } from '../../src/bench/contenders/contender.ts'
import { parseContenders } from '../../src/bench/contenders/contenders.ts'
import { makeWitness } from '../../src/bench/judge.ts'
import { lineOf, makeMeasure, median } from '../../src/bench/measure.ts'
import type { RunLimits } from '../../src/bench/results.ts'
import { makeSolver, type Puzzle, parsePuzzle } from '../../src/index.ts'
import type { Searcher, Statistics } from '../../src/kernel/search.ts'

const LIMITS: RunLimits = { nodes: 1000, milliseconds: null, solutions: 2 }

function corpusPuzzle(id: string) {
  return { id, ...parsePuzzle(id), stars: 3 }
}

const SUDOKU = corpusPuzzle(
  'sudoku:9x9:..3.75.......2..869.2..1..3.4.18......7......2.....6.....7..3.1..4.....7.3.45.2..',
)
const SURVO = corpusPuzzle('survo:2x2:,/,|3,7|4,6')

/** A clock that goes on by so much at each look. */
function makeClock(step = 1) {
  let time = 0
  return () => {
    time += step
    return time
  }
}

function measured(
  contender: Contender,
  one = SUDOKU,
  limits: Partial<RunLimits> = {},
  repeat = 1,
  times = true,
) {
  const all = { ...LIMITS, ...limits }
  return makeMeasure(contender, { limits: all, repeat, times }, makeClock(), makeWitness(all))(one)
}

const [CHECK] = parseContenders('check/row-major/ascending')

/** A contender whose searches have these figures, one after the other; the last again and again. */
function pretender(
  ...searches: readonly Partial<Statistics & { ended: 'exhausted' | 'time-limit'; found: number[] }>[]
): Contender {
  let next = 0
  const search: Searcher<Puzzle> = (_, __, onSolution) => {
    const {
      ended = 'exhausted',
      found = [1, 2, 3, 4],
      ...figures
    } = searches[Math.min(next++, searches.length - 1)]
    onSolution?.(Int32Array.from(found))
    const statistics = {
      solutions: 1,
      nodesOpened: 1,
      branchings: 0,
      successors: 0,
      forced: 4,
      averageBranchingFactor: 1,
      failures: 0,
      maxDepth: 0,
      milliseconds: 1,
    }
    return { ended, statistics: { ...statistics, ...figures } }
  }
  return { name: 'pretender', what: '', source: '', takes: () => true, makeSearcher: () => search }
}

describe('a row', () => {
  it('has the figures of the search', () => {
    const { statistics } = makeSolver({ strength: 'check', variables: 'row-major' })(
      SUDOKU.family,
      SUDOKU.puzzle,
      {
        nodes: 1000,
      },
    )
    expect(statistics.nodesOpened).toBe(1000)
    const row = measured(CHECK, SUDOKU)
    expect(row).toEqual({
      contender: 'check/row-major/ascending',
      puzzle: SUDOKU.id,
      family: 'sudoku',
      shape: '9x9',
      stars: 3,
      outcome: 'capped',
      status: 'unknown',
      solutions: 0,
      ended: 'node-limit',
      nodes: 1000,
      branchings: statistics.branchings,
      averageBranchingFactor: statistics.averageBranchingFactor,
      failures: statistics.failures,
      maxDepth: statistics.maxDepth,
      milliseconds: expect.any(Number),
    })
  })

  it('is solved where no limit came first', () => {
    expect(measured(CHECK, SURVO)).toMatchObject({ outcome: 'solved', status: 'unique', solutions: 1 })
    const empty = corpusPuzzle('sudoku:4x4:................')
    expect(measured(CHECK, empty)).toMatchObject({ outcome: 'solved', status: 'multiple', solutions: 2 })
    expect(measured(CHECK, empty, { solutions: null, nodes: null })).toMatchObject({
      outcome: 'solved',
      solutions: 288,
    })
    const none = corpusPuzzle('sudoku:4x4:12....3..4......')
    expect(measured(CHECK, none)).toMatchObject({ outcome: 'solved', status: 'none', solutions: 0 })
  })

  it('ends at the time limit, and is not repeated then', () => {
    const row = measured(CHECK, SUDOKU, { nodes: null, milliseconds: 40 }, 3)
    expect(row).toMatchObject({ outcome: 'capped', ended: 'time-limit' })
    expect(row.nodes).toBeLessThanOrEqual(40)
    expect(row.milliseconds).toBeLessThan(50)
  })

  it('has no time where none is wanted', () => {
    expect(measured(CHECK, SURVO, {}, 2, false).milliseconds).toBeNull()
  })

  it('has the median of its repeats, and is warmed before', () => {
    const times = [9, 5, 40, 1].map((milliseconds) => ({ milliseconds }))
    const cold = measured(pretender(...times), SURVO, {}, 4, false)
    expect(cold).toMatchObject({ outcome: 'solved', milliseconds: null })
    // The clock says 50 ms after so many searches of the warm-up: none of them is in the median.
    const warm = measured(pretender(...new Array(49).fill({ milliseconds: 1000 }), ...times), SURVO, {}, 4)
    expect(warm.milliseconds).toBe(7)
  })
})

describe('what went wrong', () => {
  it('is a contender that throws', () => {
    const throws = {
      ...CHECK,
      makeSearcher: () => () => {
        throw new Error('no such cell\nand more')
      },
    }
    expect(measured(throws)).toMatchObject({
      outcome: 'crashed',
      message: 'no such cell',
      nodes: null,
      milliseconds: null,
    })
    const refuses = {
      ...CHECK,
      makeSearcher: () => {
        throw 'a text'
      },
    }
    expect(measured(refuses)).toMatchObject({ outcome: 'crashed', message: 'a text' })
  })

  it('is a search that is another when it is repeated', () => {
    const row = measured(pretender({}, { nodesOpened: 2 }), SURVO, {}, 2, false)
    expect(row).toMatchObject({ outcome: 'crashed', message: expect.stringContaining('repeated') })
    expect(
      measured(pretender({}, { nodesOpened: 2, ended: 'time-limit' }), SURVO, {}, 2, false).outcome,
    ).toBe('solved')
  })

  it('is a solution that is none, and one too few', () => {
    const wrong = measured(pretender({ found: [2, 1, 3, 4] }), SURVO, {}, 1, false)
    expect(wrong).toMatchObject({ outcome: 'wrong', message: expect.stringContaining('a solution is none') })
    const few = measured(pretender({ solutions: 0 }), SURVO, {}, 1, false)
    expect(few).toMatchObject({
      outcome: 'wrong',
      status: 'none',
      message: 'it says 0 solutions, and there is 1',
    })
  })
})

describe('figures', () => {
  it.each([
    [[3], 3],
    [[5, 1, 3], 3],
    [[4, 1, 3, 2], 2.5],
  ])('the median of %j is %f', (values, expected) => {
    expect(median(values)).toBe(expected)
  })

  it('say something of whatever was thrown', () => {
    expect(lineOf(new Error(''))).toBe('an error without a message')
    expect(lineOf(undefined)).toBe('undefined')
  })
})
