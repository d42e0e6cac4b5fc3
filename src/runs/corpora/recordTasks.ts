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
export async function doRecordTasks<Item, Result, Task>(
  work: RecordTasks<Item, Result, Task>,
): Promise<void> {
  const feed = makeFeed<Task>()
  const waiting = makeWaiting<Item>()
  const leave = new AbortController()
  const signal = AbortSignal.any([work.signal, leave.signal])

  async function read(): Promise<void> {
    try {
      for await (const item of work.items) {
        if (signal.aborted) return
        waiting.add(item)
        feed.add(work.taskOf(item))
        while (waiting.isFull() && !signal.aborted) await waiting.change()
      }
    } finally {
      feed.end()
    }
  }

  async function receive(): Promise<void> {
    const { executor, module, data, onResult } = work
    try {
      for await (const result of executor<Result, Task>({ module, data, numbers: feed, signal })) {
        if ('crash' in result) throw new Error(result.crash)
        onResult(result.value, waiting.take())
      }
    } finally {
      leave.abort()
      waiting.wake()
    }
  }

  const reading = read()
  reading.catch(() => leave.abort())
  await Promise.all([receive(), reading])
}

/** The items that wait for their results, the oldest first. */
function makeWaiting<Item>() {
  const items: Item[] = []
  let wake = () => {}
  return {
    add: (item: Item) => void items.push(item),
    isFull: () => items.length >= MOST_WAITING,
    /** Waits until an item is taken, or `wake` is called. */
    change: () =>
      new Promise<void>((resolve) => {
        wake = resolve
      }),
    take(): Item {
      wake()
      return items.shift() as Item
    },
    wake: () => wake(),
  }
}
