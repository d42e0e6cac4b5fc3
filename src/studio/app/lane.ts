// How the page asks its engine: a lane does one task after the other.

import type { TaskName, Tasks } from '../engine/tasks.ts'

/** How a task is done. */
interface Asking<Name extends TaskName> {
  /** Called with what the engine tells meanwhile. */
  readonly tell?: (told: Tasks[Name]['told']) => void
  /** Cancels the task, which then fails with the reason of the signal. */
  readonly signal?: AbortSignal
}

/** A worker and the tasks that it has been given. */
export interface Lane {
  /** Does a task. Fails with `Wrong` if what is asked is wrong. */
  ask<Name extends TaskName>(
    name: Name,
    ask: Tasks[Name]['ask'],
    asking?: Asking<Name>,
  ): Promise<Tasks[Name]['answer']>
  /** The number of tasks that are not done. */
  readonly waiting: number
}
