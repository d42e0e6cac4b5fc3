// Decides which puzzle a date and slot get. Threads make drafts in any order; decisions are made in order of date and slot. A
// draft is new if no twin of it ever appeared, and if no puzzle of the slot within a week of the date has the same pattern of
// clues.
//
//   made    attempts 0, 1, 2, ..., each with its own seed, until one is new; otherwise a rerun, if the plan allows it
//   own     the next new puzzle of the file
//   named   the puzzle, if it is new
//
// If none of these gives a puzzle, the date gets the next new puzzle of the slot's reserve.

import { group } from 'd3-array'
import { parsePuzzle } from '../../formats/readPuzzles.ts'
import { BLOCKED } from '../../kernel/searchModel.ts'
import { formatOrder } from '../../maker/orderFields.ts'
import { madeName } from '../../maker/recipeName.ts'
import { addDays, byDate, type CalendarDate } from '../calendarDates.ts'
import type { Ledger, LedgerEntry, PuzzleEntry } from '../ledger.ts'
import type { PlannedPuzzle, ScheduledSlot } from '../plan/scheduleTypes.ts'
import type { SlotTitle } from '../publishedPuzzle.ts'
import type { Drafted, DraftOrder, FeedDraft } from './draftPuzzle.ts'

/** A date and slot that need a puzzle. */
export interface FeedTask extends Pick<LedgerEntry, 'date' | 'slot' | 'revision' | 'reason' | 'note' | 'at'> {
  /** The slot. */
  readonly scheduled: ScheduledSlot
  /** The planned puzzle. */
  readonly planned: PlannedPuzzle
}

/** An entry whose files are not made yet, with the solution of its puzzle. */
export interface DecidedPuzzle {
  /** The entry. */
  readonly entry: Omit<PuzzleEntry, 'files'>
  /** Its slot. */
  readonly slot: SlotTitle
  /** One value a cell. */
  readonly solution: readonly number[]
}

/** A decision: a puzzle, or the reason why there is none. */
type Decision = DecidedPuzzle | { readonly unmet: string }

/** The means by which the decider decides. */
interface DecideMeans {
  /** The ledger. The decider adds nothing: the caller adds the entries that it keeps. */
  readonly ledger: Ledger
  /** The seed of an attempt. */
  seedOf(task: FeedTask, attempt: number): string
  /** Drafts a puzzle. */
  draft(order: DraftOrder): Drafted
  /** The ids of the puzzles in one of the editor's files; the plan names the file under `key`. */
  own(key: 'from' | 'reserve', file: string): readonly string[]
}

/** After this many seeds without a new puzzle, an order is taken to have no new puzzles left. */
const MOST_REDRAWS = 300

/** After this many seeds in a row without any puzzle, an order is taken to be too hard. */
const MOST_FAILURES = 10

const WEEK = 7

