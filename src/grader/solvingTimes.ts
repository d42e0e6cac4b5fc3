// Computes how long people take to solve a puzzle, for shapes with known times. The result is a rough time for someone who
// often solves such puzzles.
//
// The logarithm of the time grows linearly with the difficulty. The line is fitted to the mean times of people (`npm run
// anchors`); solvingTimes.json contains the line, its spread, and the range of difficulties from which it was fitted.

import { quantile } from './calibrate.ts'
import table from './solvingTimes.json' with { type: 'json' }

/** A rough time to solve a puzzle, in minutes. */
export interface Minutes {
  /** The usual time. */
  readonly usual: number
  /** Nineteen of twenty puzzles of this difficulty take at least this time. */
  readonly least: number
  /** Nineteen of twenty puzzles of this difficulty take at most this time. */
  readonly most: number
}

/** The line that gives the logarithm of the seconds for a difficulty. */
interface SolvingTimes {
  /** The number of puzzles with times. */
  readonly puzzles: number
  /** The logarithm of the seconds at difficulty 0. */
  readonly start: number
  /** The increase of the logarithm for one more unit of difficulty. */
  readonly slope: number
  /**
   * Two deviations from the line: a twentieth of the puzzles deviates downwards beyond the first, and a twentieth upwards
   * beyond the second.
   */
  readonly spread: readonly number[]
  /** The least and the largest difficulty of the puzzles. */
  readonly range: readonly number[]
}

const TIMES: Readonly<Record<string, Readonly<Record<string, SolvingTimes>>>> = table

/** The share of puzzles whose times lie beyond each end of an interval. */
const TAIL = 0.05

/** Fits times to difficulties. */
export function fitSolvingTimes(
  timed: readonly { readonly difficulty: number; readonly seconds: number }[],
): SolvingTimes {
  const xs = timed.map(({ difficulty }) => difficulty)
  const ys = timed.map(({ seconds }) => Math.log(seconds))
  const [x, y] = [xs, ys].map((values) => values.reduce((sum, one) => sum + one, 0) / values.length)
  const covariance = xs.reduce((sum, one, index) => sum + (one - x) * (ys[index] - y), 0)
  const slope = covariance / xs.reduce((sum, one) => sum + (one - x) ** 2, 0)
  const start = y - slope * x
  const deviations = xs.map((one, index) => ys[index] - start - slope * one).sort((a, b) => a - b)
  const kept = (value: number) => Number(value.toFixed(4))
  return {
    puzzles: timed.length,
    start: kept(start),
    slope: kept(slope),
    spread: [TAIL, 1 - TAIL].map((share) => kept(quantile(deviations, share))),
    range: [Math.min(...xs), Math.max(...xs)].map(kept),
  }
}

/** The time that people take for a difficulty; undefined for shapes without known times. */
export function minutesOf(name: string, shape: string, difficulty: number): Minutes | undefined {
  const times = TIMES[name]?.[shape]
  return times && minutesBy(times, difficulty)
}

/**
 * The time for a difficulty by a fitted line; undefined if the difficulty is above the range from which the line was fitted.
 */
export function minutesBy(
  { start, slope, spread, range }: SolvingTimes,
  difficulty: number,
): Minutes | undefined {
  if (difficulty > range[1]) return undefined
  const at = (deviation: number) =>
    Number((Math.exp(start + slope * Math.max(difficulty, range[0]) + deviation) / 60).toFixed(1))
  return { usual: at(0), least: at(spread[0]), most: at(spread[1]) }
}
