// An executor on worker threads. Results that arrive early wait for their turn. When a thread dies, the
// number it was working on is reported as a crash, and another thread takes over the rest of its chunk.

import { type ResourceLimits, Worker } from 'node:worker_threads'
import type { Executor, Feed, Job, Numbers, TaskResult } from './executor.ts'
import { type Assignment, LOADING, type ThreadData } from './serveTasks.ts'
import { isFeed, makeChunks } from './taskFeed.ts'

interface Thread {
  readonly worker: Worker
  /** As in ThreadData. */
  readonly at: Int32Array
  /** The numbers that it works on, and those that it has in reserve; empty while it is idle. */
  readonly ranges: Numbers[]
  /** When it began the first of them. */
  since: number
  error: Error | undefined
}

/** A thread has a second chunk in reserve, so that it need not wait for this thread, which may be busy. */
const WITH_RESERVE = 2

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
    const { ranges, worker } = thread
    while (ranges.length < (chunks.isFine() ? WITH_RESERVE : 1)) {
      const range = chunks.next(due)
      if (!range) return
      if (ranges.length === 0) thread.since = performance.now()
      ranges.push(range)
      worker.postMessage({ ...range, tasks: feed && tasksOf(feed, range) } satisfies Assignment<Task>)
    }
  }

  function received(thread: Thread, found: readonly TaskResult<T>[]): void {
    for (const result of found) results.set(result.number, result)
    const now = performance.now()
    chunks.took(now - thread.since, found.length)
    thread.since = now
    thread.ranges.shift()
    assign(thread)
    wake()
  }

  /**
   * Reports the number at which a thread died, hands out the rest of its numbers again, and starts another
   * thread.
   */
  function died(thread: Thread, code: number): void {
    threads.delete(thread)
    const { ranges, error, at } = thread
    const crash = error?.message ?? `the thread ended with code ${code}`
    const number = Atomics.load(at, 0)
    if (number === LOADING) {
      failure = new Error(`a worker cannot start: ${crash}`)
    } else {
      for (const range of ranges) {
        if (number < range.from || number >= range.to) {
          chunks.giveBack(range)
          continue
        }
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
    const thread: Thread = { worker, at, ranges: [], since: 0, error: undefined }
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
