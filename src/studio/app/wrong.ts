// The error for something wrong in what the engine was given.

import type { TaskFault } from '../engine/tasks.ts'

/** What is wrong. */
export class Wrong extends Error {
  /** All that is wrong, in the order of a text. */
  readonly faults: readonly TaskFault[]

  constructor(faults: readonly TaskFault[]) {
    super(faults[0].message)
    this.faults = faults
  }
}

/** What an error tells the reader. */
export function faultsOf(error: unknown): readonly TaskFault[] {
  if (error instanceof Wrong) return error.faults
  return [{ code: 'other', message: error instanceof Error ? error.message : String(error) }]
}
