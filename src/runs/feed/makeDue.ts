// Makes the puzzles that are due and not in the ledger. Threads draft puzzles; this thread decides in order of date and slot; threads
// make the files; then the ledger gets its lines, in the same order. A kill at any moment leaves a ledger whose files all exist.

import { PuzzleError } from '../../families/error.ts'
import { memo } from '../../families/memo.ts'
import { addDays, type CalendarDate, datesBetween } from '../../feed/calendarDates.ts'
import { type Ledger, type LedgerEntry, makeLedger } from '../../feed/ledger.ts'
import { type DecidedPuzzle, type FeedTask, makeEntryDecider } from '../../feed/making/decideEntries.ts'
import { type Drafted, type DraftOrder, makeDrafter } from '../../feed/making/draftPuzzle.ts'
import { isWithin, type Schedule } from '../../feed/plan/schedule.ts'
import { readPuzzles } from '../../formats/readPuzzles.ts'
import { puzzleName } from '../../maker/puzzleRecord.ts'
import { type Executor, resultValue } from '../executor.ts'
import { type FeedFolder, readText } from './feedFolder.ts'
import type { LedgerFile } from './openFeed.ts'
import type { FilesMade, PressData } from './stock.ts'

/** What making puzzles needs. */
interface DueWork {
  /** The feed. */
  readonly feed: FeedFolder
  /** The ledger; each puzzle that is made is added to it. */
  readonly ledger: Ledger
  /** The file of the ledger. */
  readonly file: LedgerFile
  /** The seed of an attempt. */
  seedOf(task: FeedTask, attempt: number): string
  /** Drafts on threads. Without it puzzles are drafted on this thread, which is quicker for a few of them. */
  readonly drafter?: Executor | undefined
  /** Makes the files of puzzles. */
  readonly executor: Executor
  /** Stops the work early. */
  readonly signal: AbortSignal
  /** Called with each entry that is added to the ledger. */
  onMade(entry: LedgerEntry): void
}

/** The outcome of making puzzles. */
export interface DueOutcome {
  /** The number of puzzles that were made. */
  readonly made: number
  /** Puzzles that could not be made, with the reason: a sentence for each slot. */
  readonly unmet: readonly string[]
}

const DRAFT_WORKER = new URL('./draftWorker.js', import.meta.url)
const FILES_WORKER = new URL('./filesWorker.js', import.meta.url)

/**
 * The tasks for all puzzles until a date that are not in the ledger, in order of date and slot. Throws a PuzzleError for a
 * new slot without a start.
 */
export function dueTasks(schedule: Schedule, ledger: Ledger, until: CalendarDate): FeedTask[] {
  expectStarts(schedule, ledger)
  return datesBetween(schedule.start, until).flatMap((date) =>
    schedule.slots.flatMap((scheduled): FeedTask[] => {
      if (!isWithin(scheduled, date) || ledger.current(date, scheduled.name)) return []
      const planned = schedule.puzzleOf(date, scheduled.name)
      return planned ? [{ date, slot: scheduled.name, revision: 0, scheduled, planned }] : []
    }),
  )
}

/**
 * A slot that is added to a plan later would fill all past dates, so it must state its start. On the last date of the
 * ledger, a slot may lack its first puzzle because the build was interrupted.
 */
function expectStarts(schedule: Schedule, ledger: Ledger): void {
  const last = ledger.entries.reduce((latest, { date }) => (date > latest ? date : latest), '')
  if (last === '') return
  for (const { name, hasOwnStart } of schedule.slots) {
    if (hasOwnStart || ledger.ofSlot(name).length > 0) continue
    const past = datesBetween(schedule.start, addDays(last, -1))
    if (!past.some((date) => schedule.puzzleOf(date, name))) continue
    const message = `slots: "${name}" is new and needs a start, such as "start: ${addDays(last, 1)}"; an earlier one fills the archive`
    throw new PuzzleError('recipe', message)
  }
}

