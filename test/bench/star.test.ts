import { describe, expect, it } from 'vitest'
import { CONTROL, type Row } from '../../src/bench/results.ts'
import { noiseOf } from '../../src/bench/statistics/comparePair.ts'
import { statisticsOf } from '../../src/bench/statistics/computeStatistics.ts'
import type { Ratio } from '../../src/bench/statistics/statistics.ts'
import { results, rowsOf } from './rows.ts'

const PUZZLES = 40

/** Rows that take as many milliseconds as the puzzle, times a factor that depends on the puzzle. */
function timed(contender: string, factor: (puzzle: number) => number, said: Partial<Row> = {}): Row[] {
  return Array.from({ length: PUZZLES }, (_, puzzle) => ({
    ...rowsOf(contender, [10], { puzzle: `p${String(puzzle).padStart(2, '0')}`, ...said })[0],
    milliseconds: (puzzle + 1) * factor(puzzle),
  }))
}

/** Every third puzzle spreads a little, so that no two ratios tie. */
const about = (ratio: number, spread: number) => (puzzle: number) =>
  ratio * (1 + spread * ((puzzle % 3) - 1) + puzzle / 1e5)

const first = timed('a', () => 1)
const allOf = (...rows: Row[][]) => statisticsOf(results([first, ...rows].flat()), { resamples: 400 }).all
const starOf = (...rows: Row[][]) => allOf(...rows).pairs[0].milliseconds?.isSignificant

describe('a star by time', () => {
  const calm = timed(CONTROL, about(1, 0.01))

  it('needs a p below 5 % after Holm', () => {
    expect(starOf(calm, timed('b', about(1.5, 0.02)))).toBe(true)
    // Six puzzles give 2 of 64, which three pairs make 6 of 64, however clear the interval is.
    const few = allOf(calm, timed('b', about(1.5, 0.02)).slice(0, 6), timed('c', about(3, 0.02)).slice(0, 6))
    const { p, holm, low, isSignificant } = few.pairs[1].milliseconds as Ratio
    expect({ p, holm, isSignificant }).toEqual({ p: 2 / 64, holm: 6 / 64, isSignificant: false })
    expect(low).toBeGreaterThan(2)
  })

  it('needs a difference larger than that of the control', () => {
    const drifted = timed(CONTROL, about(1.08, 0.01))
    const slower = timed('b', about(1.079, 0.011))
    const { pairs } = allOf(drifted, slower)
    expect(pairs[0].milliseconds?.holm).toBeLessThan(0.001)
    expect(pairs[0].milliseconds?.beyondControl).toBeGreaterThan(0.05)
    expect(starOf(drifted, slower)).toBe(false)
    expect(starOf(calm, slower)).toBe(true)
  })

  it('compares puzzle by puzzle, so that what disturbed both contenders counts less than their intervals say', () => {
    // The first contender was disturbed: both the control and the other seem faster, now more, now less.
    const disturbed = (ratio: number) => (puzzle: number) =>
      ratio * (puzzle % 4 === 0 ? 0.5 : 1) * (1 + puzzle / 1e5)
    const { control, pairs } = allOf(timed(CONTROL, disturbed(1)), timed('b', disturbed(0.9)))
    const { high, isSignificant } = pairs[0].milliseconds as Ratio
    expect(high, 'the intervals overlap').toBeGreaterThan(control?.low as number)
    expect(isSignificant).toBe(true)
  })

  it('takes the noise of the control in both directions', () => {
    const faster = timed('b', about(1 / 1.06, 0.01))
    expect(starOf(timed(CONTROL, about(1.08, 0.01)), faster)).toBe(false)
    expect(starOf(timed(CONTROL, about(1 / 1.08, 0.01)), faster)).toBe(false)
    expect(starOf(timed(CONTROL, about(1.04, 0.01)), faster)).toBe(true)
  })

  it('is not given without a control, or without an interval of the control', () => {
    expect(starOf(timed('b', about(3, 0.02)))).toBe(false)
    expect(starOf(calm.slice(0, 5), timed('b', about(3, 0.02)))).toBe(false)
    expect(starOf(calm.slice(0, 6), timed('b', about(3, 0.02)))).toBe(true)
  })

  it('counts a puzzle that capped one of them as the largest difference, whatever the control says', () => {
    const capped = { outcome: 'capped', status: 'unknown', ended: 'time-limit', milliseconds: 9999 } as const
    const withCap = (rows: Row[], count: number) =>
      rows.map((row, index) => (index < count ? { ...row, ...capped } : row))
    const slow = withCap(timed('b', about(2, 0.02)), 3)
    expect(allOf(calm, slow).pairs[0].milliseconds).toMatchObject({ bound: 'least', isSignificant: true })
    // The worst 13 of 40 puzzles outweigh the other 27: ranks 28 to 40 are more than half of their sum.
    const [pair] = allOf(calm, withCap(timed('b', about(0.1, 0.02)), 13)).pairs
    expect(pair.milliseconds).toMatchObject({ bound: 'least', isSignificant: false })
    expect(allOf(calm, timed('b', about(0.1, 0.02))).pairs[0].milliseconds?.isSignificant).toBe(true)
  })
})

