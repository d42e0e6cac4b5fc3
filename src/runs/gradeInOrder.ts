// Grades puzzles while more are read: an executor grades, and what came of each is heard in the order of the input, with what could not
// be read in its place.

import type { Entry } from '../formats/entry.ts'
import type { Ungraded } from '../grader/difficulty.ts'
import type { Grade } from '../grader/grade.ts'
import { puzzleName } from '../maker/puzzleRecord.ts'
import type { Executor } from './executor.ts'
import type { GradingOptions } from './gradeWorker.ts'
import { makeFeed } from './taskFeed.ts'

/** A grade, why there is none, or the message of what went wrong. */
export type Graded = Grade | Ungraded | { readonly crash: string }

/** Something that has its turn to come. */
export interface Graders<Item> {
  /** Adds what was read. */
  add(item: Item): void
  /** Waits until there is room for more. */
  room(): Promise<void>
  /** Waits until all is done. */
  end(): Promise<void>
}

/** How grading goes on. */
interface GradingInOrder<Item> {
  /** Who grades. */
  readonly executor: Executor
  /** What the executor is told. */
  readonly options: GradingOptions
  /** Hears what became of each in its turn; of what could not be read no grade. */
  readonly settle: (item: Item, graded?: Graded) => void
  /** Waits for whoever reads what is written. */
  readonly flush: () => Promise<void>
  /** Ends the work early. */
  readonly signal: AbortSignal
}

/** How many entries may wait for their turn: enough to keep an executor busy, whatever few of them take long. */
const MOST_WAITING = 1000

const WORKER = new URL('./gradeWorker.js', import.meta.url)

/** Starts grading. */
export function gradeInOrder<Item extends { readonly entry: Entry }>({
  executor,
  options,
  settle,
  flush,
  signal,
}: GradingInOrder<Item>): Graders<Item> {
  const feed = makeFeed<string>()
  const waiting: Item[] = []
  let isOver = false
  let failure: unknown
  let wake = () => {}

  function settleUnreadable(): void {
    while (waiting.length > 0 && 'error' in waiting[0].entry) settle(waiting.shift() as Item)
  }

  async function work(): Promise<void> {
    const job = { module: WORKER, data: options, numbers: feed, signal }
    for await (const result of executor<Grade | Ungraded, string>(job)) {
      settle(waiting.shift() as Item, 'crash' in result ? { crash: result.crash } : result.value)
      settleUnreadable()
      await flush()
      wake()
    }
  }

  const done = work().finally(() => {
    isOver = true
    wake()
  })
  // Whoever waits for room hears of it, or for the end.
  done.catch((error) => {
    failure = error
  })
  return {
    add(item) {
      waiting.push(item)
      if ('error' in item.entry) {
        if (waiting.length === 1) settleUnreadable()
      } else feed.add(puzzleName(item.entry.family, item.entry.puzzle))
    },
    async room() {
      await flush()
      while (waiting.length >= MOST_WAITING && !isOver) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      if (failure !== undefined) throw failure
    },
    async end() {
      feed.end()
      await done
    },
  }
}
