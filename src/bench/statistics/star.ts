// The star of the tables: a difference that is neither chance nor noise. p after Holm's correction must be below 5 %. That
// is enough by nodes, which are exact. Times drift with the machine, and puzzles that all drift the same way look like a
// difference to any test. So by time the ratio must also be clear of the noise that the control shows: the same search,
// measured twice.

import type { Ratio } from './statistics.ts'

/** The level of significance. */
const SIGNIFICANCE = 0.05

/** The ratios that may be noise. */
interface Noise {
  readonly low: number
  readonly high: number
}

/**
 * The ratios that may be noise by a control: its interval, the reciprocal of its interval, 1, and what lies between. Noise
 * has no direction: what made the second copy seem 3 % slower may as well make another contender seem 3 % faster. Null if
 * the control has no interval.
 */
export function noiseOf(control: Ratio | null): Noise | null {
  if (!control || control.low === null || control.high === null) return null
  const most = Math.max(control.high, 1 / control.low, 1)
  return { low: 1 / most, high: most }
}

/** Whether a ratio of exact values gets a star. */
export function isCertain({ holm }: Pick<Ratio, 'holm'>): boolean {
  return holm !== null && holm < SIGNIFICANCE
}

/**
 * Whether a ratio of times gets a star. Of a bound only one end of the interval is known: a ratio of at least 2 is clear of
 * noise only above it.
 */
export function isCertainByTime(ratio: Ratio, noise: Noise | null): boolean {
  const { low, high, bound } = ratio
  if (!isCertain(ratio) || !noise || low === null || high === null) return false
  const isAbove = bound !== 'most' && low > noise.high
  const isBelow = bound !== 'least' && high < noise.low
  return isAbove || isBelow
}
