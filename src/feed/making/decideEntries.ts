// Which puzzle a date gets. Drafts are made in any order, by anyone; here it is decided, in the order of date and slot, which of them
// is new: no twin of anything that ever appeared, and no pattern of clues that the slot had in the week.
//
//   made    attempt 0, 1, 2, ... each from a seed of its own, until one is new; then, if the plan allows, a rerun
//   own     the next puzzle of the file that is new
//   named   that puzzle, if it is new

import { parsePuzzle } from '../../formats/readPuzzles.ts'
import { madeName } from '../../maker/madeName.ts'
import { formatOrder } from '../../maker/puzzleRequest.ts'
import { addDays, type CalendarDate } from '../calendarDates.ts'
import { groupBy } from '../groupBy.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { LedgerEntry, PuzzleEntry } from '../ledger/ledgerEntry.ts'
import type { PlannedPuzzle, ScheduledSlot } from '../plan/schedule.ts'
import { cluePattern } from './cluePattern.ts'
import type { Drafted, DraftOrder, FeedDraft } from './draftPuzzle.ts'

/** A date and slot for which a puzzle is to be decided. */
export interface FeedTask extends Pick<LedgerEntry, 'date' | 'slot' | 'revision' | 'reason' | 'note' | 'at'> {
  /** The slot's plan. */
  readonly scheduled: ScheduledSlot
  /** What it is to have. */
  readonly planned: PlannedPuzzle
}

/** An entry whose files are not made yet, and the solution. */
export interface DecidedPuzzle {
  /** The entry. */
  readonly entry: Omit<PuzzleEntry, 'files'>
  /** One value a cell. */
  readonly solution: readonly number[]
}

/** What was decided, or why nothing could be. */
type Decision = DecidedPuzzle | { readonly unmet: string }

/** What deciding needs. */
interface DecideMeans {
  /** What there is. It does not grow by what is decided: whoever keeps an entry adds it. */
  readonly ledger: Ledger
  /** The seed of an attempt. */
  seedOf(task: FeedTask, attempt: number): string
  /** Makes a draft. */
  draft(order: DraftOrder): Drafted
  /** The names of the puzzles of a file. */
  ownPuzzles(file: string): readonly string[]
}

/** Decides. */
interface EntryDecider {
  /** What can be drafted beforehand: the first attempt. */
  firstOrder(task: FeedTask): DraftOrder | undefined
  /** Decides a task; `first` is its first attempt, where that was drafted beforehand. */
  decide(task: FeedTask, first?: Drafted): Decision
}

/** So many seeds in a row that bring nothing new say that there are hardly any more puzzles. */
const MOST_REDRAWS = 300

/** So many seeds in a row from which nothing could be made say that the order is too hard. */
const MOST_FAILURES = 10

const WEEK = 7

