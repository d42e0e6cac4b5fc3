// The plan of a feed as people write it in YAML or JSON, after its form has been checked.

import type { WrittenOrder } from '../../formats/yaml/writtenOrder.ts'
import type { Weekday } from '../calendarDates.ts'
import type { Paper } from '../print/papers.ts'

/** The order for a puzzle: its kind and its difficulty. */
export interface PlannedOrder extends Partial<WrittenOrder> {
  /** The stars: `3`, `easy`, or `2..3`. */
  readonly stars?: string | number
  /** The tier: `techniques`, or `..techniques`. */
  readonly tier?: string
  /** The id of a puzzle, `sudoku:9x9:53..7...`, instead of an order for a new one. */
  readonly puzzle?: string
  /** Whether there is no puzzle. */
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
  /** Its first date; that of the feed by default. */
  readonly start?: string
  /** Its last date. */
  readonly end?: string
  /** The number of days after which a puzzle may appear again if there are no new ones. */
  readonly 'repeat-after'?: number
}

/** A holiday, or another date with a changed order. */
export interface PlanDate extends PlannedOrder {
  /** `2027-12-24`, or `12-24` for every year. */
  readonly date: string
  /** The slot that changes; all slots by default. */
  readonly slot?: string
}

/** A plan as it is written. */
export interface FeedPlan {
  /** The title of the feed. */
  readonly title: string
  /** A description of one sentence. */
  readonly description?: string
  /** The name of the feed, a part of every seed. */
  readonly slug: string
  /** A UUID, by which feed readers know the feed and its items. It never changes. */
  readonly id: string
  /** `en`, `de`, or the code of another language whose texts are in the file `words`. */
  readonly language?: string
  /** The first date. */
  readonly start: string
  /** The address of the site, with a slash at the end. */
  readonly base: string
  /** The author. */
  readonly author?: string
  /** The time zone of the times below, such as Europe/Berlin. */
  readonly zone?: string
  /** The time when a date goes public, `06:00`; by default when the date begins in the first time zone. */
  readonly release?: string
  /** The number of days after which the solutions of a date appear, or never. */
  readonly solutions?: number | 'never'
  /** The time of that day; by default 12:00 UTC, when the day before has ended in every time zone. */
  readonly 'solutions-at'?: string
  /** The number of days that are published before they are due. */
  readonly ahead?: number
  /** The number of further days that are made in advance. */
  readonly stock?: number
  /** The addresses of WebSub hubs. */
  readonly hubs?: readonly string[]
  /** The paper of the sheets. */
  readonly paper?: Paper
  /** The file of the secret. */
  readonly secret?: string
  /** A file with other texts for the pages. */
  readonly words?: string
  /** A style sheet for the pages. */
  readonly style?: string
  /** The slots of a day, in order. */
  readonly slots: readonly PlanSlot[]
  /** Holidays and other special dates. */
  readonly dates?: readonly PlanDate[]
}
