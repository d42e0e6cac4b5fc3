// The schedule of a feed: its plan with all defaults filled in.

import { formatRange } from '../../maker/orderValues.ts'
import type { Recipe } from '../../maker/puzzleRecipe.ts'
import type { CalendarDate } from '../calendarDates.ts'
import type { SeriesMeta } from '../feedMetadata.ts'
import type { SlotTitle } from '../publishedPuzzle.ts'
import type { ReleaseTimes } from '../releaseTimes.ts'
import type { Paper, PlanFile } from './feedPlanAndOrders.ts'

/** The planned puzzle of a slot on a date. */
export type PlannedPuzzle =
  /** A puzzle that the maker makes. */
  | { readonly kind: 'made'; readonly recipe: Recipe }
  /** A puzzle that the plan names by its id. */
  | { readonly kind: 'named'; readonly id: string }
  /** The next puzzle of an editor's file. */
  | { readonly kind: 'own'; readonly file: string }

/** The facts about a future puzzle that the plan determines. */
export interface PlannedKind {
  /** The name of the family. */
  readonly family?: string | undefined
  /** The shape as text. */
  readonly shape?: string | undefined
  /** The stars: `2..3`. */
  readonly stars?: string | undefined
}

/**
 * The family, shape and stars of a planned puzzle, as far as the plan determines them; nothing for a puzzle from an editor's
 * file.
 */
export function plannedKind(planned: PlannedPuzzle): PlannedKind {
  if (planned.kind === 'own') return {}
  if (planned.kind === 'named') {
    const [family, shape] = planned.id.split(':')
    return { family, shape }
  }
  const { family, shape, order } = planned.recipe
  return { family: family.name, shape: shape.text, ...(order.stars && { stars: formatRange(order.stars) }) }
}

/** A slot of the plan. */
export interface ScheduledSlot extends SlotTitle {
  /** Its first date, by default that of the feed. */
  readonly start: CalendarDate
  /** Whether the plan states a first date for the slot. */
  readonly hasOwnStart: boolean
  /** Its last date. */
  readonly end?: CalendarDate | undefined
  /** The file of the editor's puzzles for dates whose order cannot be met. */
  readonly reserve?: string | undefined
  /** The number of days after which a puzzle may appear again if there are no new ones. */
  readonly repeatAfter?: number | undefined
}

/** The schedule of a feed. */
export interface Schedule {
  /** The title, language and address of the feed. */
  readonly meta: SeriesMeta
  /** The release times of dates and solutions. */
  readonly times: ReleaseTimes
  /** The first date. */
  readonly start: CalendarDate
  /** The number of days by which puzzles are published early. */
  readonly ahead: number
  /** The number of further days whose puzzles are made in advance. */
  readonly stock: number
  /** The paper of the sheets. */
  readonly paper: Paper
  /** Whether each puzzle has a certificate. */
  readonly hasCertificates: boolean
  /** The names of files, as in the plan. */
  readonly files: Readonly<Partial<Record<PlanFile, string | undefined>>>
  /** The slots of a day, in order. */
  readonly slots: readonly ScheduledSlot[]
  /** The planned puzzle of a slot on a date; undefined if there is none. */
  puzzleOf(date: CalendarDate, slot: string): PlannedPuzzle | undefined
}

/** Whether a slot can have a puzzle on a date. */
export function isWithin({ start, end }: ScheduledSlot, date: CalendarDate): boolean {
  return date >= start && (end === undefined || date <= end)
}