/** Decides on top of a ledger. */
export function makeEntryDecider({ ledger, seedOf, draft, ownPuzzles }: DecideMeans): EntryDecider {
  const orderOf = (task: FeedTask, attempt: number): DraftOrder | undefined => {
    const { planned } = task
    if (planned.kind === 'named') return { id: planned.id }
    return planned.kind === 'made' ? { made: madeName(planned.recipe, seedOf(task, attempt)) } : undefined
  }

  function decideMade(task: FeedTask, first: Drafted | undefined): Decision {
    let failures = 0
    for (let attempt = 0; attempt <= MOST_REDRAWS; attempt++) {
      const drafted = (attempt === 0 && first) || draft(orderOf(task, attempt) as DraftOrder)
      if ('refused' in drafted) {
        if (++failures >= MOST_FAILURES)
          return unmet(task, `${drafted.refused}, ${failures} times: other stars or another shape may do`)
        continue
      }
      failures = 0
      if (isNew(drafted, task)) return decided(task, drafted)
    }
    return rerun(task, orderText(task))
  }

  function decideOwn(task: FeedTask, file: string): Decision {
    const used = new Set(ledger.ofSlot(task.slot).map(({ id }) => id))
    for (const id of ownPuzzles(file)) {
      if (used.has(id)) continue
      const drafted = draft({ id })
      if ('refused' in drafted) return unmet(task, `${file}: ${id}: ${drafted.refused}`)
      if (isNew(drafted, task)) return decided(task, drafted)
    }
    return rerun(task, file)
  }

  function decideNamed(task: FeedTask, first: Drafted | undefined): Decision {
    const drafted = first ?? draft(orderOf(task, 0) as DraftOrder)
    if ('refused' in drafted) return unmet(task, drafted.refused)
    const twin = lastOf(ledger.withKey(drafted.key))
    if (!twin) return decided(task, drafted)
    const { repeatAfter } = task.scheduled
    if (repeatAfter !== undefined && twin.date <= addDays(task.date, -repeatAfter)) {
      return decided(task, drafted, twin.date)
    }
    return unmet(
      task,
      `the plan names a puzzle that appeared on ${twin.date} in "${twin.slot}", or a twin of it`,
    )
  }

  /** The puzzle of the slot that has not appeared for longest. */
  function rerun(task: FeedTask, source: string): Decision {
    const { repeatAfter } = task.scheduled
    const out = `there are no more puzzles that are new: ${source}`
    if (repeatAfter === undefined) {
      return unmet(task, `${out}; another shape has more, and "repeat-after: 365" lets them come again`)
    }
    // What was rejected or replaced had its reasons.
    const stands = (entry: PuzzleEntry) => ledger.current(entry.date, entry.slot) === entry
    const asked = ledger.ofSlot(task.slot).filter((entry) => stands(entry) && isAsAsked(entry, task))
    const oldest = longestAgo(asked, addDays(task.date, -repeatAfter))
    if (!oldest) return unmet(task, `${out}, and none appeared ${repeatAfter} days before`)
    const drafted = draft({ id: oldest.id })
    if ('refused' in drafted) throw new Error(`${oldest.id}: ${drafted.refused}`)
    return decided(task, { ...drafted, grade: oldest.grade ?? drafted.grade }, oldest.date)
  }

  /** Whether nothing like it appeared, ever or in the week. */
  function isNew({ key, id }: FeedDraft, { date, slot }: FeedTask): boolean {
    if (ledger.withKey(key).length > 0) return false
    const pattern = patternOf(id)
    const near = datesAround(date).map((one) => ledger.current(one, slot)?.id)
    return near.every((other) => other === undefined || patternOf(other) !== pattern)
  }

  return {
    firstOrder: (task) => (task.planned.kind === 'own' ? undefined : orderOf(task, 0)),
    decide(task, first) {
      const { planned } = task
      if (planned.kind === 'own') return decideOwn(task, planned.file)
      return planned.kind === 'named' ? decideNamed(task, first) : decideMade(task, first)
    },
  }
}

function decided(task: FeedTask, draft: FeedDraft, rerunOf?: CalendarDate): Decision {
  const { scheduled: _, planned: __, ...place } = task
  const { solution, ...puzzle } = draft
  return { entry: { ...place, ...puzzle, ...(rerunOf !== undefined && { rerun: rerunOf }) }, solution }
}

function unmet({ date, slot }: FeedTask, reason: string): Decision {
  return { unmet: `${date} ${slot}: ${reason}` }
}

/** What a slot asks for, for a sentence. */
function orderText({ planned }: FeedTask): string {
  if (planned.kind !== 'made') return ''
  const { family, shape, order } = planned.recipe
  return [family.name, shape.text, formatOrder(family, order)].filter((part) => part !== '').join(' ')
}

/** Whether a puzzle that appeared is of the kind that a task asks for. */
function isAsAsked({ id, grade }: PuzzleEntry, { planned }: FeedTask): boolean {
  if (planned.kind !== 'made') return true
  const { family, shape, order } = planned.recipe
  const { stars } = order
  const isOfStars = !stars || !grade || (grade.stars >= stars.least && grade.stars <= stars.most)
  return isOfStars && id.startsWith(`${family.name}:${shape.text}:`)
}

/** Of puzzles that appeared until a date the one whose last time is longest ago. */
function longestAgo(entries: readonly PuzzleEntry[], latest: CalendarDate): PuzzleEntry | undefined {
  const lasts = Array.from(groupBy(entries, ({ key }) => key).values(), lastOf)
  const old = lasts.filter((entry) => entry !== undefined && entry.date <= latest) as PuzzleEntry[]
  return old.toSorted((one, other) => (one.date < other.date ? -1 : 1))[0]
}

/** Of some puzzles the one of the last date. */
function lastOf(entries: readonly PuzzleEntry[]): PuzzleEntry | undefined {
  return entries.toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date))).at(-1)
}

/** The other dates of any week with this one. */
function datesAround(date: CalendarDate): CalendarDate[] {
  const steps = Array.from({ length: WEEK - 1 }, (_, index) => index + 1)
  return steps.flatMap((step) => [addDays(date, -step), addDays(date, step)])
}

function patternOf(id: string): string {
  const { family, puzzle } = parsePuzzle(id)
  return cluePattern(family, puzzle)
}