/** Makes a decider, which decides which puzzle the date and slot of each task get. */
export function makeEntryDecider({ ledger, seedOf, draft, own }: DecideMeans) {
  function orderOf(task: FeedTask, attempt = 0): DraftOrder | undefined {
    const { planned } = task
    if (planned.kind === 'named') return { id: planned.id }
    return planned.kind === 'made' ? { made: madeName(planned.recipe, seedOf(task, attempt)) } : undefined
  }

  /** The techniques that the order of a task allows; undefined, which allows all, if the puzzle is not made to an order. */
  function techniquesOf({ planned }: FeedTask) {
    return planned.kind === 'made' ? planned.recipe.order.techniques : undefined
  }

  function decideMade(task: FeedTask, first: Drafted | undefined): Decision {
    let failures = 0
    for (let attempt = 0; attempt <= MOST_REDRAWS; attempt++) {
      const drafted = (attempt === 0 && first) || draft(orderOf(task, attempt) as DraftOrder)
      if ('refused' in drafted) {
        if (++failures < MOST_FAILURES) continue
        const reason = `${drafted.refused} for each of ${failures} seeds; choose other stars or another shape`
        return { unmet: reason }
      }
      failures = 0
      if (isNew(drafted, task)) return decided(task, drafted)
    }
    return rerun(task, orderText(task))
  }

  function decideOwn(task: FeedTask, file: string): Decision {
    return nextOwn(task, 'from', file) ?? rerun(task, file)
  }

  /** The next new puzzle of one of the editor's files; undefined if the file has no new puzzle left. */
  function nextOwn(task: FeedTask, key: 'from' | 'reserve', file: string): Decision | undefined {
    const used = new Set(ledger.ofSlot(task.slot).map(({ id }) => id))
    for (const id of own(key, file)) {
      if (used.has(id)) continue
      const drafted = draft({ id, techniques: techniquesOf(task) })
      if ('refused' in drafted) return { unmet: `${file}: ${id}: ${drafted.refused}` }
      if (isNew(drafted, task)) return decided(task, drafted)
    }
    return undefined
  }

  /** Takes a puzzle from the reserve of a slot, because no puzzle was found for the order. */
  function fromReserve(task: FeedTask, reason: string): Decision {
    const { reserve } = task.scheduled
    if (reserve === undefined) return { unmet: reason }
    const next = nextOwn(task, 'reserve', reserve) ?? {
      unmet: `no new puzzles left in the reserve, ${reserve}`,
    }
    if ('unmet' in next) return { unmet: `${reason}; ${next.unmet}` }
    return { ...next, entry: { ...next.entry, reserve: reason } }
  }

  function decideNamed(task: FeedTask, first: Drafted | undefined): Decision {
    const drafted = first ?? draft(orderOf(task) as DraftOrder)
    if ('refused' in drafted) return { unmet: drafted.refused }
    const twin = lastOf(ledger.withKey(drafted.key))
    if (!twin) return decided(task, drafted)
    const { repeatAfter } = task.scheduled
    if (repeatAfter !== undefined && twin.date <= addDays(task.date, -repeatAfter)) {
      return decided(task, drafted, twin.date)
    }
    const reason = `the puzzle of the plan, or a twin of it, appeared on ${twin.date} in "${twin.slot}"; name another puzzle`
    return { unmet: reason }
  }

  function decidePlanned(task: FeedTask, first: Drafted | undefined): Decision {
    const { planned } = task
    if (planned.kind === 'own') return decideOwn(task, planned.file)
    return planned.kind === 'named' ? decideNamed(task, first) : decideMade(task, first)
  }

  /** Decides on a rerun: among the puzzles of the slot, the one whose last appearance is longest ago. */
  function rerun(task: FeedTask, source: string): Decision {
    const { repeatAfter } = task.scheduled
    const out = `no new puzzles left: ${source}`
    if (repeatAfter === undefined) {
      return { unmet: `${out}; choose another shape, or allow reruns with "repeat-after: 365"` }
    }
    // A rejected or replaced puzzle does not appear again.
    const stands = (entry: PuzzleEntry) => ledger.current(entry.date, entry.slot) === entry
    const asked = ledger.ofSlot(task.slot).filter((entry) => stands(entry) && isAsAsked(entry, task))
    const oldest = longestAgo(asked, addDays(task.date, -repeatAfter))
    if (!oldest)
      return { unmet: `${out}, and no earlier puzzle is ${repeatAfter} days old, as a rerun needs` }
    const drafted = draft({ id: oldest.id, techniques: techniquesOf(task) })
    if ('refused' in drafted) throw new Error(`${oldest.id}: ${drafted.refused}`)
    return decided(task, { ...drafted, grade: oldest.grade ?? drafted.grade }, oldest.date)
  }

  /** Whether a draft is new: no twin of it ever appeared, and no puzzle of the slot within a week has the same pattern. */
  function isNew({ key, id }: FeedDraft, { date, slot }: FeedTask): boolean {
    if (ledger.withKey(key).length > 0) return false
    const pattern = patternOf(id)
    const near = datesAround(date).map((one) => ledger.current(one, slot)?.id)
    return near.every((other) => other === undefined || patternOf(other) !== pattern)
  }

  return {
    /**
     * The order for a task's first attempt, so that the attempt can be drafted in advance; undefined for a puzzle from a file.
     */
    firstOrder: (task: FeedTask) => orderOf(task),
    /** Decides a task; `first` is the draft of the first attempt, if it was made in advance. */
    decide(task: FeedTask, first?: Drafted): Decision {
      const decision = decidePlanned(task, first)
      const met = 'unmet' in decision ? fromReserve(task, decision.unmet) : decision
      return 'unmet' in met ? { unmet: `${task.date} ${task.slot}: ${met.unmet}` } : met
    },
  }
}

