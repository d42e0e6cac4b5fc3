// Shows the progress of work on a corpus.

/** The display of the progress of work on a corpus, and the signal that ends the work early. */
export interface Watched {
  /** Ends the work early. */
  readonly signal: AbortSignal
  /** Starts to show the progress of a step. */
  readonly startCount: (what: string, total: number) => { advance(by: number): void; stop(): void }
}

/** Shows the progress of a step while the step runs. */
export async function counted<T>(
  { startCount }: Watched,
  what: string,
  total: number,
  work: (advance: (by: number) => void) => Promise<T>,
): Promise<T> {
  const { advance, stop } = startCount(what, total)
  return work(advance).finally(stop)
}
