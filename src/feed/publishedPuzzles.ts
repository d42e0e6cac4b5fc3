// From what the ledger has to what readers see: the public puzzles of a series at an instant.

import { recent } from '../families/memo.ts'
import { parsePuzzle } from '../formats/readPuzzles.ts'
import { addDays, type CalendarDate } from './calendarDates.ts'
import type { Ledger } from './ledger/ledger.ts'
import type { LedgerEntry, PuzzleEntry } from './ledger/ledgerEntry.ts'
import type { Schedule } from './plan/schedule.ts'
import type { Correction, PublishedPuzzle, SlotTitle } from './publishedPuzzle.ts'
import {
  type Instant,
  instantText,
  lastPublic,
  publicAt,
  type ReleaseTimes,
  solutionsAt,
} from './releaseTimes.ts'

/** A puzzle of a series with its line of the ledger. */
export interface SeriesPuzzle extends PublishedPuzzle {
  /** The last line of the ledger with this puzzle. */
  readonly entry: PuzzleEntry
  /** Whether its solution is public. */
  readonly isSolved: boolean
}

/** What of a series is public, and when. */
interface SeriesView {
  /** The last public date. */
  readonly last: CalendarDate
  /** The public puzzles, by date and in the order of the slots. */
  readonly puzzles: readonly SeriesPuzzle[]
}

/** What is public at an instant; with dates `ahead` as well, which are published before they are due. */
export function publicView(
  schedule: Schedule,
  ledger: Ledger,
  now: Instant,
  ahead = schedule.ahead,
): SeriesView {
  const { start, slots, times } = schedule
  const last = addDays(lastPublic(now, times), ahead)
  const rank = new Map(slots.map(({ name }, index) => [name, index]))
  const rankOf = ({ slot }: LedgerEntry) => rank.get(slot) ?? slots.length
  const shown = ledger.currents().filter(({ date }) => date >= start && date <= last)
  const solvedUntil = lastSolved(schedule, now, last)
  const puzzles = shown
    .toSorted((one, other) => compare(one.date, other.date) || rankOf(one) - rankOf(other))
    .flatMap((entry) => {
      const puzzle = seriesPuzzle(schedule, ledger, entry)
      if (!puzzle) return []
      const isSolved =
        solvedUntil !== undefined && entry.date <= solvedUntil && !puzzle.correction?.isWithdrawn
      return [Object.assign(puzzle, { isSolved })]
    })
  return { last, puzzles }
}

/** A puzzle of the ledger, whether or not it is public; nothing where an entry never had one. */
export function seriesPuzzle(
  { slots, times }: Schedule,
  ledger: Ledger,
  entry: LedgerEntry,
): SeriesPuzzle | undefined {
  const { date, slot: name, revision } = entry
  const shown = ledger.puzzleOf(date, name)
  if (!shown) return undefined
  const slot: SlotTitle = slots.find((one) => one.name === name) ?? { name, title: name }
  const read = () => readOnce(shown.id)
  return {
    entry: shown,
    date,
    slot,
    id: shown.id,
    revision,
    grade: shown.grade,
    rerunOf: shown.rerun,
    correction: correctionOf(ledger, entry),
    published: releaseOf(times, date),
    isSolved: false,
    // Of thousands of puzzles most are never looked at.
    get family() {
      return read().family
    },
    get puzzle() {
      return read().puzzle
    },
  }
}

const releases = new WeakMap<ReleaseTimes, Map<CalendarDate, string>>()

/** When a date goes public, worked out once for all its slots. */
function releaseOf(times: ReleaseTimes, date: CalendarDate): string {
  const known = releases.get(times) ?? new Map<CalendarDate, string>()
  releases.set(times, known)
  const release = known.get(date) ?? instantText(publicAt(date, times))
  known.set(date, release)
  return release
}

/** What readers are told: the last revision that they could notice. */
function correctionOf(ledger: Ledger, { date, slot }: LedgerEntry): Correction | undefined {
  const told = ledger
    .revisions(date, slot)
    .findLast(({ reason }) => reason !== undefined && reason !== 'rejected')
  if (told?.at === undefined) return undefined
  return { note: told.note ?? '', at: told.at, isWithdrawn: told.reason === 'withdrawn' }
}

/** The last date whose solutions are public. */
function lastSolved({ times }: Schedule, now: Instant, last: CalendarDate): CalendarDate | undefined {
  if (times.solutionDays === undefined) return undefined
  let date = last
  while ((solutionsAt(date, times) as Instant) > now) date = addDays(date, -1)
  return date
}

/** So many puzzles are kept that were read: several pages of a date show each. */
const KEPT = 200

const readOnce = recent(
  KEPT,
  (id: string) => id,
  (id) => parsePuzzle(id),
)

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
