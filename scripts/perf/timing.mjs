// Timing on shared and noisy machines: warm up, repeat, take medians, and measure alternately.

/** The median of some numbers. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** The number below which a share of some numbers lies. */
export function quantile(numbers, share) {
  return [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(share * numbers.length))]
}

/** Milliseconds that one call takes. */
export function time(work) {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** Milliseconds of processor time that one call takes. Other work on the machine affects them less than those of a clock. */
export function cpuTime(work) {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/** The median time of a call in milliseconds, after a warm-up. */
export function warmTime(work, { warmUp = 400, repeats = 15 } = {}) {
  const until = performance.now() + warmUp
  do work()
  while (performance.now() < until)
  return median(Array.from({ length: repeats }, () => time(work)))
}

/** Two pieces of work timed in turn, A B A B: both medians, and the median of the ratios B / A. */
export function inTurns(workA, workB, rounds = 9) {
  workA()
  workB()
  const pairs = Array.from({ length: rounds }, () => [time(workA), time(workB)])
  return {
    a: median(pairs.map(([a]) => a)),
    b: median(pairs.map(([, b]) => b)),
    ratio: median(pairs.map(([a, b]) => b / a)),
  }
}
