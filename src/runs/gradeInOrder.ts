// Grades puzzles while more are read. An executor grades, and the outcomes are reported in the order of the
// input, with unreadable entries in their places. The executor starts with the first puzzle whose grade is
// unknown.

import { Readable } from 'node:stream'
import type { Entry, Read } from '../formats/readRecord.ts'
import type { AllowedTechniques } from '../grader/allowedTechniques.ts'
import type { Grade } from '../grader/grade.ts'
import type { Ungraded } from '../grader/measureDifficulty.ts'
import { puzzleName } from '../maker/puzzleRecord.ts'
import type { Executor } from './executor.ts'
import type { GradingOptions, GradingTask } from './gradeWorker.ts'

/** An entry that waits for its turn. */
interface Waiting {
  readonly entry: Entry
  /** The outcome of a puzzle. */
  readonly outcome?: Outcome | undefined
}

/** Accepts entries for grading. */
export type Graders<Item extends Waiting> = ReturnType<typeof gradeInOrder<Item>>

/** Options for grading entries in order. */
interface GradingInOrder<Item> {
  /** The executor that grades. */
  readonly executor: Executor
  /** The options passed to the executor. */
  readonly options: GradingOptions
  /** Called for each entry in turn, when its outcome is known or it could not be read. */
  readonly settle: (item: Item) => void
  /** Waits until the reader of the output has caught up. */
  readonly flush: () => Promise<void>
  /** Ends the work early. */
  readonly signal: AbortSignal
}

/** The maximum number of entries that may wait for their turn: enough to keep an executor busy even if a few take long. */
const MOST_WAITING = 1000

const WORKER = new URL('./gradeWorker.js', import.meta.url)

/** Starts an executor with the first entry to be graded. */
export function gradeInOrder<Item extends Waiting>({
  executor,
  options,
  settle,
  flush,
  signal,
}: GradingInOrder<Item>) {
  const tasks = new Readable({ objectMode: true, read() {} })
  const waiting: Item[] = []
  let done: Promise<void> | undefined
  let isOver = false
  let failure: unknown
  let wake = () => {}

  function settleKnown(): void {
    while (waiting.length > 0 && isKnown(waiting[0])) settle(waiting.shift() as Item)
  }

  async function work(): Promise<void> {
    const job = { module: WORKER, data: options, tasks, signal }
    for await (const result of executor<Grade | Ungraded, GradingTask>(job)) {
      // All entries before this result are settled, so the first that waits is the one that was graded.
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
    // A failure is rethrown by `room` and `end`.
    working.catch((error) => {
      failure = error
    })
    return working
  }

  return {
    /** Adds an entry. */
    add(item: Item): void {
      waiting.push(item)
      const { entry, outcome } = item
      if ('error' in entry || !outcome || outcome.isBegun || outcome.graded !== undefined) {
        settleKnown()
        return
      }
      outcome.isBegun = true
      const name = puzzleName(entry.family, entry.puzzle)
      tasks.push({ name, techniques: outcome.techniques } satisfies GradingTask)
      done ??= start()
    },
    /** Waits until there is room for more entries. */
    async room(): Promise<void> {
      await flush()
      while (waiting.length >= MOST_WAITING && !isOver) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      if (failure !== undefined) throw failure
    },
    /** Waits until all entries are settled. */
    async end(): Promise<void> {
      tasks.push(null)
      await done
    },
  }
}

/** Whether the outcome of an entry is known. Unreadable entries have none. */
function isKnown({ outcome }: Waiting): boolean {
  return !outcome || outcome.graded !== undefined
}

// The outcomes of puzzles to be graded. Records may bring their grades with them. Equal puzzles are graded
// once: the later ones wait for the outcome of the first.

/** A grade, the reason why there is none, or the message of an error. */
export type Graded = Grade | Ungraded | { readonly crash: string }

/** The outcome of a puzzle, shared by all equal puzzles whose grades may use the same techniques. */
export interface Outcome {
  /** The techniques that the grade may use; all if left out. */
  readonly techniques?: AllowedTechniques | undefined
  /** Set when the outcome is known. */
  graded?: Graded
  /** Whether the puzzle has been passed on for grading. */
  isBegun?: boolean
}

/**
 * The number of puzzles that are remembered, in a few tens of megabytes. A puzzle that returns later is
 * graded again.
 */
const MOST_REMEMBERED = 20_000

/**
 * Returns a function that gives the outcome of each puzzle. `stored` returns grades that are already known; `allowedFor` returns
 * the techniques that another grade may use.
 */
export function makeOutcomes(
  stored: (entry: Read) => Grade | undefined,
  allowedFor: (entry: Read) => AllowedTechniques | undefined,
  most = MOST_REMEMBERED,
): (entry: Read) => Outcome {
  const outcomes = new Map<string, Outcome>()
  return (entry) => {
    const graded = stored(entry)
    // A stored grade counts for its own record only.
    if (graded) return { graded }
    const techniques = allowedFor(entry)
    const key = `${puzzleName(entry.family, entry.puzzle)} ${techniques}`
    const known = outcomes.get(key)
    if (known) return known
    const outcome: Outcome = { techniques }
    outcomes.set(key, outcome)
    if (outcomes.size > most) outcomes.delete(outcomes.keys().next().value as string)
    return outcome
  }
}
