import { describe, expect, it } from 'vitest'
import type { Contender } from '../../src/bench/contenders/contenderTypes.ts'
import { parseContenders } from '../../src/bench/contenders/parseContenders.ts'
import { lineOf } from '../../src/bench/makeAndMergeRows.ts'
import { makeMeasure } from '../../src/bench/measureContender.ts'
import type { RunLimits } from '../../src/bench/results.ts'
import { makeWitness } from '../../src/bench/verifyAnswer.ts'
import { makeBranching, makeSolver, type Puzzle } from '../../src/index.ts'
import type { Ended, Limits, Searcher, Statistics } from '../../src/kernel/search.ts'
import { corpusPuzzle, row } from './rows.ts'

const LIMITS: RunLimits = { nodes: 1000, milliseconds: null, solutions: 2, memory: null }

const SUDOKU = corpusPuzzle(
  'sudoku:9x9:..3.75.......2..869.2..1..3.4.18......7......2.....6.....7..3.1..4.....7.3.45.2..',
  3,
)
const SURVO = corpusPuzzle('survo:2x2:,/,|3,7|4,6')

/** A clock that advances by a fixed step at each reading. */
function makeClock(step = 1) {
  let time = 0
  return () => {
    time += step
    return time
  }
}

type Given = Parameters<typeof makeMeasure>

/** A meter of a contender within these limits, of a run with times. */
function meterOf(
  contender: Contender,
  said: Partial<RunLimits> = {},
  clock = makeClock(),
  ...more: readonly unknown[]
) {
  const limits = { ...LIMITS, ...said }
  const [patience, cpuNow] = more as [Given[4], Given[5]]
  const run = { limits, repeat: 3, times: true }
  return makeMeasure(contender, run, clock, makeWitness(limits), patience, cpuNow)
}

function measured(contender: Contender, one = SUDOKU, limits: Partial<RunLimits> = {}, times = true) {
  const all = { ...LIMITS, ...limits }
  return makeMeasure(contender, { limits: all, repeat: 1, times }, makeClock(), makeWitness(all)).rowOf(one)
}

const [CHECK] = parseContenders('check/row-major/ascending')

const EMPTY = corpusPuzzle('sudoku:4x4:................')

/** A contender with another way to make a searcher. */
const made = (makeSearcher: Contender['makeSearcher']): Contender => ({ ...CHECK, makeSearcher })

type Pretended = Partial<Statistics & { ended: Ended; found: number[]; others: number[][] }>

/** A contender whose searches have these statistics, one after the other; the last ones repeat. */
function pretender(...searches: readonly Pretended[]): Contender & { readonly asked: Limits[] } {
  const asked: Limits[] = []
  const search: Searcher<Puzzle> = (_, limits = {}, onSolution) => {
    const {
      ended = 'exhausted',
      found = [1, 2, 3, 4],
      others = [],
      ...figures
    } = searches[Math.min(asked.length, searches.length - 1)]
    asked.push(limits)
    for (const solution of [found, ...others]) onSolution?.(Int32Array.from(solution))
    const counts = { solutions: 1, nodesOpened: 1, branchings: 0, successors: 0, forced: 4, failures: 0 }
    const statistics = { ...counts, averageBranchingFactor: 1, maxDepth: 0, milliseconds: 1, ...figures }
    return { ended, statistics }
  }
  return { name: 'pretender', what: '', source: '', takes: () => true, makeSearcher: () => search, asked }
}

