// Numbered tasks on worker threads, their results in the order of the numbers. Results that come before their turn
// wait. When a thread dies, the number it was at is reported, and the rest of its chunk is done by another.

import { parentPort, Worker, workerData } from 'node:worker_threads'
import { makeChunks, type Range } from './chunks.ts'

/** A number's result, or the message of what went wrong. */
export type TaskResult<T> =
  | { readonly number: number; readonly value: T }
  | { readonly number: number; readonly crash: string }

export interface Tasks extends Range {
  /** A module that calls `serveTasks`. */
  readonly worker: URL
  /** What it is told. */
  readonly data: unknown
  readonly threads: number
  /** Ends the run early. */
  readonly signal?: AbortSignal
}

interface Thread {
  readonly worker: Worker
  /** Shared with the thread: the number it is at, LOADING or IDLE. */
  readonly at: Int32Array
  /** What it works on; nothing while it is idle. */
  range: Range | undefined
  /** When it was given that. */
  since: number
  error: Error | undefined
}

const LOADING = -1
const IDLE = -2

/** Runs the tasks and yields their results in the order of the numbers. Whoever stops listening ends the threads. */
export async function* runTasks<T>(tasks: Tasks): AsyncGenerator<TaskResult<T>> {
  const { to, signal } = tasks
  const results = new Map<number, TaskResult<T>>()
  const chunks = makeChunks(tasks, tasks.threads)
  const threads = new Set<Thread>()
  let due = tasks.from
  let failure: Error | undefined
  let wake = () => {}

  function feed(thread: Thread): void {
    if (thread.range) return
    thread.range = chunks.next(due)
    if (!thread.range) return
    thread.since = performance.now()
    thread.worker.postMessage(thread.range)
  }

  function received(thread: Thread, found: readonly TaskResult<T>[]): void {
    for (const result of found) results.set(result.number, result)
    chunks.took(performance.now() - thread.since, found.length)
    thread.range = undefined
    feed(thread)
    wake()
  }

  /** Reports the number at which a thread died; the rest of its chunk is given out again, and another takes its place. */
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
    const worker = new Worker(tasks.worker, { workerData: { data: tasks.data, at } })
    const thread: Thread = { worker, at, range: undefined, since: 0, error: undefined }
    worker.on('message', (found) => received(thread, found))
    worker.on('error', (error) => {
      thread.error = error
    })
    worker.on('exit', (code) => died(thread, code))
    threads.add(thread)
    feed(thread)
  }

  for (let count = 0; count < tasks.threads; count++) start()
  const stop = () => wake()
  signal?.addEventListener('abort', stop)
  try {
    while (due < to && !signal?.aborted) {
      if (failure) throw failure
      const result = results.get(due)
      if (!result) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
        continue
      }
      results.delete(due++)
      threads.forEach(feed)
      yield result
    }
  } finally {
    signal?.removeEventListener('abort', stop)
    await Promise.all(Array.from(threads, end))
  }
}

/** Ends a thread, whatever becomes of it. */
function end({ worker }: Thread): Promise<number> {
  worker.removeAllListeners()
  // It may fail while it is being ended; nobody listens any more.
  worker.on('error', () => {})
  return worker.terminate()
}

/** In a worker: makes `run` from what the worker is told, and answers with its value for each number asked for. */
export function serveTasks<T>(makeRun: (data: never) => (number: number) => T): void {
  const { data, at } = workerData as { data: never; at: Int32Array }
  const run = makeRun(data)
  Atomics.store(at, 0, IDLE)
  parentPort?.on('message', ({ from, to }: Range) => {
    const results: TaskResult<T>[] = []
    for (let number = from; number < to; number++) {
      Atomics.store(at, 0, number)
      try {
        results.push({ number, value: run(number) })
      } catch (error) {
        results.push({ number, crash: (error as Error).message })
      }
    }
    parentPort?.postMessage(results)
    Atomics.store(at, 0, IDLE)
  })
}
