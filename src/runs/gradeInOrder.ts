// Grades puzzles while more are read: an executor grades, and what came of each is heard in the order of the input, with what could not
// be read in its place. The executor begins with the first puzzle whose grade nobody knows.

import type { Entry } from '../formats/entry.ts'
import type { Ungraded } from '../grader/difficulty.ts'
import type { Grade } from '../grader/grade.ts'
import { puzzleName } from '../maker/puzzleRecord.ts'
import type { Executor } from './executor.ts'
import type { Outcome } from './gradeOutcomes.ts'
import type { GradingOptions } from './gradeWorker.ts'
import { makeFeed } from './taskFeed.ts'

/** Something that has its turn to come. */
interface Waiting {
  readonly entry: Entry
  /** What becomes of it, where it is a puzzle. */
  readonly outcome?: Outcome | undefined
}

/** Takes what was read. */
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
  /** Hears of each in its turn: its outcome is known, or it could not be read. */
  readonly settle: (item: Item) => void
  /** Waits for whoever reads what is written. */
  readonly flush: () => Promise<void>
  /** Ends the work early. */
  readonly signal: AbortSignal
}

/** How many entries may wait for their turn: enough to keep an executor busy, whatever few of them take long. */
const MOST_WAITING = 1000

const WORKER = new URL('./gradeWorker.js', import.meta.url)

/** Starts grading. */
export function gradeInOrder<Item extends Waiting>({
  executor,
  options,
  settle,
  flush,
  signal,
}: GradingInOrder<Item>): Graders<Item> {
  const feed = makeFeed<string>()
  const waiting: Item[] = []
  let done: Promise<void> | undefined
  let isOver = false
  let failure: unknown
  let wake = () => {}

  function settleKnown(): void {
    while (waiting.length > 0 && isKnown(waiting[0])) settle(waiting.shift() as Item)
  }

  async function work(): Promise<void> {
    const job = { module: WORKER, data: options, numbers: feed, signal }
    for await (const result of executor<Grade | Ungraded, string>(job)) {
      // All before it are known, and so is the first of those that it equals: this is the one that was given away.
      const { outcome } = waiting[0] as { outcome: Outcome }
      outcome.graded = 'crash' in result ? { crash: result.crash } : result.value
      settleKnown()
      await flush()
      wake()
    }
  }

  function start(): Promise<void> {
    const working = work().finally(() => {
      isOver = true
      wake()
    })
    // Whoever waits for room hears of it, or for the end.
    working.catch((error) => {
      failure = error
    })
    return working
  }

  return {
    add(item) {
      waiting.push(item)
      const { entry, outcome } = item
      if ('error' in entry || !outcome || outcome.isBegun || outcome.graded !== undefined) {
        settleKnown()
        return
      }
      outcome.isBegun = true
      feed.add(puzzleName(entry.family, entry.puzzle))
      done ??= start()
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

/** Of what could not be read nothing more will be known. */
function isKnown({ outcome }: Waiting): boolean {
  return !outcome || outcome.graded !== undefined
}
