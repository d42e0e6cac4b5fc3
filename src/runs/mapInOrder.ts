// Runs asynchronous work on numbers, several at once, and yields the results in the order of the numbers.

import { setMaxListeners } from 'node:events'
import type { Numbers } from './executor.ts'

/** The limit of the numbers that may be started ahead of the next result, as a multiple of `atOnce`. */
const AHEAD = 8

/**
 * Runs `make` for `atOnce` numbers at a time and yields the results in order. Ending the iteration ends the
 * work, as the signal does: each `make` gets a signal of its own and is waited for.
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
