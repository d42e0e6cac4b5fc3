// Makes the puzzles that are due and not in the ledger. Threads draft puzzles; this thread decides in order of date and slot; threads
// make the files; then the ledger gets its lines, in the same order. A kill at any moment leaves a ledger whose files all exist.

import { PuzzleError } from '../../families/puzzleError.ts'
import { addDays, type CalendarDate, datesBetween } from '../../feed/calendarDates.ts'
import { type Ledger, makeLedger } from '../../feed/ledger.ts'
import { type DecidedPuzzle, type FeedTask, makeEntryDecider } from '../../feed/making/choosePuzzles.ts'
import { type Drafted, type DraftOrder, makeDrafter } from '../../feed/making/draftPuzzle.ts'
import { isWithin, type Schedule } from '../../feed/plan/scheduleTypes.ts'
import { readPuzzles } from '../../formats/readPuzzles.ts'
import { puzzleName } from '../../maker/puzzleRecord.ts'
import { resultValue, type TaskResult } from '../executor.ts'
import type { RunListener } from '../resumableRun.ts'
import { makeThreads } from '../threadExecutor.ts'
import type { FeedFolder } from './feedFolder.ts'
import { makeSeeds, readSecret } from './feedSecret.ts'
import type { FilesMade, PressData } from './makePuzzleFiles.ts'

/** How puzzles are made. */
export interface Making {
  /** The number of threads. */
  readonly workers: number
  /** Stops the work early. */
  readonly signal: AbortSignal
  /** Gets the progress. */
  readonly onEvent: RunListener
  /** Called at the end for each slot that could not be filled, with a sentence about the reason. */
  onUnmet(sentence: string): void
  /** Called for each date that got a puzzle of the reserve, with a sentence about the reason. */
  onReserve(sentence: string): void
}

const DRAFT_WORKER = new URL('./draftWorker.js', import.meta.url)
const FILES_WORKER = new URL('./puzzleFilesWorker.js', import.meta.url)

/** Up to this many puzzles are made on one thread: starting a thread takes longer than making a puzzle. */
const FEW = 10
/** That thread keeps little garbage: a feed is built every day, often on a small machine. */
const FEW_LIMITS = { maxYoungGenerationSizeMb: 8 }

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
  const past = datesBetween(schedule.start, addDays(last, -1))
  for (const { name, hasOwnStart } of schedule.slots) {
    if (hasOwnStart || ledger.ofSlot(name).length > 0) continue
    if (!past.some((date) => schedule.puzzleOf(date, name))) continue
    const message = `slots: "${name}" is new and needs a start, such as "start: ${addDays(last, 1)}"; with an earlier date, past dates get puzzles, too`
    throw new PuzzleError('recipe', message)
  }
}

/** Makes the puzzles of tasks, and adds them to the ledger. Returns how many were made. Throws a PuzzleError. */
export async function makeTasks(
  feed: FeedFolder,
  ledger: Ledger,
  tasks: readonly FeedTask[],
  { workers, signal, onEvent, onUnmet, onReserve }: Making,
): Promise<number> {
  // The secret is not read if there is nothing to make.
  if (tasks.length === 0) return 0
  const { schedule, words, place } = feed
  const { meta, paper, hasCertificates } = schedule
  // This ledger also has the entries that are decided, but whose files are still being made.
  const foreseen = makeLedger(ledger.entries)
  const entries: DecidedPuzzle['entry'][] = []
  const own: Record<string, readonly string[]> = {}
  const decider = makeEntryDecider({
    ledger: foreseen,
    seedOf: makeSeeds(readSecret(feed), meta.slug),
    draft: makeDrafter(),
    own: (key, name) => (own[`${key} ${name}`] ??= ownPuzzles(feed, key, name)),
  })
  const isMany = tasks.length > FEW
  // If there are only a few tasks, the decider drafts their puzzles on this thread.
  const drafts = isMany ? draftsOf(tasks.map(decider.firstOrder), workers, signal) : undefined
  // A slot that cannot be filled does not hold up the others.
  const unmet = new Map<string, string>()
  async function* decisions(): AsyncGenerator<DecidedPuzzle> {
    try {
      for (const task of tasks) {
        const drafted = await drafts?.next()
        if (drafted?.done || signal.aborted) return
        if (unmet.has(task.slot)) continue
        const decision = decider.decide(task, drafted && resultValue(drafted.value))
        if ('unmet' in decision) {
          unmet.set(task.slot, decision.unmet)
          continue
        }
        entries.push(decision.entry)
        foreseen.add({ ...decision.entry, files: {} })
        yield decision
      }
    } finally {
      await drafts?.return?.()
    }
  }
  const press: PressData = { meta, words, paper, hasCertificates, stock: place('stock') }
  const job = { module: FILES_WORKER, data: press, tasks: decisions(), signal }
  const threads = isMany ? makeThreads(workers) : makeThreads(1, FEW_LIMITS)
  // The renderer of pictures would give its memory back after each picture, and ask for it again, which takes half of its time.
  if (isMany) process.env.MIMALLOC_PURGE_DELAY ??= '-1'
  let made = 0
  onEvent({ event: 'started', tasks: tasks.length, done: 0, lines: 0 })
  try {
    for await (const result of threads<FilesMade, DecidedPuzzle>(job)) {
      const value = resultValue(result)
      const entry = entries[result.number]
      if ('files' in value) {
        ledger.add({ ...entry, files: value.files })
        made++
        if (entry.reserve !== undefined)
          onReserve(
            `${entry.date} ${entry.slot}: took ${entry.id} from the reserve, because: ${entry.reserve}`,
          )
        onEvent({ event: 'advanced' })
        continue
      }
      // A full disk is not a fault of the puzzle.
      if (value.isUnwritable) throw new PuzzleError('unwritable', value.fault)
      unmet.set(entry.slot, `${entry.date} ${entry.slot}: ${value.fault}`)
    }
  } finally {
    onEvent({ event: 'ended' })
  }
  unmet.forEach(onUnmet)
  return made
}

/** The first draft of each task, in order; undefined for a puzzle from a file. */
function draftsOf(
  orders: readonly (DraftOrder | undefined)[],
  workers: number,
  signal: AbortSignal,
): AsyncIterator<TaskResult<Drafted | undefined>> {
  const job = { module: DRAFT_WORKER, data: orders, numbers: { from: 0, to: orders.length }, signal }
  return makeThreads(workers)<Drafted | undefined>(job)[Symbol.asyncIterator]()
}

/** The ids of the puzzles in a file of the editor. Throws a PuzzleError for a line that is not a puzzle. */
function ownPuzzles({ readNamed }: FeedFolder, key: 'from' | 'reserve', name: string): readonly string[] {
  return readPuzzles(readNamed(key, name)).map((entry) => {
    if (!('error' in entry)) return puzzleName(entry.family, entry.puzzle)
    const { code, message, line = entry.line } = entry.error
    throw new PuzzleError(code, `${name}:${line}: ${message}`)
  })
}
