// How work is interrupted: Ctrl-C and SIGTERM become an AbortSignal, whose reason is the name of the signal.

/** The signals that work hears of. */
export type Interruption = 'SIGINT' | 'SIGTERM'

/** Signals of the system as an AbortSignal. */
export interface Interrupt {
  /** Comes with the first; its reason is an Interruption. */
  readonly signal: AbortSignal
  /** Gives the signals back to the system. */
  release(): void
}

/** Hears of SIGINT and SIGTERM. A second one ends the process at once, unless they are heard `always`. */
export function hearInterrupts(heard: 'once' | 'always' = 'once'): Interrupt {
  const interrupt = new AbortController()
  const stop = (signal: Interruption) => interrupt.abort(signal)
  const listen = heard === 'once' ? 'once' : 'on'
  process[listen]('SIGINT', stop)[listen]('SIGTERM', stop)
  return { signal: interrupt.signal, release: () => process.off('SIGINT', stop).off('SIGTERM', stop) }
}

/**
 * Does work that hears of SIGINT and SIGTERM. A second one ends the process at once, unless they are heard `always`:
 * where commands of others would outlive us.
 */
export async function interruptible<T>(
  work: (signal: AbortSignal) => Promise<T>,
  heard?: 'once' | 'always',
): Promise<T> {
  const interrupt = hearInterrupts(heard)
  try {
    return await work(interrupt.signal)
  } finally {
    interrupt.release()
  }
}
