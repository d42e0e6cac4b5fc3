// Turns Ctrl-C and SIGTERM into an AbortSignal, whose reason is the name of the signal.

/** The signals that interrupt work. */
export type Interruption = 'SIGINT' | 'SIGTERM'

/** System signals as an AbortSignal. */
export type Interrupt = ReturnType<typeof hearInterrupts>

/**
 * Listens to SIGINT and SIGTERM until `release`; the reason of the signal is an Interruption. A second one ends the process at
 * once, unless `heard` is `always`.
 */
export function hearInterrupts(heard: 'once' | 'always' = 'once') {
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
