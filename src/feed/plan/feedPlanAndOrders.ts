// The plan of a feed as people write it in YAML or JSON, after its form has been checked.

import type { WrittenOrder } from '../../formats/yaml/puzzleOrder.ts'
import { type CalendarDate, WEEKDAYS, type Weekday } from '../calendarDates.ts'

/** The order for a puzzle: its kind and its difficulty. */
export interface PlannedOrder extends Partial<WrittenOrder> {
  /** The stars: `3`, `easy`, `2..3` or `..3`. */
  readonly stars?: string | number
  /** The tier: `techniques`, or `..techniques`. */
  readonly tier?: string
  /** The id of a puzzle, `sudoku:9x9:53..7...`, instead of an order for a new one. */
  readonly puzzle?: string
  /** Whether the slot stays empty. */
  readonly none?: boolean
}

/** A slot of the day. */
export interface PlanSlot extends PlannedOrder {
  /** Its name, a part of addresses and of every seed. */
  readonly slot: string
  /** Its title for readers; the name of the family by default. */
  readonly title?: string
  /** The stars from Monday to Sunday. */
  readonly ramp?: readonly (string | number)[]
  /** The days of the week on which it appears; every day by default. */
  readonly days?: readonly Weekday[]
  /** Changes to the order for days of the week. */
  readonly week?: Readonly<Partial<Record<Weekday, PlannedOrder>>>
  /** A file of the editor's puzzles, which appear in order. */
  readonly from?: string
  /** A file of the editor's puzzles; a date whose order cannot be met takes the next puzzle of this file. */
  readonly reserve?: string
  /** Its first date; that of the feed by default. */
  readonly start?: string
  /** Its last date. */
  readonly end?: string
  /** The number of days after which a puzzle may appear again if there are no new ones. */
  readonly 'repeat-after'?: number
}

/** A holiday, or another date with a changed order. */
interface PlanDate extends PlannedOrder {
  /** `2027-12-24`, or `12-24` for every year. */
  readonly date: string
  /** The slot that changes; all slots by default. */
  readonly slot?: string
}

/** The keys of the texts that every plan has. */
type PlanTexts = 'title' | 'slug' | 'id' | 'start' | 'base'
/** The keys of the texts that a plan may have. Times have the form `06:00`; the texts of `PlanFile` are names of files. */
type MoreTexts = 'description' | 'language' | 'author' | 'zone' | 'release' | 'solutions-at' | PlanFile
/** The keys under which a plan may name files: the secret, other texts for the pages, and a style sheet. */
export type PlanFile = 'secret' | 'words' | 'style'

/** A plan as it is written. PLAN_SCHEMA describes each key. */
export interface FeedPlan extends Readonly<Record<PlanTexts, string> & Partial<Record<MoreTexts, string>>> {
  /** The number of days after which the solutions of a date appear; `never` if they do not appear. */
  readonly solutions?: number | 'never'
  /** The number of days by which puzzles are published early. */
  readonly ahead?: number
  /** The number of further days whose puzzles are made in advance. */
  readonly stock?: number
  /** The addresses of WebSub hubs. */
  readonly hubs?: readonly string[]
  /** The paper of the sheets. */
  readonly paper?: Paper
  /** Whether each puzzle has a certificate; false by default. */
  readonly certificates?: boolean
  /** The slots of a day, in order. */
  readonly slots: readonly PlanSlot[]
  /** Holidays and other special dates. */
  readonly dates?: readonly PlanDate[]
}

// The order of a slot on a date: its usual order, changed by the day of the week and by special dates.

/** The usual order of a slot. */
function baseOf(slot: PlanSlot): PlannedOrder {
  const { family, shape, minimal, symmetry, clues, options, stars, tier, techniques, puzzle, none } = slot
  return {
    ...{ family, shape, minimal, symmetry, clues, options },
    ...{ stars, tier, techniques, puzzle, none },
  } as PlannedOrder
}

/** The order of a slot on a day of the week; undefined if the slot does not appear on that day. */
export function orderOnWeekday(slot: PlanSlot, day: Weekday): PlannedOrder | undefined {
  const { ramp, days, week } = slot
  if (days && !days.includes(day)) return undefined
  const stars = ramp?.[WEEKDAYS.indexOf(day)]
  return merge(merge(baseOf(slot), stars === undefined ? {} : { stars }), week?.[day] ?? {})
}

/** The special dates of a plan that apply to a date, including special dates that recur every year. */
export function specialsOn(dates: readonly PlanDate[] | undefined, date: CalendarDate): PlanDate[] {
  return (dates ?? []).filter(
    (special) => special.date === date || special.date === date.slice('YYYY-'.length),
  )
}

/** The order of a slot on a date, from its usual order and the special dates that apply. */
export function orderWithSpecials(
  ofDate: readonly PlanDate[],
  slot: PlanSlot,
  usual: PlannedOrder | undefined,
): PlannedOrder | undefined {
  const specials = ofDate.filter((special) => special.slot === undefined || special.slot === slot.slot)
  // A special date of one year overrides one of every year; then, a special date for one slot overrides one for all slots.
  const weight = (special: PlanDate) =>
    (isYearly(special.date) ? 0 : 2) + (special.slot === undefined ? 0 : 1)
  if (!usual && specials.length === 0) return undefined
  return specials
    .toSorted((one, other) => weight(one) - weight(other))
    .reduce((order, { date: _, slot: __, ...special }) => merge(order, special), usual ?? baseOf(slot))
}

/**
 * Overrides the fields of an order. If the family changes, only the stars of the usual order are kept: shapes and options
 * differ between families.
 */
function merge(usual: PlannedOrder, otherwise: PlannedOrder): PlannedOrder {
  const { family, shape, stars, tier, puzzle } = otherwise
  const isOther = family !== undefined && family !== usual.family
  const base: PlannedOrder = isOther ? { ...(usual.stars !== undefined && { stars: usual.stars }) } : usual
  const isGraded = stars !== undefined || tier !== undefined
  const isMade = family !== undefined || shape !== undefined || isGraded
  return {
    ...base,
    // Stars replace a tier, and a tier replaces stars.
    ...(isGraded && { stars: undefined, tier: undefined }),
    // An order for a made puzzle replaces a named puzzle, and both kinds of order replace `none`.
    ...(isMade && { puzzle: undefined }),
    ...((isMade || puzzle !== undefined) && { none: undefined }),
    ...otherwise,
  } as PlannedOrder
}

/** Whether a special date of a plan recurs every year, like `12-24`. */
export function isYearly(date: string): boolean {
  return date.length === 'MM-DD'.length
}

// The papers of printed sheets.

/** The papers that a sheet can have. */
export const PAPERS = ['A4', 'letter'] as const
/** One of `PAPERS`. */
export type Paper = (typeof PAPERS)[number]
