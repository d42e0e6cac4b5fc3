// The ledger of a feed: what has been decided, a line of JSON each, in the order in which it was. Lines are added and never changed.
//
//   {"ledger":1,"series":"daily-numbers","feed":"6f1c2a52-..."}
//   {"date":"2027-01-01","slot":"sudoku","revision":0,"id":"sudoku:9x9:...","key":"...","files":{"puzzle.json":"..."}, ...}

import type { Tier } from '../../families/inference.ts'
import type { ReadGrade } from '../../formats/readRecord.ts'
import type { CalendarDate } from '../calendarDates.ts'

/** The version of the form of ledgers. */
export const LEDGER_VERSION = 1

/** The first line: whose ledger it is. */
export interface LedgerHead {
  /** The version of its form. */
  readonly ledger: number
  /** The name of the series. */
  readonly series: string
  /** The UUID of the feed. */
  readonly feed: string
}

/** Why there is another revision. */
export const REASONS = ['rejected', 'replaced', 'withdrawn'] as const

/** One of `REASONS`: an editor drew another before it was public; readers were told that it is another, or that there is none. */
export type RevisionReason = (typeof REASONS)[number]

/** The grade of a puzzle as far as editors see it. */
export interface LedgerGrade extends ReadGrade {
  /** What reasoning it takes. */
  readonly tier?: Tier | undefined
  /** The hardest technique that it takes. */
  readonly technique?: string | undefined
}

/** What was decided of a puzzle. */
export interface LedgerPuzzle {
  /** Its self-contained name. */
  readonly id: string
  /** The same for all its twins: 16 hexadecimal digits. */
  readonly key: string
  /** The version of the generator; left out where it was not made here. */
  readonly generator?: number | undefined
  /** How it was made, its seed included. */
  readonly made?: string | undefined
  /** How hard it is. */
  readonly grade?: LedgerGrade | undefined
  /** The date of which it is a rerun. */
  readonly rerun?: CalendarDate | undefined
}

/** A line of the ledger: what a slot has on a date, in this revision. */
export interface LedgerEntry extends Partial<LedgerPuzzle> {
  /** Whose puzzle it is. */
  readonly date: CalendarDate
  /** Where it appears. */
  readonly slot: string
  /** 0 for the first. */
  readonly revision: number
  /** Why there is another revision; left out for the first. */
  readonly reason?: RevisionReason | undefined
  /** What readers are told of it. */
  readonly note?: string | undefined
  /** When it was decided, where readers are told: an instant of RFC 3339. */
  readonly at?: string | undefined
  /** The SHA-256 of each of its files; none where it was withdrawn. */
  readonly files: Readonly<Record<string, string>>
}

/** What a slot has on a date, with its puzzle: what was not withdrawn. */
export type PuzzleEntry = LedgerEntry & LedgerPuzzle

/** Whether an entry has a puzzle. */
export function isPuzzleEntry(entry: LedgerEntry): entry is PuzzleEntry {
  return entry.id !== undefined && entry.key !== undefined
}

/** `2027-01-30/sudoku`: what an entry is about. */
export function ledgerPlace({ date, slot }: Pick<LedgerEntry, 'date' | 'slot'>): string {
  return `${date}/${slot}`
}