/** Makes the puzzles of tasks, and adds them to the ledger. Throws a PuzzleError. */
export async function makeTasks(tasks: readonly FeedTask[], work: DueWork): Promise<DueOutcome> {
  const { ledger, file, drafter, executor, signal } = work
  const pending = withPending(ledger)
  const decider = makeEntryDecider({
    ledger: pending.ledger,
    seedOf: work.seedOf,
    draft: makeDrafter(),
    ownPuzzles: memo(
      (name: string) => name,
      (name) => ownPuzzles(work.feed.resolve(name), name),
    ),
  })
  const orders = tasks.map((task) => decider.firstOrder(task))
  // Without a drafter each puzzle is drafted when it is decided.
  const drafts = draftsOf(drafter ? orders : tasks.map(() => undefined), drafter, signal)
  const press = pressOf(work.feed)
  // A slot that cannot be filled does not hold up the others.
  const unmet = new Map<string, string>()
  async function* decisions(): AsyncGenerator<DecidedPuzzle> {
    try {
      for (const task of tasks) {
        const { value: drafted, done } = await drafts.next()
        if (done || signal.aborted) return
        if (unmet.has(task.slot)) continue
        const decision = decider.decide(task, drafted)
        if ('unmet' in decision) {
          unmet.set(task.slot, decision.unmet)
          continue
        }
        pending.add(decision.entry)
        yield decision
      }
    } finally {
      await drafts.return(undefined)
    }
  }
  let made = 0
  const job = { module: FILES_WORKER, data: press, tasks: decisions(), signal }
  for await (const result of executor<FilesMade, DecidedPuzzle>(job)) {
    const value = resultValue(result)
    const entry = pending.entries[result.number]
    if ('fault' in value) {
      // A full disk is not a fault of the puzzle.
      if (value.isUnwritable) throw new PuzzleError('unwritable', value.fault)
      unmet.set(entry.slot, `${entry.date} ${entry.slot}: ${value.fault}`)
      continue
    }
    const whole = { ...entry, files: value.files }
    file.add([whole])
    ledger.add(whole)
    made++
    work.onMade(whole)
  }
  return { made, unmet: [...unmet.values()] }
}

/** The first draft of each task, in order; undefined for a task that is drafted when it is decided. */
async function* draftsOf(
  orders: readonly (DraftOrder | undefined)[],
  drafter: Executor | undefined,
  signal: AbortSignal,
): AsyncGenerator<Drafted | undefined> {
  if (!drafter) {
    for (const _ of orders) yield undefined
    return
  }
  const made = orders.filter((order) => order !== undefined)
  const job = { module: DRAFT_WORKER, data: { orders: made }, numbers: { from: 0, to: made.length }, signal }
  const results = drafter<Drafted>(job)[Symbol.asyncIterator]()
  try {
    for (const order of orders) {
      if (!order) {
        yield undefined
        continue
      }
      const { value, done } = await results.next()
      if (done) return
      yield resultValue(value)
    }
  } finally {
    await results.return?.()
  }
}

/** A copy of a ledger that also has the entries that are decided and whose files are still being made. */
function withPending(ledger: Ledger) {
  const entries: DecidedPuzzle['entry'][] = []
  const all = makeLedger(ledger.entries)
  return {
    entries,
    ledger: all,
    add(entry: DecidedPuzzle['entry']) {
      entries.push(entry)
      all.add({ ...entry, files: {} })
    },
  }
}

/** The data of the workers that make files. */
function pressOf({ schedule, words, place }: FeedFolder): PressData {
  const { meta, paper, slots } = schedule
  return {
    meta,
    words,
    paper,
    stock: place('stock'),
    slots: slots.map(({ name, title }) => ({ name, title })),
  }
}

/** The ids of the puzzles in an editor's file. Throws a PuzzleError for a line that is not a puzzle. */
function ownPuzzles(path: string, name: string): string[] {
  return readPuzzles(readText(path)).map((entry) => {
    if (!('error' in entry)) return puzzleName(entry.family, entry.puzzle)
    throw new PuzzleError(
      entry.error.code,
      `${name}:${entry.error.line ?? entry.line}: ${entry.error.message}`,
    )
  })
}
