// The worker's side of the executor on threads: a worker module calls `serveTasks`, and answers each number.

import { parentPort, workerData } from 'node:worker_threads'
import { loadSearches } from '../families/registry.ts'
import type { Numbers, TaskResult } from './executor.ts'

/** The work given to a thread: numbers, and the tasks with these numbers if the job is a `TaskJob`. */
export interface Assignment<Task> extends Numbers {
  /** The tasks of the numbers, in the same order. */
  readonly tasks?: readonly Task[] | undefined
}

/** The data that a thread gets when it starts. */
export interface ThreadData {
  /** The data that the job passes to its module. */
  readonly data: unknown
  /**
   * Memory shared with the thread that started this one: the number that this thread works on, LOADING or
   * IDLE.
   */
  readonly at: Int32Array
}

/** The state of a thread whose module is not loaded yet. */
export const LOADING = -1
/** The state of a thread without work. */
const IDLE = -2

/** Computes the result of a number, or of the task with this number in a `TaskJob`. */
type Serve<T, Task> = (number: number, task: Task) => T | Promise<T>

/**
 * Called in a worker. Makes `serve` from the data of the job, possibly after loading what it needs, and
 * answers each number with its result.
 */
export async function serveTasks<T, Task = never>(
  makeServe: (data: never) => Serve<T, Task> | Promise<Serve<T, Task>>,
): Promise<void> {
  const { data, at } = workerData as ThreadData
  await loadSearches()
  const serve = await makeServe(data as never)
  Atomics.store(at, 0, IDLE)
  let last = Promise.resolve()
  parentPort?.on('message', (assignment: Assignment<Task>) => {
    // Assignments are answered one after the other, even if tasks wait for something.
    last = last.then(() => answer(assignment))
  })

  async function answer({ from, to, tasks }: Assignment<Task>): Promise<void> {
    const results: TaskResult<T>[] = []
    for (let number = from; number < to; number++) {
      Atomics.store(at, 0, number)
      try {
        results.push({ number, value: await serve(number, tasks?.[number - from] as Task) })
      } catch (error) {
        results.push({ number, crash: (error as Error).message })
      }
    }
    parentPort?.postMessage(results)
    Atomics.store(at, 0, IDLE)
  }
}
