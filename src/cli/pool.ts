// Numbered tasks on worker threads, their results in the order of the numbers. Numbers are handed out in chunks
// that take some tens of milliseconds; results that come before their turn wait, and no thread runs far ahead.
// When a thread dies, the number it was at is reported, and the rest of its chunk is done by another.

import { parentPort, Worker, workerData } from 'node:worker_threads'

/** A number's result, or the message of what went wrong. */
export type TaskResult<T> =
  | { readonly number: number; readonly value: T }
  | { readonly number: number; readonly crash: string }

export interface Tasks {
  /** A module that calls `serveTasks`. */
  readonly worker: URL
  /** What it is told. */
  readonly data: unknown
  readonly threads: number
  /** The numbers from..to-1. */
  readonly from: number
  readonly to: number
  /** Ends the run early. */
  readonly signal?: AbortSignal
}

interface Range {
  readonly from: number
  readonly to: number
}

interface Thread {
  worker: Worker
  /** What it works on; nothing while it is idle. */
  range: Range | undefined
  /** When it was given that. */
  since: number
  /** Shared with the thread: the number it is at, or NOT_STARTED. */
  at: Int32Array
  error: Error | undefined
}

const NOT_STARTED = -1

/** A chunk should take about so many milliseconds: long beside sending it, short beside a person's patience. */
const CHUNK_MILLISECONDS = 50
const LARGEST_CHUNK = 500
/** How many chunks a thread may have in work or waiting for their turn. */
const CHUNKS_AHEAD = 4

/** Runs the tasks and yields their results in the order of the numbers. Whoever stops listening ends the threads. */
export async function* runTasks<T>(tasks: Tasks): AsyncGenerator<TaskResult<T>> {
  const { threads: count, from, to, signal } = tasks
  const results = new Map<number, TaskResult<T>>()
  const again: Range[] = []
  let due = from
  let fresh = from
  let chunk = 1
  let failure: Error | undefined
  let wake = () => {}

  function nextRange(): Range | undefined {
    const left = again.shift()
    if (left) return left
    if (fresh >= to || fresh >= due + CHUNKS_AHEAD * count * chunk) return undefined
    const range = { from: fresh, to: Math.min(to, fresh + chunk) }
    fresh = range.to
    return range
  }

  function feed(thread: Thread): void {
    if (thread.range) return
    thread.range = nextRange()
    if (!thread.range) return
    thread.since = performance.now()
    thread.worker.postMessage(thread.range)
  }

  function received(thread: Thread, found: readonly TaskResult<T>[]): void {
    for (const result of found) results.set(result.number, result)
    const each = (performance.now() - thread.since) / found.length
    chunk = Math.max(1, Math.min(LARGEST_CHUNK, Math.round(CHUNK_MILLISECONDS / each)))
    thread.range = undefined
    feed(thread)
    wake()
  }

  /** Reports the number at which a thread died, and has the rest of its chunk done again. */
  function died(thread: Thread, code: number): void {
    const { range, error } = thread
    const number = Atomics.load(thread.at, 0)
    const crash = error?.message ?? `the thread ended with code ${code}`
    if (number === NOT_STARTED) {
      failure = error ?? new Error(crash)
    } else if (range) {
      results.set(number, { number, crash })
      for (const part of [
        { from: range.from, to: number },
        { from: number + 1, to: range.to },
      ]) {
        if (part.from < part.to) again.push(part)
      }
      threads[threads.indexOf(thread)] = start()
    }
    wake()
  }

  function start(): Thread {
    const at = new Int32Array(new SharedArrayBuffer(4)).fill(NOT_STARTED)
    const worker = new Worker(tasks.worker, { workerData: { data: tasks.data, at } })
    const thread: Thread = { worker, range: undefined, since: 0, at, error: undefined }
    worker.on('message', (found) => received(thread, found))
    worker.on('error', (error) => {
      thread.error = error
    })
    worker.on('exit', (code) => died(thread, code))
    feed(thread)
    return thread
  }

  const threads: Thread[] = []
  for (let index = 0; index < count; index++) threads.push(start())
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
    await Promise.all(
      threads.map(({ worker }) => {
        worker.removeAllListeners()
        return worker.terminate()
      }),
    )
  }
}

/** In a worker: makes `run` from what the worker is told, and answers with its value for each number asked for. */
export function serveTasks<T>(makeRun: (data: never) => (number: number) => T): void {
  const { data, at } = workerData as { data: never; at: Int32Array }
  const run = makeRun(data)
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
  })
}
