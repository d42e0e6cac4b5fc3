// How numbered tasks are done: by an executor, wherever it does them. Each task is done from its number alone, or from what a feed says
// that the number stands for; so it does not matter who does it, when, or how often.

/** The numbers from..to-1. */
export interface Numbers {
  /** The first. */
  readonly from: number
  /** The one after the last. */
  readonly to: number
}

/** A number's result, or the message of what went wrong. */
export type TaskResult<T> =
  | { readonly number: number; readonly value: T }
  | { readonly number: number; readonly crash: string }

/** Tasks that come in one after the other; their numbers count from 0. */
export interface Feed<Task> extends Numbers {
  /** Adds a task, under the next number. */
  add(task: Task): void
  /** Says that there will be no more. */
  end(): void
  /** Whether there may be more. */
  readonly isOpen: boolean
  /** What a number stands for. */
  taskOf(number: number): Task
  /** Forgets a task that is done. */
  done(number: number): void
  /** Calls the listener for each task that is added, and at the end. */
  listen(listener: () => void): void
}

/** Tasks for an executor. */
export interface Job<Task = never> {
  /** The module that does them: it calls `serveTasks`. */
  readonly module: URL
  /** What it is told before the first: anything that can be cloned. */
  readonly data: unknown
  /** Which tasks: numbers that are known beforehand, or a feed's. */
  readonly numbers: Numbers | Feed<Task>
  /** Ends the job early. */
  readonly signal?: AbortSignal
}

/** Does a job and yields its results in the order of the numbers. Ending the iteration ends the job. */
export type Executor = <T, Task = never>(job: Job<Task>) => AsyncIterable<TaskResult<T>>
