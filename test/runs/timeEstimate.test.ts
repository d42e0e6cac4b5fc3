// Estimates of the time left, with a clock of the test and recorded times of puzzles.

import { describe, expect, it } from 'vitest'
import { estimateTime, rateText, type Stretch, timeText } from '../../src/runs/timeEstimate.ts'
import recorded from './recordedSeconds.json' with { type: 'json' }

/** Seconds of one core that puzzles took, one after another, recorded from the generator: kinds with short and long tails. */
const RECORDED: Readonly<Record<string, readonly number[]>> = recorded

/** Tasks of one kind: what is foreseen for each, and what they take. */
interface Run {
  readonly foreseen: number | undefined
  readonly seconds: readonly number[]
}

/** Estimates after each result, and what is then left in fact. Results may arrive in bursts. */
function follow(runs: readonly Run[], burst = 1) {
  const stretches: Stretch[] = runs.map(({ foreseen, seconds }) => ({
    tasks: seconds.length,
    seconds: foreseen,
  }))
  const all = runs.flatMap(({ seconds }) => seconds)
  const total = all.reduce((sum, one) => sum + one, 0)
  const estimate = estimateTime(stretches, { done: 0, workers: 1 })
  let now = 0
  return all.flatMap((seconds, index) => {
    now += seconds
    const isReported = (index + 1) % burst === 0
    if (isReported) estimate.advance(burst, now)
    return isReported ? { share: now / total, left: estimate.left(now), truth: total - now, total } : []
  })
}

/** How wrong an estimate makes the time of the whole run: 1 is exact, 2 is twice or half of it. */
const errorOf = ({ left = Number.NaN, truth, total }: ReturnType<typeof follow>[number]) => {
  const told = left + total - truth
  return Math.max(told / total, total / told)
}

const kind = (name: string, slower = 1, foreseen?: number): Run => ({
  foreseen,
  seconds: RECORDED[name].map((seconds) => slower * seconds),
})
const meanOf = (name: string) => RECORDED[name].reduce((sum, one) => sum + one, 0) / RECORDED[name].length

/** Puzzles of these kinds, foreseen by their averages, on a machine that is slower than the one of the table. */
const mixed = (names: readonly string[], slower: number) =>
  names.map((name) => kind(name, slower, meanOf(name)))

const NAMES = Object.keys(RECORDED)

describe('estimateTime', () => {
  for (const slower of [0.5, 1, 4, 20]) {
    it(`is right within a factor of two after a tenth of mixed kinds, on a machine ${slower} times as slow`, () => {
      for (const names of [NAMES, NAMES.toReversed(), NAMES.slice(2, 4), NAMES.slice(0, 3)]) {
        for (const burst of [1, 4]) {
          const late = follow(mixed(names, slower), burst).filter(({ share }) => share >= 0.1)
          expect(Math.max(...late.map(errorOf))).toBeLessThan(2)
        }
      }
    })
  }

  it('is right within a factor of two after a tenth of one kind that was not foreseen', () => {
    for (const name of NAMES) {
      const late = follow([kind(name, 20)]).filter(({ share }) => share >= 0.1)
      const known = late.filter(({ left }) => left !== undefined)
      expect(known.length).toBeGreaterThan(0.8 * late.length)
      expect(Math.max(...known.map(errorOf))).toBeLessThan(2)
    }
  })

  it('does not swing: later estimates of the whole time stay near the one before', () => {
    const told = follow(mixed(NAMES, 4))
      .filter(({ share }) => share >= 0.1)
      .map(({ left = 0, truth, total }) => left + total - truth)
    const swings = told.slice(1).map((one, index) => Math.max(one / told[index], told[index] / one))
    expect(Math.max(...swings)).toBeLessThan(1.25)
  })

  it('is a number or unknown at every moment, never infinite, and 0 at the end', () => {
    for (const runs of [
      mixed(NAMES, 1),
      NAMES.map((name) => kind(name)),
      [{ foreseen: 1, seconds: [0, 0, 0] }],
    ]) {
      const estimates = follow(runs).map(({ left }) => left)
      for (const left of estimates)
        expect(left === undefined || (Number.isFinite(left) && left >= 0)).toBe(true)
      expect(estimates.at(-1) ?? 0).toBe(0)
    }
    const none = estimateTime([{ tasks: 5 }], { done: 0, workers: 2 })
    expect(none.left(0)).toBeUndefined()
    expect(none.left(60)).toBeUndefined()
    none.advance(1, 61)
    expect(none.left(61)).toBeUndefined()
  })

  it('tells foreseen times before the first result, for the tasks that are left', () => {
    const kinds = [1, 30].map((seconds) => ({ tasks: 10, seconds }))
    const estimate = estimateTime(kinds, { done: 5, workers: 2 })
    expect(estimate.left(0)).toBeCloseTo((5 * 1 + 10 * 30) / 2, 6)
  })
})

it.each([
  [0.2, '1 s'],
  [7, '7 s'],
  [42, '40 s'],
  [57, '1 min'],
  [290, '5 min'],
  [2460, '40 min'],
  [3600, '1 h'],
  [4900, '1 h 20 min'],
  [50_000, '14 h'],
])('says %s seconds as %s', (seconds, text) => expect(timeText(seconds)).toBe(text))

it.each([
  [2960, 1, '3000 a second'],
  [1, 15, '4 a minute'],
  [2, 3600, '2 an hour'],
  [1, 7200, '0.5 an hour'],
  [0, 10, undefined],
  [3, 0, undefined],
])('says %s results in %s seconds as %s', (done, seconds, text) => expect(rateText(done, seconds)).toBe(text))
