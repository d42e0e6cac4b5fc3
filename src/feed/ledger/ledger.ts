// Answers questions about a ledger: the latest revision for each date and slot, and the puzzles that must not appear again.

import type { CalendarDate } from '../calendarDates.ts'
import { isPuzzleEntry, type LedgerEntry, ledgerPlace, type PuzzleEntry } from './ledgerEntry.ts'

/** A ledger in memory. */
export interface Ledger {
  /** All entries, in the order in which they were added. */
  readonly entries: readonly LedgerEntry[]
  /** The latest revision for a date and slot. */
  current(date: CalendarDate, slot: string): LedgerEntry | undefined
  /** All revisions for a date and slot, in order. */
  revisions(date: CalendarDate, slot: string): readonly LedgerEntry[]
  /** The latest puzzle for a date and slot. If the latest revision withdrew it, the puzzle before. */
  puzzleOf(date: CalendarDate, slot: string): PuzzleEntry | undefined
  /** The latest revisions, by date and in the order in which their slots were added. */
  currents(): LedgerEntry[]
  /** The entries with a puzzle or a twin of it. */
  withKey(key: string): readonly PuzzleEntry[]
  /** The entries of a slot that have a puzzle, in the order in which they were added. */
  ofSlot(slot: string): readonly PuzzleEntry[]
  /** Adds an entry. */
  add(entry: LedgerEntry): void
}

/** Makes a ledger with some entries. */
export function makeLedger(first: readonly LedgerEntry[]): Ledger {
  const entries: LedgerEntry[] = []
  const revisions = new Map<string, LedgerEntry[]>()
  const byKey = new Map<string, PuzzleEntry[]>()
  const bySlot = new Map<string, PuzzleEntry[]>()
  const ledger: Ledger = {
    entries,
    current: (date, slot) => revisions.get(ledgerPlace({ date, slot }))?.at(-1),
    revisions: (date, slot) => revisions.get(ledgerPlace({ date, slot })) ?? [],
    puzzleOf: (date, slot) => revisions.get(ledgerPlace({ date, slot }))?.findLast(isPuzzleEntry),
    currents: () =>
      Array.from(revisions.values(), (all) => all[all.length - 1]).toSorted((one, other) =>
        compare(one.date, other.date),
      ),
    withKey: (key) => byKey.get(key) ?? [],
    ofSlot: (slot) => bySlot.get(slot) ?? [],
    add(entry) {
      entries.push(entry)
      append(revisions, ledgerPlace(entry), entry)
      if (!isPuzzleEntry(entry)) return
      append(byKey, entry.key, entry)
      append(bySlot, entry.slot, entry)
    },
  }
  for (const entry of first) ledger.add(entry)
  return ledger
}

function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
