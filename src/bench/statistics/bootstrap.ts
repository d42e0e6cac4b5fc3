// Bootstrap intervals of means by the percentile method: Efron and Tibshirani, An Introduction to the
// Bootstrap (1993), chapter 13. The values are resampled with replacement, as many as there are, some
// thousand times. The means of the middle 95 % of the samples form the interval.

import { makeRng, type Rng } from '../../kernel/rng.ts'

interface Interval {
  readonly low: number
  readonly high: number
}

/** Returns the interval of the mean of values. */
export type Bootstrap = (figures: readonly number[]) => Interval

const COVERED = 0.95

/**
 * Makes a bootstrap. The same seed gives the same intervals on every machine, independently of earlier calls.
 */
export function makeBootstrap({ resamples, seed }: { resamples: number; seed: string }): Bootstrap {
  const drawsOf = makeDraws(makeRng(seed))
  const outside = Math.max(1, Math.round(((1 - COVERED) / 2) * resamples))
  return (figures) => {
    const means = meansOf(figures, drawsOf(figures.length * resamples), resamples).sort()
    return { low: means[outside - 1], high: means[resamples - outside] }
  }
}

/**
 * Makes a function that returns at least `count` random numbers from 0 to below 1, always the same from the
 * first on. They are reused, because there are a hundred pairs of contenders, and drawing takes longer than
 * adding.
 */
function makeDraws(rng: Rng): (count: number) => Float64Array {
  let draws = new Float64Array()
  return (count) => {
    if (draws.length < count) {
      const more = new Float64Array(count)
      more.set(draws)
      for (let place = draws.length; place < count; place++) more[place] = (rng() >>> 0) / 2 ** 32
      draws = more
    }
    return draws
  }
}

function meansOf(figures: readonly number[], draws: Float64Array, resamples: number): Float64Array {
  const size = figures.length
  const means = new Float64Array(resamples)
  for (let resample = 0, draw = 0; resample < resamples; resample++) {
    let sum = 0
    for (const end = draw + size; draw < end; draw++) sum += figures[Math.floor(draws[draw] * size)]
    means[resample] = sum / size
  }
  return means
}
