// The plan of a feed as it is written, once its form is known to be sound: YAML or JSON.

import type { WrittenOrder } from '../../formats/yaml/writtenOrder.ts'
import type { Weekday } from '../calendarDates.ts'
import type { Paper } from '../print/papers.ts'

/** What appears in a slot: which puzzle, and how hard. */
export interface PlannedOrder extends Partial<WrittenOrder> {
  /** `3`, `easy`, or `2..3`. */
  readonly stars?: string | number
  /** The reasoning that it takes: `techniques`, or `..techniques`. */
  readonly tier?: string
  /** A puzzle by its name, `sudoku:9x9:53..7...`, instead of one that is made. */
  readonly puzzle?: string
  /** Whether there is none. */
  readonly none?: boolean
}

/** A slot of the day. */
export interface PlanSlot extends PlannedOrder {
  /** Its name: part of addresses and of every seed. */
  readonly slot: string
  /** What readers call it; the family's name if left out. */
  readonly title?: string
  /** Stars from Monday to Sunday. */
  readonly ramp?: readonly (string | number)[]
  /** The days on which it appears; every day if left out. */
  readonly days?: readonly Weekday[]
  /** What is otherwise on a day of the week. */
  readonly week?: Readonly<Partial<Record<Weekday, PlannedOrder>>>
  /** A file of the editor's own puzzles, which come one after the other. */
  readonly from?: string
  /** Its first date; that of the series if left out. */
  readonly start?: string
  /** Its last date. */
  readonly end?: string
  /** After so many days a puzzle may come again where there are no new ones. */
  readonly 'repeat-after'?: number
}

/** A holiday, or any other date on which something else appears. */
export interface PlanDate extends PlannedOrder {
  /** `2027-12-24`, or `12-24` for every year. */
  readonly date: string
  /** In which slot; in all of them if left out. */
  readonly slot?: string
}

/** A plan as it is written. */
export interface FeedPlan {
  /** What readers call the feed. */
  readonly title: string
  /** What it is, in a sentence. */
  readonly description?: string
  /** The name of the series: part of every seed. */
  readonly slug: string
  /** A UUID: what the feed and its items are known by for ever. */
  readonly id: string
  /** `en`, `de`, or the code of another language whose words are in the file `words`. */
  readonly language?: string
  /** The first date. */
  readonly start: string
  /** Where the site is on the net: an address with a slash at its end. */
  readonly base: string
  /** Who makes it. */
  readonly author?: string
  /** The zone of the times below, such as Europe/Berlin. */
  readonly zone?: string
  /** When a date goes public, `06:00`; when it begins in the first place on earth if left out. */
  readonly release?: string
  /** So many days after a date its solutions appear, or never. */
  readonly solutions?: number | 'never'
  /** When, on that day; 12:00 UTC, when the date before is over everywhere, if left out. */
  readonly 'solutions-at'?: string
  /** So many dates are published before they are due. */
  readonly ahead?: number
  /** So many dates beyond those are made, and kept back. */
  readonly stock?: number
  /** WebSub hubs. */
  readonly hubs?: readonly string[]
  /** The paper of the sheets. */
  readonly paper?: Paper
  /** The file of the secret. */
  readonly secret?: string
  /** A file of other words. */
  readonly words?: string
  /** A style sheet that is added to the pages. */
  readonly style?: string
  /** The slots of a day, in their order. */
  readonly slots: readonly PlanSlot[]
  /** Holidays and the like. */
  readonly dates?: readonly PlanDate[]
}
