// A queue hands out the chunks of a corpus. It only decides who works: whether a chunk is done is written in
// its files. A queue may hand out a chunk twice, and may be lost; then the files are asked again.

/** The right to make a chunk. */
export interface Lease {
  /** The number of the chunk. */
  readonly chunk: number
}

/** Hands out chunks to workers, of this process or of many machines. */
export interface ChunkQueue {
  /**
   * Takes a chunk. `wait` if all chunks that are left are in the hands of workers, which may still fail; `done`
   * if nothing is left for this worker.
   */
  take(signal: AbortSignal): Promise<Lease | 'wait' | 'done'>
  /** Keeps a lease. Returns false if it was lost; the chunk may then be made twice, with the same bytes. */
  renew(lease: Lease): Promise<boolean>
  /** Tells the queue that the files of a chunk are there. */
  finish(lease: Lease, sha256: string): Promise<void>
  /** Gives a chunk back that was not made, to another worker. */
  giveBack(lease: Lease): Promise<void>
  /** Ends the connection. */
  close(): Promise<void>
  /** The milliseconds between two renewals; left out if leases do not end. */
  readonly renewEvery?: number
}
