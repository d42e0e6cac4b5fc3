// A feed whose ledger is ours for a time: nobody else makes puzzles for it, or writes its site.

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

/** A ledger that is ours. */
export interface OwnLedger {
  /** What it says. */
  readonly ledger: Ledger
  /** Its file. */
  readonly file: LedgerFile
}

/** What a ledger says, without holding it. Throws a PuzzleError. */
export function lookIntoLedger({ place, schedule }: FeedFolder): Ledger {
  const path = place('ledger')
  const read = readLedgerFile(path, schedule.meta)
  expectWholeLedger(path, read)
  return makeLedger(read.entries)
}

/** Does work with a ledger that is ours for so long. Throws a PuzzleError where another process has it. */
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
        `${path} is gone or empty, and the stock is there: take the ledger from a copy, or remove ${place('stock')} for a feed that begins anew`,
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

/** Throws a PuzzleError before the first date is public: then the clock is wrong, or the feed has not begun. */
export function expectBegun({ schedule }: FeedFolder, now: Instant, ahead: number): void {
  const { start, times } = schedule
  if (addDays(lastPublic(now, times), ahead) >= start) return
  const first = publicAt(start, times)
  throw new PuzzleError(
    'value',
    `as of ${instantText(now)} nothing is public: the feed starts on ${start}, public from ${instantText(first)}; --as-of shows it then`,
  )
}
