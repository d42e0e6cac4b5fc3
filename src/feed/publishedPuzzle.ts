// A puzzle of a feed, as pages, feeds and prints show it.

import type { Family } from '../families/family.ts'
import type { Puzzle } from '../families/puzzle.ts'
import type { ReadGrade } from '../formats/readRecord.ts'
import type { CalendarDate } from './calendarDates.ts'

/** A slot of the day: where one puzzle appears. */
export interface SlotTitle {
  /** Part of addresses: `[a-z0-9-]+`. */
  readonly name: string
  /** What readers call it. */
  readonly title: string
}

/** What was changed after a puzzle had gone public, and when. */
export interface Correction {
  /** What readers are told. */
  readonly note: string
  /** When, as an instant of RFC 3339 in UTC. */
  readonly at: string
  /** Whether there is no puzzle any more. */
  readonly isWithdrawn: boolean
}

/** A puzzle of a feed. */
export interface PublishedPuzzle {
  /** Whose puzzle it is. */
  readonly date: CalendarDate
  /** Where it appears. */
  readonly slot: SlotTitle
  /** Its family. */
  readonly family: Family
  /** It. */
  readonly puzzle: Puzzle
  /** Its self-contained name. */
  readonly id: string
  /** How hard it is, where that is known. */
  readonly grade?: ReadGrade | undefined
  /** Counts its corrections: 0 is what appeared first. */
  readonly revision: number
  /** The last correction. */
  readonly correction?: Correction | undefined
  /** The date of which this puzzle is a rerun. */
  readonly rerunOf?: CalendarDate | undefined
  /** When it goes public, as an instant of RFC 3339 in UTC. */
  readonly published: string
}

/** Where a puzzle is from the site's root, with a slash at its end: `2027-01-30/sudoku/`. */
export function pathOf({ date, slot }: Pick<PublishedPuzzle, 'date' | 'slot'>): string {
  return `${date}/${slot.name}/`
}
