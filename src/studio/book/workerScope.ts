// The global object of a worker, as far as the studio's workers use it.

/** What a worker has in the place of a page's window. */
interface WorkerScope {
  onmessage: ((event: MessageEvent) => void) | null
  /** Sends a message, and hands over the memory of `transfer`. */
  postMessage(message: unknown, transfer?: readonly ArrayBufferLike[]): void
}

/** The worker that runs this module. The types of pages do not have it. */
export const scope = globalThis as unknown as WorkerScope
