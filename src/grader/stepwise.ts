// Measurements in steps: a generator yields intermediate results, so that the caller can stop early.

/** Runs a measurement in steps to its end and returns its result. */
export function runToEnd<T>(steps: Generator<unknown, T, void>): T {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** Converts the intermediate results of a measurement in steps; the final result stays the same. */
export function* eachStep<S, T, U>(
  steps: Generator<S, T, void>,
  inWords: (step: S) => U,
): Generator<U, T, void> {
  let step = steps.next()
  while (!step.done) {
    yield inWords(step.value)
    step = steps.next()
  }
  return step.value
}
