// The other side of an executor on threads: a worker module calls `serveTasks`, and answers for each number.

import { parentPort, workerData } from 'node:worker_threads'
import type { Numbers, TaskResult } from './executor.ts'

/** What a thread is given: numbers, and what they stand for where they are a feed's. */
export interface Assignment<Task> extends Numbers {
  /** The tasks of the numbers, in their order. */
  readonly tasks?: readonly Task[] | undefined
}

/** What a thread is told when it starts. */
export interface ThreadData {
  /** What the job tells its module. */
  readonly data: unknown
  /** Shared with the starter: the number that the thread is at, LOADING or IDLE. */
  readonly at: Int32Array
}

/** Where a thread is before its module has been loaded. */
export const LOADING = -1
/** Where a thread is that has nothing to do. */
export const IDLE = -2

/** What a thread does with a number, and with its task where it is a feed's. */
type Serve<T, Task> = (number: number, task: Task) => T | Promise<T>

/**
 * In a worker: makes `serve` from what the job tells it, perhaps after loading what it needs, and answers with its value for each
 * number asked for.
 */
export async function serveTasks<T, Task = never>(
  makeServe: (data: never) => Serve<T, Task> | Promise<Serve<T, Task>>,
): Promise<void> {
  const { data, at } = workerData as ThreadData
  const serve = await makeServe(data as never)
  Atomics.store(at, 0, IDLE)
  parentPort?.on('message', async ({ from, to, tasks }: Assignment<Task>) => {
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
  })
}
