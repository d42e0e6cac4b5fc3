// Turns entries of the ledger into puzzles for readers, and selects the puzzles that are public at an instant.

import { recent } from '../families/memo.ts'
import { parsePuzzle } from '../formats/readPuzzles.ts'
import { makeSolver } from '../solver/solve.ts'
import { addDays, byDate, type CalendarDate } from './calendarDates.ts'
import type { Ledger, LedgerEntry, PuzzleEntry } from './ledger.ts'
import type { Schedule } from './plan/scheduleTypes.ts'
import type { Correction, PublishedPuzzle, SlotTitle } from './publishedPuzzle.ts'
import { hasPuzzle } from './puzzleTexts.ts'
import {
  type Instant,
  instantText,
  lastPublic,
  publicAt,
  type ReleaseTimes,
  solutionsAt,
} from './releaseTimes.ts'

/** A puzzle of a feed with its entry of the ledger. */
export interface SeriesPuzzle extends PublishedPuzzle {
  /** The latest entry with a puzzle for this date and slot. */
  readonly entry: PuzzleEntry
  /** Whether its solution is public. */
  readonly isSolved: boolean
  /** Its solution, one value a cell: for editors, and for prints of a later day. */
  readonly solution: readonly number[]
}

/**
 * The puzzles that are public at an instant, by date and in the order of the slots. `ahead` is the number of days by which
 * puzzles are published early.
 */
export function publicPuzzles(
  schedule: Schedule,
  ledger: Ledger,
  now: Instant,
  ahead: number,
): SeriesPuzzle[] {
  const { start, slots, times } = schedule
  const last = lastPublic(now, times, ahead)
  const rank = new Map(slots.map(({ name }, index) => [name, index]))
  const rankOf = ({ slot }: LedgerEntry) => rank.get(slot) ?? slots.length
  const shown = ledger.currents().filter(({ date }) => date >= start && date <= last)
  const solvedUntil = lastSolved(schedule, now, last)
  return shown
    .toSorted((one, other) => byDate(one, other) || rankOf(one) - rankOf(other))
    .flatMap((entry) => {
      const isSolutionDue = solvedUntil !== undefined && entry.date <= solvedUntil
      return seriesPuzzle(schedule, ledger, entry, isSolutionDue) ?? []
    })
}

/** The puzzle of a ledger entry, whether public or not; undefined if the date and slot never had a puzzle. */
export function seriesPuzzle(
  { slots, times }: Schedule,
  ledger: Ledger,
  entry: LedgerEntry,
  isSolutionDue = false,
): SeriesPuzzle | undefined {
  const { date, slot: name, revision } = entry
  const shown = ledger.puzzleOf(date, name)
  if (!shown) return undefined
  const slot: SlotTitle = slots.find((one) => one.name === name) ?? { name, title: name }
  const correction = correctionOf(ledger, entry)
  return Object.assign(new ReadOnDemand(shown.id), {
    entry: shown,
    date,
    slot,
    revision,
    grade: shown.grade,
    rerunOf: shown.rerun,
    correction,
    published: releaseOf(times, date),
    isSolved: isSolutionDue && hasPuzzle({ correction }),
  })
}

/**
 * The puzzle of an id, read on demand: a build writes the pages of only a few of the thousands of puzzles. The properties are
 * getters of a class, which take no memory in each puzzle.
 */
class ReadOnDemand {
  readonly id: string

  constructor(id: string) {
    this.id = id
  }

  get family() {
    return readOnce(this.id).family
  }

  get puzzle() {
    return readOnce(this.id).puzzle
  }

  get solution() {
    return solver(this.family, this.puzzle).solutions[0]
  }
}

const releases = new WeakMap<ReleaseTimes, Map<CalendarDate, string>>()

/** The time when a date goes public, computed once for all its slots. */
function releaseOf(times: ReleaseTimes, date: CalendarDate): string {
  const known = releases.get(times) ?? new Map<CalendarDate, string>()
  releases.set(times, known)
  const release = known.get(date) ?? instantText(publicAt(date, times))
  known.set(date, release)
  return release
}

/** The latest change to a puzzle that readers could notice; undefined if there was none. */
function correctionOf(ledger: Ledger, { date, slot }: LedgerEntry): Correction | undefined {
  const told = ledger
    .revisions(date, slot)
    .findLast(({ reason }) => reason !== undefined && reason !== 'rejected')
  if (told?.at === undefined) return undefined
  return { note: told.note ?? '', at: told.at, isWithdrawn: told.reason === 'withdrawn' }
}

/** The last date whose solutions are public; undefined if solutions never appear. */
function lastSolved({ times }: Schedule, now: Instant, last: CalendarDate): CalendarDate | undefined {
  if (times.solutionDays === undefined) return undefined
  let date = last
  while ((solutionsAt(date, times) as Instant) > now) date = addDays(date, -1)
  return date
}

/** The number of parsed puzzles that are kept: several pages of a date show the same puzzle. */
const KEPT = 200

const solver = makeSolver()

const readOnce = recent(
  KEPT,
  (id: string) => id,
  (id) => parsePuzzle(id),
)