describe('a row', () => {
  it('has the values of the search', () => {
    const { statistics } = makeSolver({ strength: 'check', branching: makeBranching('row-major') })(
      SUDOKU.family,
      SUDOKU.puzzle,
      { nodes: 1000 },
    )
    expect(statistics.nodesOpened).toBe(1000)
    const { branchings, averageBranchingFactor, failures, maxDepth } = statistics
    expect(measured(CHECK, SUDOKU)).toEqual(
      row({
        contender: 'check/row-major/ascending',
        puzzle: SUDOKU.id,
        stars: 3,
        outcome: 'capped',
        status: 'unknown',
        solutions: 0,
        ended: 'node-limit',
        nodes: 1000,
        ...{ branchings, averageBranchingFactor, failures, maxDepth },
        milliseconds: expect.any(Number),
      }),
    )
  })

  it('is solved if no limit ended the search', () => {
    expect(measured(CHECK, SURVO)).toMatchObject({ outcome: 'solved', status: 'unique', solutions: 1 })
    expect(measured(CHECK, EMPTY)).toMatchObject({ outcome: 'solved', status: 'multiple', solutions: 2 })
    const all = measured(CHECK, EMPTY, { solutions: null, nodes: null })
    expect(all).toMatchObject({ outcome: 'solved', solutions: 288 })
    const none = corpusPuzzle('sudoku:4x4:12....3..4......')
    expect(measured(CHECK, none)).toMatchObject({ outcome: 'solved', status: 'none', solutions: 0 })
  })

  it('states its pass', () => {
    const meter = meterOf(CHECK)
    expect([meter.rowOf(SURVO), meter.rowOf(SURVO, 3)].map(({ repeat }) => repeat)).toEqual([1, 3])
    expect(meterOf(made(() => undefined as never)).rowOf(SURVO, 2)).toMatchObject({
      outcome: 'crashed',
      repeat: 2,
    })
  })

  it('ends at the time limit, and is then not repeated', () => {
    const row = measured(CHECK, SUDOKU, { nodes: null, milliseconds: 40 })
    expect(row).toMatchObject({ outcome: 'capped', ended: 'time-limit' })
    expect(row.nodes).toBeLessThanOrEqual(40)
    expect(row.milliseconds).toBeLessThan(50)
  })

  it.each(['time-limit', 'node-limit'] as const)('is not repeated after the %s', (ended) => {
    const contender = pretender({ ended, milliseconds: 5 })
    expect(measured(contender, SURVO, { milliseconds: 30 })).toMatchObject({ outcome: 'capped', ended })
    expect(contender.asked.length).toBe(1)
  })

  it('has no time if times are off, and reads the clock only if time is limited', () => {
    const clocks = [null, 5].map((milliseconds) => {
      const contender = pretender({})
      expect(measured(contender, SURVO, { milliseconds }, false).milliseconds).toBeNull()
      expect(contender.asked.length).toBe(1)
      return contender.asked.map(({ now }) => typeof now)
    })
    expect(clocks).toEqual([['undefined'], ['function']])
  })

  it('has the time on a processor of its timed search alone', () => {
    let readings = 0
    const counting = (): number | null => (++readings) ** 2
    const rowWith = (milliseconds: number, times = true, cpu = counting) => {
      readings = 0
      const settings = { limits: LIMITS, repeat: 1, times }
      const contender = pretender({ milliseconds })
      const witness = makeWitness(LIMITS)
      return makeMeasure(contender, settings, makeClock(), witness, undefined, cpu).rowOf(SURVO)
        .cpuMilliseconds
    }
    expect(rowWith(30), 'the first search').toBe(2 ** 2 - 1 ** 2)
    expect(rowWith(5), 'the second search').toBe(4 ** 2 - 3 ** 2)
    expect(rowWith(5, true, () => null)).toBeNull()
    expect(rowWith(5, false)).toBeNull()
    expect(readings).toBe(0)
  })

  it('has its time to the microsecond', () => {
    expect(measured(pretender({ milliseconds: 23.4567891 }), SURVO).milliseconds).toBe(23.457)
  })

  it('belongs to a contender that returns in time, or is stopped', () => {
    const waited: number[] = []
    const limits = { ...LIMITS, milliseconds: 40 }
    const impatient = <T>(milliseconds: number, work: () => T): T => {
      waited.push(milliseconds)
      if (waited.length === 2) throw new Error('it did not come back')
      return work()
    }
    let searchers = 0
    const counted = made((...args) => {
      searchers++
      return CHECK.makeSearcher(...args)
    })
    const rowsOf = (wanted: RunLimits) => meterOf(counted, wanted, makeClock(0.1), impatient)
    const { rowOf, warm } = rowsOf(limits)
    const rows = [SURVO, SURVO, SURVO].map(rowOf)
    expect(rows.map(({ outcome }) => outcome)).toEqual(['solved', 'crashed', 'solved'])
    expect(rows.map(({ message }) => message)).toEqual([undefined, 'it did not come back', undefined])
    expect(waited).toEqual([5040, 5040, 5040])
    expect(searchers, 'each row with a time has a searcher of its own').toBe(2)
    warm([SURVO], 25)
    expect(waited.slice(3)).toEqual([5025])
    rowsOf(LIMITS).rowOf(SURVO)
    expect(waited.length, 'without a time limit, the search is never stopped').toBe(4)
  })

  it.each([
    ['the second search', [15, 9], 9],
    ['the search after untimed ones for a millisecond', [0.4, 0.4, 0.4, 9], 9],
    ['the first search if it takes long', [100], 100],
  ])('has the time of %s', (_, times, expected) => {
    const searches = [...times, 1000].map((milliseconds) => ({ milliseconds }))
    const contender = pretender(...searches)
    expect(measured(contender, SURVO).milliseconds).toBe(expected)
    expect(contender.asked.length).toBe(times.length)
    expect(measured(pretender(...searches), SURVO, {}, false).milliseconds).toBeNull()
  })

  it('comes from warmed-up code; errors in the warm-up are ignored', () => {
    const sample = [SURVO, SURVO]
    let searches = 0
    const counting = made(() => () => {
      if (++searches > 5) throw new Error('tired')
      return pretender({}).makeSearcher(SURVO.family, SURVO.puzzle.shape)(SURVO.puzzle)
    })
    const meter = () => meterOf(counting, {}, makeClock(10))
    meter().warm(sample, 45)
    expect(searches).toBe(4)
    meter().warm(sample, 1000)
    expect(searches).toBe(6)
    meter().warm([], 1000)
    expect(searches).toBe(6)
    const tired = meter()
    tired.warm(sample, 1000)
    tired.warm(sample, 1000)
    expect(searches, 'a failed warm-up is not repeated').toBe(7)
  })

  it('is warmed up no longer than the time limit, and than the time left', () => {
    const contender = pretender({})
    meterOf(contender, { milliseconds: 15 }, makeClock(10)).warm([SURVO], 35)
    expect(contender.asked.map(({ milliseconds }) => milliseconds)).toEqual([15, 15, 5])
  })
})

