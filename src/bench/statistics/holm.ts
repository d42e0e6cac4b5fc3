// Holm's correction for multiple tests: of twenty true null hypotheses, one is rejected at 5 % by chance.
// Holm, A Simple Sequentially Rejective Multiple Test Procedure (Scandinavian Journal of Statistics 6, 1979),
// keeps the probability of even one such error at 5 %, however the tests depend on each other.

/**
 * Returns the corrected p values: the smallest is multiplied by their number, the next by one less, and so
 * on; none is less than the one before.
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