function decided(task: FeedTask, draft: FeedDraft, rerunOf?: CalendarDate): Decision {
  const { scheduled, planned: _, ...place } = task
  const { solution, ...puzzle } = draft
  return {
    entry: { ...place, ...puzzle, ...(rerunOf !== undefined && { rerun: rerunOf }) },
    slot: { name: scheduled.name, title: scheduled.title },
    solution,
  }
}

/** The order of a task in words. */
function orderText({ planned }: FeedTask): string {
  if (planned.kind !== 'made') return ''
  const { family, shape, order } = planned.recipe
  return [family.name, shape.text, formatOrder(family, order)].filter((part) => part !== '').join(' ')
}

/** Whether an earlier puzzle has the family, shape and stars that a task asks for. */
function isAsAsked({ id, grade }: PuzzleEntry, { planned }: FeedTask): boolean {
  if (planned.kind !== 'made') return true
  const { family, shape, order } = planned.recipe
  const { stars } = order
  const isOfStars = !stars || !grade || (grade.stars >= stars.least && grade.stars <= stars.most)
  return isOfStars && id.startsWith(`${family.name}:${shape.text}:`)
}

/** The puzzle whose last appearance is longest ago, if it was on the date `latest` or earlier. */
function longestAgo(entries: readonly PuzzleEntry[], latest: CalendarDate): PuzzleEntry | undefined {
  const lasts = Array.from(group(entries, ({ key }) => key).values(), lastOf)
  const [oldest] = lasts.filter((entry) => entry !== undefined).toSorted(byDate)
  return oldest && oldest.date <= latest ? oldest : undefined
}

/** The entry with the latest date. */
function lastOf(entries: readonly PuzzleEntry[]): PuzzleEntry | undefined {
  return entries.toSorted(byDate).at(-1)
}

/** The other dates within a week before and after a date. */
function datesAround(date: CalendarDate): CalendarDate[] {
  const steps = Array.from({ length: WEEK - 1 }, (_, index) => index + 1)
  return steps.flatMap((step) => [addDays(date, -step), addDays(date, step)])
}

// The pattern of a puzzle's clues: the cells that have clues, without their values. To readers, two puzzles of one week with
// the same pattern look the same. Boards with signs often have no givens, so the signs are a part of the pattern.

/** The pattern of givens, blocked cells, cages and signs of a puzzle, as a text. */
export function patternOf(id: string): string {
  const { family, puzzle } = parsePuzzle(id)
  const cages = family.playing.cages?.(puzzle) ?? []
  const cageOf = new Map(cages.flatMap(({ cells }, index) => cells.map((cell) => [cell, index] as const)))
  const cells = puzzle.givens.map((given, cell) => {
    if (given === BLOCKED) return '#'
    return given > 0 ? 'x' : (cageOf.get(cell) ?? '.')
  })
  const signs = Object.values(family.drawing.signs?.(puzzle) ?? {}).flat()
  return [puzzle.shape.text, cells.join(), ...signs.map((sign) => JSON.stringify(sign))].join(':')
}
