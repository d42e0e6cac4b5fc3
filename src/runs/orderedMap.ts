// Asynchronous work on numbers, some of it at once; its results in the order of the numbers.

import { setMaxListeners } from 'node:events'
import type { Numbers } from './executor.ts'

/** How many numbers may be done or in work before the one whose turn it is, for each that is done at once. */
const AHEAD = 8

/**
 * Makes so many of the numbers at once and yields what they come to, in their order. Ending the
 * iteration ends the work, as the signal does: the makers hear of it by a signal of their own, and are waited for.
 */
export async function* orderedMap<T>(
  { from, to }: Numbers,
  atOnce: number,
  make: (number: number, leave: AbortSignal) => Promise<T>,
  signal: AbortSignal,
): AsyncGenerator<T> {
  const leave = new AbortController()
  const stop = () => leave.abort()
  signal.addEventListener('abort', stop)
  setMaxListeners(0, leave.signal)
  const begun = new Map<number, Promise<T>>()
  let next = from
  let due = from
  let active = 0

  function fill(): void {
    while (active < atOnce && next < Math.min(to, due + AHEAD * atOnce) && !leave.signal.aborted) {
      active++
      const made = make(next, leave.signal).finally(() => {
        active--
        fill()
      })
      made.catch(() => {})
      begun.set(next++, made)
    }
  }

  try {
    for (; due < to && !signal.aborted; due++) {
      fill()
      const made = await begun.get(due)
      begun.delete(due)
      if (signal.aborted) return
      yield made as T
    }
  } finally {
    signal.removeEventListener('abort', stop)
    leave.abort()
    await Promise.allSettled(begun.values())
  }
}
