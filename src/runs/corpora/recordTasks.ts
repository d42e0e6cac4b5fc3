// Carries out work on records on an executor while they are read, and passes the results on in order. Reading
// waits for the work, so few records are in memory.

import type { Executor } from '../executor.ts'
import { makeFeed } from '../taskFeed.ts'

/** Work on many records. */
interface RecordTasks<Item, Result, Task> {
  /** Carries out the work. */
  readonly executor: Executor
  /** The module that does it. */
  readonly module: URL
  /** Passed to the module. */
  readonly data: unknown
  /** The items to work on. */
  readonly items: AsyncIterable<Item>
  /** The part of an item that the module gets. */
  readonly taskOf: (item: Item) => Task
  /** Ends the work early. */
  readonly signal: AbortSignal
  /** Gets the results in the order of the items. */
  readonly onResult: (result: Result, item: Item) => void
}

/** This many tasks may wait for their results. */
const MOST_WAITING = 4000

/** Does the work. Throws what a task throws. */
export async function doRecordTasks<Item, Result, Task>({
  executor,
  module,
  data,
  items,
  taskOf,
  signal,
  onResult,
}: RecordTasks<Item, Result, Task>): Promise<void> {
  const feed = makeFeed<Task>()
  const waiting: Item[] = []
  const leave = new AbortController()
  const either = AbortSignal.any([signal, leave.signal])
  let wake = () => {}

  async function read(): Promise<void> {
    try {
      for await (const item of items) {
        if (either.aborted) return
        waiting.push(item)
        feed.add(taskOf(item))
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
        onResult(result.value, waiting.shift() as Item)
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
