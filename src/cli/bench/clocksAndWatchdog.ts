// Measures rows of our own contenders with the clocks of this machine, in a worker thread or, in tests, in the main
// thread.

import { openSync, readSync } from 'node:fs'
import { Script } from 'node:vm'
import type { Contender } from '../../bench/contenders/contenderTypes.ts'
import type { CpuClock, Measuring } from '../../bench/measureContender.ts'
import { measureRows } from '../../bench/measureRows.ts'
import type { PlannedRow } from '../../bench/planRowsAndControl.ts'
import type { Row } from '../../bench/results.ts'

/** Returns a function that measures the row at an index of the plan. */
export function makeRows(
  plan: readonly PlannedRow<Contender>[],
  measuring: Measuring,
): (place: number) => Row {
  return measureRows(plan, measuring, {
    now: () => performance.now(),
    cpuNow: makeCpuClock(),
    patience: patiently,
  })
}

// Reads the CPU time of a thread, without the time that it waited while others ran. The CPU time of the process is
// never used, because it counts all threads.
//
// `process.threadCpuUsage` came with Node 23.9. In older versions, on Linux, the first number in
// /proc/thread-self/schedstat is this time in nanoseconds. The kernel updates both figures only when the thread yields
// and at each tick of the kernel's clock: every 4 ms at the usual 250 Hz. So the time of a short search is 0 or 4 ms,
// and only sums are meaningful, because each millisecond has the same chance to be counted. A reading takes 2
// microseconds (`npm run bench -- "noise: clocks"`).

/**
 * Where Linux reports the CPU time of the calling thread. The link is resolved when it is opened, so each thread opens
 * its own file.
 */
const SCHEDSTAT = '/proc/thread-self/schedstat'

/** The method that Node has from 23.9 on. */
interface ThreadUsage {
  readonly threadCpuUsage?: () => { readonly user: number; readonly system: number }
}

/** Makes the CPU clock of the calling thread; the clock returns null where the machine has none. */
export function makeCpuClock(
  node: ThreadUsage = process as ThreadUsage,
  schedstat: string = SCHEDSTAT,
): CpuClock {
  const { threadCpuUsage } = node
  if (threadCpuUsage) {
    return () => {
      const { user, system } = threadCpuUsage.call(node)
      return (user + system) / 1000
    }
  }
  const read = makeReader(schedstat)
  return () => cpuMillisecondsIn(read())
}

/** Returns a function that reads the beginning of a file each time; it returns an empty text if the file cannot be read. */
function makeReader(path: string): () => string {
  const bytes = Buffer.alloc(64)
  try {
    const file = openSync(path, 'r')
    return () => bytes.toString('latin1', 0, readSync(file, bytes, 0, bytes.length, 0))
  } catch {
    return () => ''
  }
}

/**
 * Reads the three numbers of schedstat: time on a processor, time waiting, turns. A kernel that does not count the time
 * reports 0 turns.
 */
function cpuMillisecondsIn(text: string): number | null {
  const [spent, , turns] = text.split(' ').map(Number)
  return turns > 0 ? spent / 1e6 : null
}

// Ends code that does not return, in its own thread: the watchdog of Node's `vm` interrupts even an endless loop, and
// everything that the watched script called.

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
