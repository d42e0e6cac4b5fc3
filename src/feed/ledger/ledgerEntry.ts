// The ledger of a feed: one line of JSON for each decision, in order. Lines are added and never changed.
//
//   {"ledger":1,"series":"daily-numbers","feed":"6f1c2a52-..."}
//   {"date":"2027-01-01","slot":"sudoku","revision":0,"id":"sudoku:9x9:...","key":"...","files":{"puzzle.json":"..."}, ...}

import type { Tier } from '../../families/inference.ts'
import type { ReadGrade } from '../../formats/readRecord.ts'
import type { CalendarDate } from '../calendarDates.ts'

/** The version of the ledger's format. */
export const LEDGER_VERSION = 1

/** The first line: the feed that the ledger belongs to. */
export interface LedgerHead {
  /** The version of the format. */
  readonly ledger: number
  /** The name (`slug`) of the feed. */
  readonly series: string
  /** The UUID of the feed. */
  readonly feed: string
}

/** The reasons for another revision. */
export const REASONS = ['rejected', 'replaced', 'withdrawn'] as const

/** One of `REASONS`: replaced before it was public; replaced when public, with a note for readers; withdrawn. */
export type RevisionReason = (typeof REASONS)[number]

/** The grade of a puzzle, with the facts that editors see. */
export interface LedgerGrade extends ReadGrade {
  /** The tier of its reasoning. */
  readonly tier?: Tier | undefined
  /** The hardest technique that it takes. */
  readonly technique?: string | undefined
}

/** The facts about a puzzle in the ledger. */
export interface LedgerPuzzle {
  /** Its id. */
  readonly id: string
  /** A key of 16 hexadecimal digits, the same for all its twins. */
  readonly key: string
  /** The generator version; undefined for a puzzle from elsewhere. */
  readonly generator?: number | undefined
  /** Its made name, seed included. */
  readonly made?: string | undefined
  /** Its grade. */
  readonly grade?: LedgerGrade | undefined
  /** The earlier date of which it is a rerun. */
  readonly rerun?: CalendarDate | undefined
}

/** A line of the ledger: the puzzle of a slot on a date, in one revision. */
export interface LedgerEntry extends Partial<LedgerPuzzle> {
  /** The date. */
  readonly date: CalendarDate
  /** The name of the slot. */
  readonly slot: string
  /** The number of the revision; 0 is the first. */
  readonly revision: number
  /** The reason for the revision; undefined for the first. */
  readonly reason?: RevisionReason | undefined
  /** The note for readers. */
  readonly note?: string | undefined
  /** The time of a change that readers are told about: an instant of RFC 3339. */
  readonly at?: string | undefined
  /** The SHA-256 of each of its files; empty for a withdrawal. */
  readonly files: Readonly<Record<string, string>>
}

/** An entry that has a puzzle: any except a withdrawal. */
export type PuzzleEntry = LedgerEntry & LedgerPuzzle

/** Whether an entry has a puzzle. */
export function isPuzzleEntry(entry: LedgerEntry): entry is PuzzleEntry {
  return entry.id !== undefined && entry.key !== undefined
}

/** The date and slot of an entry: `2027-01-30/sudoku`. */
export function ledgerPlace({ date, slot }: Pick<LedgerEntry, 'date' | 'slot'>): string {
  return `${date}/${slot}`
}
