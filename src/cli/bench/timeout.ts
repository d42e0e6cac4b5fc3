// Ends what does not come back, in the thread that waits for it: Node's `vm` has a watchdog that breaks off even a loop without
// an end, and everything that was called from the script that it watches.

import { Script } from 'node:vm'

/** The longest that the watchdog can wait. */
const LONGEST = 2 ** 31 - 1

const NAME = 'puzzlewright: what is watched'
const script = new Script(`globalThis[${JSON.stringify(NAME)}]()`)

/** Does work, and throws if it has not come back after so long. */
export function patiently<T>(milliseconds: number, work: () => T): T {
  const timeout = Math.min(LONGEST, Math.ceil(milliseconds))
  const watched = globalThis as { [NAME]?: () => T }
  watched[NAME] = work
  try {
    return script.runInThisContext({ timeout })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
    throw new Error(`it did not come back, and was broken off after ${timeout} ms`)
  } finally {
    delete watched[NAME]
  }
}
