// Turns Ctrl-C and SIGTERM into an AbortSignal, whose reason is the name of the signal.

/** The signals that interrupt work. */
export type Interruption = 'SIGINT' | 'SIGTERM'

/** System signals as an AbortSignal. */
export interface Interrupt {
  /** Aborted by the first signal; its reason is an Interruption. */
  readonly signal: AbortSignal
  /** Stops listening, so that the signals end the process again. */
  release(): void
}

/** Listens to SIGINT and SIGTERM. A second signal ends the process at once, unless `heard` is `always`. */
export function hearInterrupts(heard: 'once' | 'always' = 'once'): Interrupt {
  const interrupt = new AbortController()
  const stop = (signal: Interruption) => interrupt.abort(signal)
  const listen = heard === 'once' ? 'once' : 'on'
  process[listen]('SIGINT', stop)[listen]('SIGTERM', stop)
  return { signal: interrupt.signal, release: () => process.off('SIGINT', stop).off('SIGTERM', stop) }
}

/**
 * Runs work that SIGINT and SIGTERM interrupt. A second signal ends the process at once, unless `heard` is
 * `always`, which is needed if child processes would survive.
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
