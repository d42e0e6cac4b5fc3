// Numbered tasks on worker threads, their results in the order of the numbers. Results that come before their turn
// wait. When a thread dies, the number it was at is reported, and the rest of its chunk is done by another.
//
// The numbers are a range that is known beforehand, or those of a feed, to which tasks are added while others are done.

import { parentPort, Worker, workerData } from 'node:worker_threads'
import { makeChunks, type Range } from './chunks.ts'

/** A number's result, or the message of what went wrong. */
export type TaskResult<T> =
  | { readonly number: number; readonly value: T }
  | { readonly number: number; readonly crash: string }

interface Means {
  /** A module that calls `serveTasks`. */
  readonly worker: URL
  /** What it is told. */
  readonly data: unknown
  readonly threads: number
  /** Ends the run early. */
  readonly signal?: AbortSignal
}

/** Tasks that come in one after the other; their numbers count from 0. */
export interface Feed<Task> extends Range {
  add(task: Task): void
  /** Says that there will be no more. */
  end(): void
  readonly isOpen: boolean
  /** What a number of the range stands for. */
  taskOf(number: number): Task
  /** Forgets a task that is done. */
  done(number: number): void
  /** Tells the one who gives out the tasks of each that is added, and of the end. */
  hear(listener: () => void): void
}

export type Tasks<Task = never> = Means & (Range | { readonly feed: Feed<Task> })

/** What a thread is given: numbers, and what they stand for where they are a feed's. */
interface Assignment<Task> extends Range {
  readonly tasks?: readonly Task[] | undefined
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

export function makeFeed<Task>(): Feed<Task> {
  const tasks = new Map<number, Task>()
  let to = 0
  let isOpen = true
  let listener = () => {}
  return {
    from: 0,
    get to() {
      return to
    },
    get isOpen() {
      return isOpen
    },
    add(task) {
      tasks.set(to++, task)
      listener()
    },
    end() {
      isOpen = false
      listener()
    },
    taskOf: (number) => tasks.get(number) as Task,
    done: (number) => tasks.delete(number),
    hear(heard) {
      listener = heard
    },
  }
}

/** Runs the tasks and yields their results in the order of the numbers. Whoever stops listening ends the threads. */
export async function* runTasks<T, Task = never>(tasks: Tasks<Task>): AsyncGenerator<TaskResult<T>> {
  const { signal } = tasks
  const feed = 'feed' in tasks ? tasks.feed : undefined
  const numbers: Range = 'feed' in tasks ? tasks.feed : tasks
  const results = new Map<number, TaskResult<T>>()
  const chunks = makeChunks(numbers, tasks.threads)
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
    const worker = new Worker(tasks.worker, { workerData: { data: tasks.data, at }, stdout: true })
    // Standard output is for results; what somebody's code says in a thread is none.
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

  for (let count = 0; count < tasks.threads; count++) start()
  const stop = () => wake()
  signal?.addEventListener('abort', stop)
  feed?.hear(() => {
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

function tasksOf<Task>(feed: Feed<Task>, { from, to }: Range): Task[] {
  return Array.from({ length: to - from }, (_, index) => feed.taskOf(from + index))
}

/** Ends a thread, whatever becomes of it. */
function end({ worker }: Thread): Promise<number> {
  worker.removeAllListeners()
  // It may fail while it is being ended; nobody listens any more.
  worker.on('error', () => {})
  return worker.terminate()
}

/** What a thread does with a number, and with its task where it is a feed's. */
export type Serve<T, Task> = (number: number, task: Task) => T

/**
 * In a worker: makes `run` from what the worker is told, perhaps after loading what it needs, and answers with its value for
 * each number asked for. Of a feed it is handed the tasks, too.
 */
export async function serveTasks<T, Task = never>(
  makeRun: (data: never) => Serve<T, Task> | Promise<Serve<T, Task>>,
): Promise<void> {
  const { data, at } = workerData as { data: never; at: Int32Array }
  const run = await makeRun(data)
  Atomics.store(at, 0, IDLE)
  parentPort?.on('message', ({ from, to, tasks }: Assignment<Task>) => {
    const results: TaskResult<T>[] = []
    for (let number = from; number < to; number++) {
      Atomics.store(at, 0, number)
      try {
        results.push({ number, value: run(number, tasks?.[number - from] as Task) })
      } catch (error) {
        results.push({ number, crash: (error as Error).message })
      }
    }
    parentPort?.postMessage(results)
    Atomics.store(at, 0, IDLE)
  })
}
