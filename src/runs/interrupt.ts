// Work that Ctrl-C ends in good order: it hears of the signal, keeps what there is, and says how it goes on.

import { constants } from 'node:os'

type Signal = 'SIGINT' | 'SIGTERM'

/** What a shell expects of a program that a signal has ended. */
export const interruptedBy = (signal: Signal) => 128 + constants.signals[signal]

/** What ended the work before its time: said to the person, with the exit code. */
export interface Stopped {
  readonly sentence: string
  readonly exit: number
}

/** What there is to say where a signal has ended work that goes on with the same command. */
export function stoppedBy({ reason }: AbortSignal): Stopped {
  return { sentence: 'stopped: the same command goes on', exit: interruptedBy(reason) }
}

/**
 * Does work that hears of SIGINT and SIGTERM. A second one ends the process at once, unless they are heard `always`:
 * where commands of others would outlive us.
 */
export async function interruptible<T>(
  work: (signal: AbortSignal) => Promise<T>,
  heard: 'once' | 'always' = 'once',
): Promise<T> {
  const interrupt = new AbortController()
  const stop = (signal: Signal) => interrupt.abort(signal)
  const listen = heard === 'once' ? 'once' : 'on'
  process[listen]('SIGINT', stop)[listen]('SIGTERM', stop)
  try {
    return await work(interrupt.signal)
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop)
  }
}
