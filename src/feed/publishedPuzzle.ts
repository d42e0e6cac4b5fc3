// The data of a puzzle that pages, feeds and prints show.

import type { Family } from '../families/family.ts'
import type { Puzzle } from '../families/puzzle.ts'
import type { ReadGrade } from '../formats/readRecord.ts'
import type { CalendarDate } from './calendarDates.ts'

/** The name and title of a slot. */
export interface SlotTitle {
  /** The name, a part of addresses: `[a-z0-9-]+`. */
  readonly name: string
  /** The title for readers. */
  readonly title: string
}

/** A change to a puzzle that was already public. */
export interface Correction {
  /** The note for readers. */
  readonly note: string
  /** The time of the change, as an instant of RFC 3339 in UTC. */
  readonly at: string
  /** Whether the puzzle was withdrawn. */
  readonly isWithdrawn: boolean
}

/** A puzzle of a feed. */
export interface PublishedPuzzle {
  /** The date on which it appears. */
  readonly date: CalendarDate
  /** The slot in which it appears. */
  readonly slot: SlotTitle
  /** Its family. */
  readonly family: Family
  /** The puzzle itself. */
  readonly puzzle: Puzzle
  /** Its id. */
  readonly id: string
  /** Its grade, if known. */
  readonly grade?: ReadGrade | undefined
  /** The number of its revision; 0 is the first. */
  readonly revision: number
  /** Its latest correction. */
  readonly correction?: Correction | undefined
  /** The earlier date of which it is a rerun. */
  readonly rerunOf?: CalendarDate | undefined
  /** The time when it goes public, as an instant of RFC 3339 in UTC. */
  readonly published: string
}

/** The path of a puzzle from the site's root, with a slash at the end: `2027-01-30/sudoku/`. */
export function pathOf({ date, slot }: Pick<PublishedPuzzle, 'date' | 'slot'>): string {
  return `${date}/${slot.name}/`
}