describe('a star by nodes', () => {
  it('needs a p below 5 % after Holm and no control, because nodes are exact', () => {
    const other = [20, 30, 40, 50, 60, 70]
    const { pairs } = statisticsOf(results([...rowsOf('a', [1, 2, 3, 4, 5, 6]), ...rowsOf('b', other)])).all
    expect(pairs[0].nodes).toMatchObject({ holm: 2 / 64, isSignificant: true })
    const [few] = statisticsOf(
      results([...rowsOf('a', [1, 2, 3, 4, 5, 6]), ...rowsOf('b', [1, ...other.slice(1)])]),
    ).all.pairs
    expect(few.nodes).toMatchObject({ holm: null, isSignificant: false })
  })
})

describe('the control', () => {
  const rows = [timed(CONTROL, about(1.02, 0.01)), timed('b', about(2, 0.02)), timed('c', about(3, 0.02))]
  const all = allOf(...rows)

  it('has a ratio to the first contender, and no part in anything else', () => {
    expect(all.control).toMatchObject({ of: PUZZLES, ratio: expect.closeTo(1.02, 2), holm: null })
    expect(all.summaries.map(({ contender }) => contender)).toEqual(['a', 'b', 'c'])
    expect(all.pairs.map(({ one, other }) => one + other)).toEqual(['ab', 'ac', 'bc'])
    expect(all.portfolio.map(({ contender }) => contender)).toEqual(['a', 'b', 'c'])
    const { control, ...others } = all
    const { control: none, ...without } = allOf(...rows.slice(1))
    expect(none).toBeNull()
    const plain = (text: object) =>
      JSON.stringify(text, (key, value) => (/^(isSignificant|beyondControl)$/.test(key) ? null : value))
    expect(plain(others)).toBe(plain(without))
  })

  it('is compared on the puzzles that both copies solved: a limit that ended one of them is noise', () => {
    const capped = timed(CONTROL, about(1.02, 0.01)).map((row, index) =>
      index === 0
        ? { ...row, outcome: 'capped' as const, ended: 'time-limit' as const, milliseconds: 5000 }
        : row,
    )
    const { control } = allOf(capped)
    expect(control).toMatchObject({ of: PUZZLES - 1, ratio: expect.closeTo(1.02, 2) })
    expect(control).not.toHaveProperty('bound')
  })

  it('is null in a run without times', () => {
    const untimed = [...rowsOf('a', [1]), ...rowsOf(CONTROL, [1])].map((row) => ({
      ...row,
      milliseconds: null,
    }))
    expect(statisticsOf(results(untimed)).all.control).toBeNull()
  })

  it('makes noise of all between its interval, the reciprocal and 1', () => {
    const ratio = (low: number | null, high: number | null) => ({ low, high }) as Ratio
    expect(noiseOf(ratio(1.25, 2))).toEqual({ low: 0.5, high: 2 })
    expect(noiseOf(ratio(0.25, 0.5))).toEqual({ low: 0.25, high: 4 })
    expect(noiseOf(ratio(0.5, 1.25))).toEqual({ low: 0.5, high: 2 })
    expect(noiseOf(ratio(null, null))).toBeNull()
    expect(noiseOf(null)).toBeNull()
  })
})
