// An executor on worker threads. Results that arrive early wait for their turn. When a thread dies, the
// number it was working on is reported as a crash, and another thread takes over the rest of its numbers.

import { type ResourceLimits, Worker } from 'node:worker_threads'
import type { Executor, Job, Numbers, TaskJob, TaskResult } from './executor.ts'
import { type Assignment, LOADING, type ThreadData } from './serveTasksInThread.ts'

interface Thread {
  readonly worker: Worker
  /** As in ThreadData. */
  readonly at: Int32Array
  /** The numbers that the thread works on, and those that it has in reserve; empty while it is idle. */
  readonly ranges: Numbers[]
  /** When the thread began the first range. */
  since: number
  error: Error | undefined
}

/**
 * The time that a thread should need for the numbers that it gets at once: long compared with sending them,
 * short compared with a person's patience.
 */
const RANGE_MILLISECONDS = 50
const LARGEST_RANGE = 500
/** How many ranges a thread may be ahead of the next result. */
const RANGES_AHEAD = 4
/**
 * The number of ranges that a thread has, with one in reserve, so that it need not wait for the main thread,
 * which may be busy.
 */
const WITH_RESERVE = 2

/**
 * Makes an executor with `count` worker threads, or fewer if there are fewer tasks. Ending the iteration
 * terminates them. `limits` are the limits of each thread's memory.
 */
export function makeThreads(count: number, limits?: ResourceLimits): Executor {
  return <T, Task>(job: Job | TaskJob<Task>) => runJob<T, Task>(job, count, limits)
}

async function* runJob<T, Task>(
  job: Job | TaskJob<Task>,
  most: number,
  limits: ResourceLimits | undefined,
): AsyncGenerator<TaskResult<T>> {
  const { signal } = job
  const source = 'tasks' in job ? job.tasks[Symbol.asyncIterator]() : undefined
  const { from, to } = 'tasks' in job ? { from: 0, to: Infinity } : job.numbers
  const count = Math.min(most, to - from)
  const tasks = new Map<number, Task>()
  const results = new Map<number, TaskResult<T>>()
  const again: Numbers[] = []
  const threads = new Set<Thread>()
  let due = from
  // The numbers from `fresh` on are not assigned yet; the tasks of the numbers from `known` on have not been read yet.
  let fresh = from
  let known = source ? from : to
  let end = to
  // The number of tasks of a range, which adapts to the time that they take.
  let size = 1
  let isReading = false
  let failure: unknown
  let wake = () => {}

  const limit = () => due + RANGES_AHEAD * count * size

  function nextRange(): Numbers | undefined {
    const left = again.shift()
    if (left) return left
    if (fresh >= known || fresh >= limit()) return undefined
    const range = { from: fresh, to: Math.min(known, fresh + size) }
    fresh = range.to
    return range
  }

  /**
   * Gives a thread its next numbers. If ranges have several numbers, tasks are short, and the thread also
   * gets one range in reserve, since other threads lose hardly any time by that.
   */
  function assign(thread: Thread): void {
    const { ranges, worker } = thread
    while (ranges.length < (size > 1 ? WITH_RESERVE : 1)) {
      const range = nextRange()
      if (!range) return
      if (ranges.length === 0) thread.since = performance.now()
      ranges.push(range)
      worker.postMessage({ ...range, tasks: source && tasksOf(range) } satisfies Assignment<Task>)
    }
  }

  function tasksOf(range: Numbers): Task[] {
    return Array.from({ length: range.to - range.from }, (_, index) => tasks.get(range.from + index) as Task)
  }

  /** Reads tasks while threads will soon need them, and hands them out. */
  async function read(): Promise<void> {
    if (!source || isReading) return
    isReading = true
    try {
      // If tasks take long, at most one task that is read waits for a thread, so that other workers
      // can take the next tasks.
      while (known < end && known < limit() && (size > 1 || known === fresh)) {
        const next = await source.next()
        if (next.done) end = known
        else tasks.set(known++, next.value)
        threads.forEach(assign)
      }
    } catch (error) {
      failure ??= error
      end = known
    } finally {
      isReading = false
      wake()
    }
  }

  function received(thread: Thread, found: readonly TaskResult<T>[]): void {
    for (const result of found) results.set(result.number, result)
    const now = performance.now()
    size = Math.round((RANGE_MILLISECONDS * found.length) / (now - thread.since))
    size = Math.max(1, Math.min(LARGEST_RANGE, size))
    thread.since = now
    thread.ranges.shift()
    assign(thread)
    read()
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
      end = due
    } else {
      for (const range of ranges) {
        const isHere = number >= range.from && number < range.to
        if (isHere) results.set(number, { number, crash })
        const parts = isHere
          ? [
              { ...range, to: number },
              { ...range, from: number + 1 },
            ]
          : [range]
        again.push(...parts.filter((part) => part.from < part.to))
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
  read()
  try {
    while (due < end && !signal?.aborted) {
      const result = results.get(due)
      if (!result) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
        continue
      }
      tasks.delete(due)
      results.delete(due++)
      threads.forEach(assign)
      read()
      yield result
    }
    if (failure !== undefined && !signal?.aborted) throw failure
  } finally {
    signal?.removeEventListener('abort', stop)
    end = due
    await Promise.allSettled([source?.return?.(), ...Array.from(threads, terminate)])
  }
}

/** Terminates a thread. */
function terminate({ worker }: Thread): Promise<number> {
  worker.removeAllListeners()
  // Errors during termination are ignored.
  worker.on('error', () => {})
  return worker.terminate()
}