describe('a failed row', () => {
  it('belongs to a contender that throws', () => {
    const throws = made(() => () => {
      throw new Error('no such cell\nand more')
    })
    const crashed = { outcome: 'crashed', message: 'no such cell', nodes: null, milliseconds: null }
    expect(measured(throws)).toMatchObject(crashed)
    const refuses = made(() => {
      throw 'a text'
    })
    expect(measured(refuses)).toMatchObject({ outcome: 'crashed', message: 'a text' })
  })

  it('belongs to a search that differs when repeated', () => {
    const row = measured(pretender({}, { nodesOpened: 2 }), SURVO)
    expect(row).toMatchObject({ outcome: 'crashed', message: expect.stringContaining('repeating') })
    const late = measured(pretender({}, { nodesOpened: 2, ended: 'time-limit' }), SURVO)
    expect(late).toMatchObject({ outcome: 'capped', ended: 'time-limit' })
    const capped = measured(pretender({ ended: 'time-limit', found: [2, 1, 3, 4] }), SURVO, {}, false)
    expect(capped.outcome, 'a wrong solution is wrong even if a limit ended the search').toBe('wrong')
    expect(capped).not.toHaveProperty('ended')
  })

  it('belongs to a solution that breaks a rule, or a missing solution', () => {
    const wrong = measured(pretender({ found: [2, 1, 3, 4] }), SURVO, {}, false)
    expect(wrong).toMatchObject({ outcome: 'wrong', message: expect.stringContaining('a solution is wrong') })
    const [found, second] = makeSolver()(EMPTY.family, EMPTY.puzzle).solutions.map((one) => Array.from(one))
    const late = pretender({ found, others: [second, found.with(0, found[1])], solutions: 3 })
    expect(measured(late, EMPTY, { solutions: 3 }, false).message).toContain('a solution is wrong')
    const few = measured(pretender({ solutions: 0 }), SURVO, {}, false)
    const message = 'reports 0 solutions, but there is 1'
    expect(few).toMatchObject({ outcome: 'wrong', status: 'none', message })
  })
})

describe('figures', () => {
  it('name any error that is thrown', () => {
    expect(lineOf(new Error(''))).toBe('an error without a message')
    expect(lineOf(undefined)).toBe('undefined')
  })
})
