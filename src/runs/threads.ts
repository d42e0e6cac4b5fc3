// An executor on worker threads. Results that arrive early wait for their turn. When a thread dies, the
// number it was working on is reported as a crash, and another thread takes over the rest of its chunk.

import { type ResourceLimits, Worker } from 'node:worker_threads'
import type { Executor, Feed, Job, Numbers, TaskResult } from './executor.ts'
import { type Assignment, IDLE, LOADING, type ThreadData } from './serveTasks.ts'
import { makeChunks } from './taskChunks.ts'
import { isFeed } from './taskFeed.ts'

interface Thread {
  readonly worker: Worker
  /** As in ThreadData. */
  readonly at: Int32Array
  /** The numbers that it works on; undefined while it is idle. */
  range: Numbers | undefined
  /** When it got them. */
  since: number
  error: Error | undefined
}

/**
 * Makes an executor with `count` worker threads, or fewer if there are fewer tasks. Ending the iteration
 * terminates them. `limits` are those of the memory of each thread.
 */
export function makeThreads(count: number, limits?: ResourceLimits): Executor {
  return <T, Task>(job: Job<Task>) => runJob<T, Task>(job, count, limits)
}

async function* runJob<T, Task>(
  job: Job<Task>,
  most: number,
  limits: ResourceLimits | undefined,
): AsyncGenerator<TaskResult<T>> {
  const { numbers, signal } = job
  const feed = isFeed(numbers) ? numbers : undefined
  const count = feed ? most : Math.min(most, numbers.to - numbers.from)
  const results = new Map<number, TaskResult<T>>()
  const chunks = makeChunks(numbers, count)
  const threads = new Set<Thread>()
  let due = numbers.from
  let failure: Error | undefined
  let wake = () => {}

  function assign(thread: Thread): void {
    if (thread.range) return
    const range = chunks.next(due)
    if (!range) return
    thread.range = range
    thread.since = performance.now()
    thread.worker.postMessage({ ...range, tasks: feed && tasksOf(feed, range) } satisfies Assignment<Task>)
  }

  function received(thread: Thread, found: readonly TaskResult<T>[]): void {
    for (const result of found) results.set(result.number, result)
    chunks.took(performance.now() - thread.since, found.length)
    thread.range = undefined
    assign(thread)
    wake()
  }

  /**
   * Reports the number at which a thread died, hands out the rest of its chunk again, and starts another
   * thread.
   */
  function died(thread: Thread, code: number): void {
    threads.delete(thread)
    const { range, error, at } = thread
    const crash = error?.message ?? `the thread ended with code ${code}`
    const number = Atomics.load(at, 0)
    if (number === LOADING) {
      failure = new Error(`a worker cannot start: ${crash}`)
    } else {
      if (range && number === IDLE) chunks.giveBack(range)
      else if (range) {
        results.set(number, { number, crash })
        chunks.giveBack({ from: range.from, to: number })
        chunks.giveBack({ from: number + 1, to: range.to })
      }
      start()
    }
    wake()
  }

  function start(): void {
    const at = new Int32Array(new SharedArrayBuffer(4)).fill(LOADING)
    const worker = new Worker(job.module, {
      workerData: { data: job.data, at } satisfies ThreadData,
      stdout: true,
      ...(limits && { resourceLimits: limits }),
    })
    // Standard output is for results, so output from a thread goes to standard error.
    worker.stdout.on('data', (text) => process.stderr.write(text))
    const thread: Thread = { worker, at, range: undefined, since: 0, error: undefined }
    worker.on('message', (found) => received(thread, found))
    worker.on('error', (error) => {
      thread.error = error
    })
    worker.on('exit', (code) => died(thread, code))
    threads.add(thread)
    assign(thread)
  }

  for (let started = 0; started < count; started++) start()
  const stop = () => wake()
  signal?.addEventListener('abort', stop)
  feed?.listen(() => {
    threads.forEach(assign)
    wake()
  })
  try {
    while ((due < numbers.to || feed?.isOpen) && !signal?.aborted) {
      if (failure) throw failure
      const result = results.get(due)
      if (!result) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
        continue
      }
      feed?.done(due)
      results.delete(due++)
      threads.forEach(assign)
      yield result
    }
  } finally {
    signal?.removeEventListener('abort', stop)
    await Promise.all(Array.from(threads, end))
  }
}

function tasksOf<Task>(feed: Feed<Task>, { from, to }: Numbers): Task[] {
  return Array.from({ length: to - from }, (_, index) => feed.taskOf(from + index))
}

/** Terminates a thread. */
function end({ worker }: Thread): Promise<number> {
  worker.removeAllListeners()
  // Errors during termination are ignored.
  worker.on('error', () => {})
  return worker.terminate()
}
