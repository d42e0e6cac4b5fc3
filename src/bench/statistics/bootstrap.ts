// Intervals of means.
//
// Up to some thousand values, a bootstrap by the percentile method: Efron and Tibshirani, An Introduction to the Bootstrap
// (1993), chapter 13. The values are resampled with replacement, as many as there are, some thousand times. The means of
// the middle 95 % of the samples form the interval.
//
// Beyond, the mean plus or minus 1.96 standard errors, which is what the bootstrap tends to. See LARGE.

import { makeRng, type Rng } from '../../kernel/rng.ts'

interface Interval {
  readonly low: number
  readonly high: number
}

type Figures = readonly number[] | Float64Array

/** Returns the interval of the mean of values. */
export type Bootstrap = (figures: Figures) => Interval

const COVERED = 0.95
/** The quantile of the normal distribution that leaves 2.5 % above. */
const DEVIATIONS = 1.959963984540054

/**
 * With more values than this, the normal interval serves. At 2000 values its ends differ from those of the bootstrap by
 * less than those differ between two seeds, even if the logarithms of the ratios are as skewed as an exponential
 * distribution (`test/bench/bootstrap.test.ts`). The random numbers for more would take more time and memory than the run.
 */
export const LARGE = 2000

/**
 * Makes a bootstrap. The same seed gives the same intervals on every machine, independently of earlier calls.
 */
export function makeBootstrap({ resamples, seed }: { resamples: number; seed: string }): Bootstrap {
  const drawsOf = makeDraws(makeRng(seed))
  const outside = Math.max(1, Math.round(((1 - COVERED) / 2) * resamples))
  return (figures) => {
    if (figures.length > LARGE) return normalInterval(figures)
    const means = meansOf(figures, drawsOf(figures.length * resamples), resamples).sort()
    return { low: means[outside - 1], high: means[resamples - outside] }
  }
}

function normalInterval(figures: Figures): Interval {
  const size = figures.length
  let sum = 0
  for (const figure of figures) sum += figure
  const mean = sum / size
  let squares = 0
  for (const figure of figures) squares += (figure - mean) ** 2
  const side = DEVIATIONS * Math.sqrt(squares / (size - 1) / size)
  return { low: mean - side, high: mean + side }
}

/**
 * Makes a function that returns at least `count` random numbers below 2^32, always the same from the first on. They are
 * reused, because there are a hundred pairs of contenders, and drawing takes longer than adding. There are never more than
 * those of LARGE values: 16 MB.
 */
function makeDraws(rng: Rng): (count: number) => Uint32Array {
  let draws = new Uint32Array()
  return (count) => {
    if (draws.length < count) {
      const more = new Uint32Array(count)
      more.set(draws)
      for (let place = draws.length; place < count; place++) more[place] = rng()
      draws = more
    }
    return draws
  }
}

function meansOf(figures: Figures, draws: Uint32Array, resamples: number): Float64Array {
  const size = figures.length
  const means = new Float64Array(resamples)
  for (let resample = 0, draw = 0; resample < resamples; resample++) {
    let sum = 0
    for (const end = draw + size; draw < end; draw++)
      sum += figures[Math.floor((draws[draw] / 2 ** 32) * size)]
    means[resample] = sum / size
  }
  return means
}
