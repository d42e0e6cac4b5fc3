// What appears when: the plan of a feed with its defaults filled in.

import type { Recipe } from '../../maker/puzzleRecipe.ts'
import type { CalendarDate } from '../calendarDates.ts'
import type { Paper } from '../print/papers.ts'
import type { SlotTitle } from '../publishedPuzzle.ts'
import type { ReleaseTimes } from '../releaseTimes.ts'
import type { SeriesMeta } from '../seriesMeta.ts'

/** What a slot has on a date. */
export type PlannedPuzzle =
  /** One that is made. */
  | { readonly kind: 'made'; readonly recipe: Recipe }
  /** One that the plan names. */
  | { readonly kind: 'named'; readonly id: string }
  /** The next one of a file of the editor's own. */
  | { readonly kind: 'own'; readonly file: string }

/** A slot of the plan. */
export interface ScheduledSlot extends SlotTitle {
  /** Its first date. */
  readonly start: CalendarDate
  /** Whether the plan says when it starts. */
  readonly hasOwnStart: boolean
  /** Its last date. */
  readonly end?: CalendarDate | undefined
  /** After so many days a puzzle may come again where there are no new ones. */
  readonly repeatAfter?: number | undefined
}

/** What appears when. */
export interface Schedule {
  /** What the series is called, and where it is. */
  readonly meta: SeriesMeta
  /** When dates and solutions go public. */
  readonly times: ReleaseTimes
  /** The first date. */
  readonly start: CalendarDate
  /** So many dates are published before they are due. */
  readonly ahead: number
  /** So many dates beyond those are made, and kept back. */
  readonly stock: number
  /** The paper of the sheets. */
  readonly paper: Paper
  /** The files that the plan names, as it names them. */
  readonly files: {
    readonly secret?: string | undefined
    readonly words?: string | undefined
    readonly style?: string | undefined
  }
  /** The slots of a day, in their order. */
  readonly slots: readonly ScheduledSlot[]
  /** What a slot has on a date; nothing where it has none. */
  puzzleOf(date: CalendarDate, slot: string): PlannedPuzzle | undefined
}

/** Whether a slot can have a puzzle on a date. */
export function isWithin({ start, end }: ScheduledSlot, date: CalendarDate): boolean {
  return date >= start && (end === undefined || date <= end)
}
