// The confidence band of the share of puzzles solved within a cost. With the given probability the whole true curve lies
// in the band, whatever its form: the share in the sample differs from the true one by at most
// sqrt(ln(2 / (1 - level)) / 2n) everywhere. Dvoretzky, Kiefer and Wolfowitz, Asymptotic Minimax Character of the Sample
// Distribution Function (Annals of Mathematical Statistics 27, 1956); the constant is that of Massart, The Tight Constant
// in the Dvoretzky-Kiefer-Wolfowitz Inequality (Annals of Probability 18, 1990).
//
// A puzzle that a limit ended costs infinitely much here: the curve is the share solved within a cost *and* the limits,
// and is flat behind the last solved one. That needs no assumption about what a longer search would have found, which the
// estimate of Kaplan and Meier would: it takes searches that a limit ended for as promising as the others.

/** A band around a curve, at each of its steps. */
interface Band {
  /** The share at each step: of the puzzles, how many cost at most as much. */
  readonly share: readonly number[]
  /** The lower end at each step, at least 0. */
  readonly low: readonly number[]
  /** The upper end at each step, at most 1. */
  readonly high: readonly number[]
}

/** Half the height of the band of a number of puzzles. */
export function bandHeight(puzzles: number, level = 0.95): number {
  return Math.sqrt(Math.log(2 / (1 - level)) / (2 * puzzles))
}

/**
 * The band of the share of puzzles solved. `costs` are those of the solved puzzles, ascending; `puzzles` counts the
 * unsolved ones too. The three lists have an element for each cost; equal costs have equal elements.
 */
export function ecdfBand(costs: readonly number[], puzzles: number, level = 0.95): Band {
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
