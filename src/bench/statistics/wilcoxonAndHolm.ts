// The signed-rank test of Wilcoxon, Individual Comparisons by Ranking Methods (Biometrics Bulletin 1, 1945).
// It tests whether paired differences are centred at zero. Differences are ranked by absolute value, and the statistic is
// the sum of the ranks of the positive ones.
//
//   differences   4  -1   6   2  -2      sizes of 2 share the ranks 2 and 3
//   ranks         4   1   5  2.5 2.5     statistic 4 + 5 + 2.5 = 11.5 of 15
//
// If only chance decided the signs, all 2^n combinations would be equally likely. Their distribution is
// computed rank by rank, with or without ties, so p is exact. For very many differences, the normal
// approximation is just as good. Differences of zero are dropped before ranking, as Wilcoxon did.
//
// This test is written here because packages with it are very large: @stdlib/stats-wilcoxon installs 241
// packages.

/**
 * Runs the test, exactly up to `exactUpTo` nonzero differences, and with the normal approximation for more. `used` is the
 * number of differences that are not zero, `statistic` the sum of the ranks of the positive ones; `less`, `greater` and
 * `twoSided` are the probabilities that chance alone gives a statistic at least as small, at least as large, and at least
 * as far from the middle on either side.
 */
export function signedRank(differences: readonly number[] | Float64Array, exactUpTo = EXACT_UP_TO) {
  const { ranks, doubled } = rankSums(differences)
  const { less, greater } = ranks.length <= exactUpTo ? exact(ranks, doubled) : approximate(ranks, doubled)
  const twoSided = Math.min(1, 2 * Math.min(less, greater))
  return { used: ranks.length, statistic: doubled / 2, less, greater, twoSided }
}

/**
 * At this number of differences, the exact distribution takes a few milliseconds, and the approximation is right to three
 * digits.
 */
const EXACT_UP_TO = 200

/**
 * Returns the ranks of all differences, ascending, and the sum of the ranks of the positive differences. All are doubled,
 * so that they are whole numbers. Equal absolute values share the mean of their ranks, which may end in .5. Positive and
 * negative differences are sorted separately and then merged, so that absolute values can be sorted as plain numbers.
 */
function rankSums(differences: readonly number[] | Float64Array): { ranks: Float64Array; doubled: number } {
  const positive = Float64Array.from(differences.filter((difference) => difference > 0)).sort()
  const negative = Float64Array.from(
    differences.filter((difference) => difference < 0),
    Math.abs,
  ).sort()
  const ranks = new Float64Array(positive.length + negative.length)
  let doubled = 0
  for (let above = 0, below = 0; above + below < ranks.length; ) {
    const from = above + below
    const before = above
    const size = Math.min(positive[above] ?? Infinity, negative[below] ?? Infinity)
    while (positive[above] === size) above++
    while (negative[below] === size) below++
    const rank = from + 1 + above + below
    ranks.fill(rank, from, above + below)
    doubled += (above - before) * rank
  }
  return { ranks, doubled }
}

/**
 * Computes the tails exactly. The distribution is symmetric, so only the sums up to the nearer end are
 * counted. For each rank, half of the probability of every sum moves to the sum increased by the rank.
 */
function exact(ranks: Float64Array, statistic: number) {
  const most = ranks.reduce((sum, rank) => sum + rank, 0)
  const nearer = Math.min(statistic, most - statistic)
  const probabilities = new Float64Array(nearer + 1)
  probabilities[0] = 1
  for (const rank of ranks) {
    for (let sum = nearer; sum >= rank; sum--)
      probabilities[sum] = (probabilities[sum] + probabilities[sum - rank]) / 2
    for (let sum = Math.min(rank - 1, nearer); sum >= 0; sum--) probabilities[sum] /= 2
  }
  const near = probabilities.reduce((total, probability) => total + probability, 0)
  const far = Math.min(1, 1 - near + probabilities[nearer])
  return statistic === nearer ? { less: near, greater: far } : { less: far, greater: near }
}

/**
 * Computes the tails by the normal distribution, with corrections for ties and for continuity (half a rank).
 */
function approximate(ranks: Float64Array, statistic: number) {
  const middle = ranks.reduce((sum, rank) => sum + rank, 0) / 4
  const deviation = Math.sqrt(ranks.reduce((sum, rank) => sum + (rank / 2) ** 2, 0) / 4)
  const above = statistic / 2 - middle
  return { less: normalTail(-(above + 0.5) / deviation), greater: normalTail((above - 0.5) / deviation) }
}

// The tail of the normal distribution, by the Chebyshev fit of the complementary error function in Press et
// al., Numerical Recipes in C (2nd edition, 1992), page 221. Its relative error is below 1.2e-7 everywhere,
// even in the far tail, where 1 minus a distribution function would be only rounding error.

/** The probability that a standard normal variable is above z. */
export function normalTail(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + x / 2)
  const fitted = COEFFICIENTS.reduceRight((sum, coefficient) => coefficient + t * sum, 0)
  const tail = (t * Math.exp(fitted - x * x)) / 2
  return z >= 0 ? tail : 1 - tail
}

const COEFFICIENTS = [
  -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
  -0.82215223, 0.17087277,
] as const

// Holm's correction for multiple tests: of twenty true null hypotheses, one is rejected at 5 % by chance.
// Holm, A Simple Sequentially Rejective Multiple Test Procedure (Scandinavian Journal of Statistics 6, 1979),
// keeps the probability of even one such error at 5 %, however the tests depend on each other.

/**
 * Returns the corrected p values: the smallest is multiplied by the number of p values, the next by one less, and so on;
 * none may be less than the one before.
 */
export function holm(probabilities: readonly number[]): number[] {
  const order = probabilities.map((_, index) => index).sort((a, b) => probabilities[a] - probabilities[b])
  const corrected = new Array<number>(probabilities.length)
  let largest = 0
  order.forEach((index, place) => {
    largest = Math.max(largest, Math.min(1, (order.length - place) * probabilities[index]))
    corrected[index] = largest
  })
  return corrected
}
