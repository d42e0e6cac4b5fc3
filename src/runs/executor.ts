// An executor carries out numbered tasks. A task depends only on its number, or on what a feed assigns to the
// number, so it does not matter which worker carries it out, when, or how often.

/** The numbers from `from` to `to` - 1. */
export interface Numbers {
  /** The first number. */
  readonly from: number
  /** The number after the last. */
  readonly to: number
}

/** The result of a task, or the message of the error that ended it. */
export type TaskResult<T> =
  | { readonly number: number; readonly value: T }
  | { readonly number: number; readonly crash: string }

/** Tasks that are added one after the other; their numbers count from 0. */
export interface Feed<Task> extends Numbers {
  /** Adds a task, under the next number. */
  add(task: Task): void
  /** Declares that no more tasks will be added. */
  end(): void
  /** Whether more tasks may be added. */
  readonly isOpen: boolean
  /** Returns the task of a number. */
  taskOf(number: number): Task
  /** Forgets a finished task. */
  done(number: number): void
  /** Calls the listener for each added task and at the end. */
  listen(listener: () => void): void
}

/** Tasks for an executor. */
export interface Job<Task = never> {
  /** The module that carries out the tasks; it calls `serveTasks`. */
  readonly module: URL
  /** Passed to the module before the first task; must be cloneable. */
  readonly data: unknown
  /** The tasks: numbers known in advance, or a feed. */
  readonly numbers: Numbers | Feed<Task>
  /** Ends the job early. */
  readonly signal?: AbortSignal
}

/**
 * Carries out a job and yields its results in the order of the numbers. Ending the iteration ends the job.
 */
export type Executor = <T, Task = never>(job: Job<Task>) => AsyncIterable<TaskResult<T>>
