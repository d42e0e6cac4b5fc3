// Opens a feed under a lock: no other process makes puzzles for it or writes its site meanwhile.

import { existsSync } from 'node:fs'
import { PuzzleError } from '../../families/error.ts'
import { addDays } from '../../feed/calendarDates.ts'
import { type Ledger, makeLedger } from '../../feed/ledger/ledger.ts'
import type { Instant } from '../../feed/releaseTimes.ts'
import { instantText, lastPublic, publicAt } from '../../feed/releaseTimes.ts'
import { claim } from '../fileLock.ts'
import { inFile } from '../systemErrors.ts'
import type { FeedFolder } from './feedFolder.ts'
import { expectWholeLedger, type LedgerFile, openLedger, readLedgerFile } from './ledgerFile.ts'

/** A ledger that this process has locked. */
export interface OwnLedger {
  /** Its entries. */
  readonly ledger: Ledger
  /** Its file. */
  readonly file: LedgerFile
}

/** Reads the ledger of a feed without locking it. Throws a PuzzleError. */
export function lookIntoLedger({ place, schedule }: FeedFolder): Ledger {
  const path = place('ledger')
  const read = readLedgerFile(path, schedule.meta)
  expectWholeLedger(path, read)
  return makeLedger(read.entries)
}

/** Does work while the ledger of a feed is locked. Throws a PuzzleError if another process holds the lock. */
export async function withLedger<T>(feed: FeedFolder, work: (own: OwnLedger) => Promise<T>): Promise<T> {
  const { place, schedule } = feed
  const path = place('ledger')
  let claimed: ReturnType<typeof claim>
  try {
    claimed = claim(path)
  } catch (error) {
    throw error instanceof PuzzleError ? inFile(path, error) : error
  }
  try {
    const read = readLedgerFile(path, schedule.meta)
    expectWholeLedger(path, read)
    if (!read.head && existsSync(place('stock'))) {
      throw new PuzzleError(
        'unreadable',
        `${path}: missing or empty, although there is a stock; restore the ledger from a backup, or remove ${place('stock')} to start over`,
      )
    }
    const file = openLedger(path, read, schedule.meta)
    try {
      return await work({ ledger: makeLedger(read.entries), file })
    } finally {
      file.close()
    }
  } finally {
    claimed.release()
  }
}

/** Throws a PuzzleError before the first date is public: the feed has not begun, or the clock is wrong. */
export function expectBegun({ schedule }: FeedFolder, now: Instant, ahead: number): void {
  const { start, times } = schedule
  if (addDays(lastPublic(now, times), ahead) >= start) return
  const first = publicAt(start, times)
  throw new PuzzleError(
    'value',
    `nothing is public as of ${instantText(now)}; the first date, ${start}, is public from ${instantText(first)} (see --as-of)`,
  )
}
