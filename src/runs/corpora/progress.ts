// What shows the progress of work on a corpus, and ends it early.

/** Shows how far work is. */
interface Count {
  /** Adds to what is done. */
  advance(by: number): void
  /** Ends the display. */
  stop(): void
}

/** Starts to show the progress of a step. */
type StartCount = (what: string, total: number) => Count

/** What shows the progress of work on a corpus, and ends it early. */
export interface Watched {
  /** Ends the work early. */
  readonly signal: AbortSignal
  /** Starts to show the progress of a step. */
  readonly startCount: StartCount
}
