// An executor carries out numbered tasks. The result of a task depends only on its number, or on its input. So any worker
// can carry out a task, at any time and more than once.

/** The numbers from `from` to `to` - 1. */
export interface Numbers {
  /** The first number. */
  readonly from: number
  /** The number after the last number. */
  readonly to: number
}

/** The result of a task, or the message of the error that ended it. */
export type TaskResult<T> =
  | { readonly number: number; readonly value: T }
  | { readonly number: number; readonly crash: string }

/** The value of a result. Throws an error where its task crashed. */
export function resultValue<T>(result: TaskResult<T>): T {
  if ('crash' in result) throw new Error(result.crash)
  return result.value
}

/** A job for an executor whose numbers of tasks are known in advance. */
export interface Job {
  /** The module that carries out the tasks; it calls `serveTasks`. */
  readonly module: URL
  /** Passed to the module before the first task; must be cloneable. */
  readonly data: unknown
  /** The numbers of the tasks. */
  readonly numbers: Numbers
  /** Ends the job early. */
  readonly signal?: AbortSignal
}

/** A job whose tasks are read while earlier ones are carried out; their numbers count from 0. */
export interface TaskJob<Task> extends Omit<Job, 'numbers'> {
  /** The tasks, which must be cloneable. They are read only a little ahead of being carried out. */
  readonly tasks: AsyncIterable<Task>
}

/**
 * Carries out a job and yields its results in the order of the numbers. Ending the iteration ends the job. An error of the
 * source of tasks is thrown after the results of all tasks before it.
 */
export type Executor = <T, Task = never>(job: Job | TaskJob<Task>) => AsyncIterable<TaskResult<T>>
