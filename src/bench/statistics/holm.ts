// Many tests at once: of twenty true null hypotheses one is refused at 5 % by chance. Holm, A Simple Sequentially Rejective
// Multiple Test Procedure (Scandinavian Journal of Statistics 6, 1979), keeps the chance of even one such error at 5 %, whatever
// the tests have to do with each other.

/** Each p, corrected for all of them: the smallest times their number, the next times one less, and never below the one before. */
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
