// Ends code that does not return, in its own thread: the watchdog of Node's `vm` interrupts even an endless loop, and
// everything that the watched script called.

import { Script } from 'node:vm'

/** The longest time that the watchdog can wait. */
const LONGEST = 2 ** 31 - 1

const NAME = 'puzzlewright: what is watched'
const script = new Script(`globalThis[${JSON.stringify(NAME)}]()`)

/** Runs a function, and throws if it has not returned after the timeout. */
export function patiently<T>(milliseconds: number, work: () => T): T {
  const timeout = Math.min(LONGEST, Math.ceil(milliseconds))
  const watched = globalThis as { [NAME]?: () => T }
  watched[NAME] = work
  try {
    return script.runInThisContext({ timeout })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
    throw new Error(`it did not return and was stopped after ${timeout} ms`)
  } finally {
    delete watched[NAME]
  }
}
