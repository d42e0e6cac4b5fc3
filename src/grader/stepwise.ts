// Measurements that say on their way how far they are: whoever knows enough can stop.

/** What a measurement in steps comes to in the end. */
export function runToEnd<T>(steps: Generator<unknown, T, void>): T {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** Passes on what a measurement in steps says on its way, in other words; its end is what it comes to. */
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
