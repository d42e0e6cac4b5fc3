// Intervals of means.
//
// For up to LARGE values, the interval is computed by a bootstrap with the percentile method: Efron and Tibshirani, An
// Introduction to the Bootstrap (1993), chapter 13. Samples of the same size are drawn from the values with replacement,
// some thousand times. The means of the middle 95 % of the samples form the interval.
//
// For more values, the interval is the mean plus or minus 1.96 standard errors, to which the bootstrap converges. See LARGE.

import { makeRng, type Rng } from '../../kernel/rng.ts'
import { sum } from './means.ts'

/** The ends of an interval. */
export interface Interval {
  /** The lower end. */
  readonly low: number
  /** The upper end. */
  readonly high: number
}

type Figures = readonly number[] | Float64Array

/** Returns the interval of the mean of values. */
export type Bootstrap = (figures: Figures) => Interval

const COVERED = 0.95
/** The 97.5 % quantile of the standard normal distribution. */
const DEVIATIONS = 1.959963984540054

/**
 * For more values than this, the normal interval is used. At 2000 values, its ends differ from those of the bootstrap by
 * less than two bootstraps with different seeds differ, even if the logarithms of the ratios are as skewed as an
 * exponential distribution (`test/bench/bootstrap.test.ts`). For more values, drawing random numbers would take more time
 * and memory than the run.
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
  const mean = sum(figures) / size
  const squares = sum(Float64Array.from(figures, (figure) => (figure - mean) ** 2))
  const side = DEVIATIONS * Math.sqrt(squares / (size - 1) / size)
  return { low: mean - side, high: mean + side }
}

/**
 * Makes a function that returns at least `count` random numbers below 2^32. Each call returns the same sequence from its
 * beginning. All calls share the numbers, because there may be a hundred pairs of contenders, and drawing a number takes
 * longer than adding one. They are at most the numbers for LARGE values, which take 16 MB.
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

// The confidence band of the share of puzzles solved within a cost. With the given probability, the whole true curve lies
// in the band, whatever the form of the curve: the share in the sample differs from the true share by at most sqrt(ln(2 /
// (1 - level)) / 2n) everywhere. Dvoretzky, Kiefer and Wolfowitz, Asymptotic Minimax Character of the Sample Distribution
// Function (Annals of Mathematical Statistics 27, 1956); the constant is that of Massart, The Tight Constant in the
// Dvoretzky-Kiefer-Wolfowitz Inequality (Annals of Probability 18, 1990).
//
// A puzzle whose search a limit ended has an infinite cost here: the curve is the share solved within a cost *and* the
// limits, and is flat after the last solved puzzle. This needs no assumption about the results of longer searches. The
// estimate of Kaplan and Meier would need one: it assumes that searches ended by a limit are as promising as the others.

/** Half the height of the band for a number of puzzles. */
export function bandHeight(puzzles: number, level = 0.95): number {
  return Math.sqrt(Math.log(2 / (1 - level)) / (2 * puzzles))
}

/**
 * The band of the share of puzzles solved. `costs` are the costs of the solved puzzles, ascending; `puzzles` is the number
 * of all puzzles. `share` has, for each cost, the share of puzzles that cost at most as much; `low` and `high` are the
 * edges of the band, from 0 to 1. Equal costs have equal elements.
 */
export function ecdfBand(costs: readonly number[], puzzles: number, level = 0.95) {
  const height = bandHeight(puzzles, level)
  const share = new Array<number>(costs.length)
  for (let step = costs.length - 1; step >= 0; step--) {
    share[step] = costs[step] === costs[step + 1] ? share[step + 1] : (step + 1) / puzzles
  }
  return {
    share,
    low: share.map((one) => Math.max(0, one - height)),
    high: share.map((one) => Math.min(1, one + height)),
  }
}
