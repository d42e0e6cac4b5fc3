// What a view asks the engine, and how it hears the answer.

import { useEffect } from 'preact/hooks'

/** A question, and who hears what comes of it. */
interface Asked<Answer> {
  /** Asks; the signal cancels what is no longer wanted. Returns undefined if there is nothing to ask. */
  ask(signal: AbortSignal): Promise<Answer> | undefined
  /** Takes the answer. */
  take(answer: Answer): void
  /** Takes an error. */
  fail(error: unknown): void
}

/** Asks when the view is first shown and whenever something that is asked about has changed; only the latest answer is taken. */
export function useAnswer<Answer>({ ask, take, fail }: Asked<Answer>, about: readonly unknown[]): void {
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    ask(signal)?.then(
      (answer) => signal.aborted || take(answer),
      (error) => signal.aborted || fail(error),
    )
    return () => controller.abort()
  }, about)
}
