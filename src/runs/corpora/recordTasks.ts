// Carries out work on records on an executor while they are read, and passes the results on in order. Reading
// waits for the work, so few records are in memory.

import type { Executor } from '../executor.ts'
import { makeFeed } from '../taskFeed.ts'

/** Work on many records. */
export interface RecordTasks<Task, Result> {
  /** Carries out the work. */
  readonly executor: Executor
  /** The module that does it. */
  readonly module: URL
  /** Passed to the module. */
  readonly data: unknown
  /** The tasks. */
  readonly tasks: AsyncIterable<Task>
  /** Ends the work early. */
  readonly signal: AbortSignal
  /** Gets the results in the order of the tasks. */
  readonly onResult: (result: Result, task: Task) => void
}

/** This many tasks may wait for their results. */
const MOST_WAITING = 4000

/** Does the work. Throws what a task throws. */
export async function doRecordTasks<Task, Result>({
  executor,
  module,
  data,
  tasks,
  signal,
  onResult,
}: RecordTasks<Task, Result>): Promise<void> {
  const feed = makeFeed<Task>()
  const waiting: Task[] = []
  const leave = new AbortController()
  const either = AbortSignal.any([signal, leave.signal])
  let wake = () => {}

  async function read(): Promise<void> {
    try {
      for await (const task of tasks) {
        if (either.aborted) return
        waiting.push(task)
        feed.add(task)
        while (waiting.length >= MOST_WAITING && !either.aborted) {
          await new Promise<void>((resolve) => {
            wake = resolve
          })
        }
      }
    } finally {
      feed.end()
    }
  }

  async function receive(): Promise<void> {
    try {
      for await (const result of executor<Result, Task>({ module, data, numbers: feed, signal: either })) {
        if ('crash' in result) throw new Error(result.crash)
        onResult(result.value, waiting.shift() as Task)
        wake()
      }
    } finally {
      leave.abort()
      wake()
    }
  }

  const reading = read()
  reading.catch(() => leave.abort())
  await Promise.all([receive(), reading])
}
