// An estimate of a count from some of its chunks, drawn at random without replacement. It is the number of all chunks times the
// mean of the counted ones. Its standard error is that of such a mean, with the factor for a finite number of chunks; the interval
// takes the quantile of Student's distribution. The chunks are spread over all sums in the same way, so that their counts differ
// little, and are nearly normal.

/** An estimate with the interval that covers the truth in 95 of 100 samples. */
export interface CountEstimate {
  /** The estimated count. */
  readonly estimate: number
  /** The least count of the interval. */
  readonly from: number
  /** The greatest count of the interval. */
  readonly to: number
}

/** The fewest chunks from which a count is estimated. */
const FEWEST_CHUNKS = 10

/** The quantile of the normal distribution for 95 %. */
const NORMAL = 1.959963984540054

/** The quantile of Student's distribution for 95 %: an expansion in the degrees of freedom (Fisher and Cornish), right to .1 %. */
export function studentQuantile(degrees: number): number {
  const z = NORMAL
  const first = (z ** 3 + z) / 4
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384
  return z + first / degrees + second / degrees ** 2 + third / degrees ** 3
}

/** Estimates the count of all chunks from the counts of some; undefined if there are too few. */
export function estimateCount(counts: readonly number[], chunks: number): CountEstimate | undefined {
  const drawn = counts.length
  if (drawn < FEWEST_CHUNKS) return undefined
  const known = counts.reduce((sum, count) => sum + count, 0)
  const mean = known / drawn
  const squares = counts.reduce((sum, count) => sum + (count - mean) ** 2, 0)
  const deviation = chunks * Math.sqrt((squares / (drawn - 1) / drawn) * (1 - drawn / chunks))
  const reach = studentQuantile(drawn - 1) * deviation
  const estimate = chunks * mean
  return { estimate, from: Math.max(known, estimate - reach), to: estimate + reach }
}
