// Opens a feed under a lock: no other process makes puzzles for it or writes its site meanwhile.

import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { PuzzleError } from '../../families/error.ts'
import { addDays } from '../../feed/calendarDates.ts'
import {
  expectOwnLedger,
  LEDGER_VERSION,
  type Ledger,
  type LedgerEntry,
  type LedgerHead,
  type LedgerText,
  makeLedger,
  readLedger,
} from '../../feed/ledger.ts'
import { type Instant, instantText, lastPublic, publicAt } from '../../feed/releaseTimes.ts'
import type { SeriesMeta } from '../../feed/seriesMeta.ts'
import { claim } from '../fileLock.ts'
import { errorCode, inFile, systemReason, unreadable } from '../systemErrors.ts'
import type { FeedFolder } from './feedFolder.ts'

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

// The file of a ledger. It is read as a whole and extended line by line; each line is on the disk before the next one is written.

/** Reads the ledger of a feed. A missing file is an empty ledger. Throws a PuzzleError. */
export function readLedgerFile(path: string, { slug, id }: SeriesMeta): LedgerText {
  let text = ''
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw inFile(path, unreadable(error))
  }
  try {
    const read = readLedger(text)
    if (read.head) expectOwnLedger(read.head, slug, id)
    return read
  } catch (error) {
    throw error instanceof PuzzleError ? inFile(path, error) : error
  }
}

/** Throws a PuzzleError if the last line of a ledger is unfinished. */
function expectWholeLedger(path: string, read: LedgerText): void {
  if (read.half === '') return
  const message = 'unfinished line; remove it with: puzzlewright feed verify --mend'
  throw new PuzzleError('conflict', `${path}:${halfLine(read)}: ${message}`)
}

/** The number of the unfinished line. */
export function halfLine({ head, entries }: LedgerText): number {
  return head ? entries.length + 2 : 1
}

/** Removes an unfinished last line. Reads the file again, because another run may have extended it. */
export function mendLedger(path: string): void {
  truncateSync(path, readFileSync(path).lastIndexOf('\n') + 1)
}

/** A ledger that is open for new entries. */
export interface LedgerFile {
  /** Adds entries. Afterwards all of them are on the disk, or none. */
  add(entries: readonly LedgerEntry[]): void
  /** Closes the file. */
  close(): void
}

/** Opens a ledger for new entries; the caller holds its lock. Throws a PuzzleError. */
function openLedger(path: string, { head }: LedgerText, meta: SeriesMeta): LedgerFile {
  const file = openToAppend(path)
  // In bytes: a letter of a note may take several.
  let { size: length } = fstatSync(file)
  const append = (text: string) => {
    const bytes = Buffer.from(text)
    try {
      for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written)
      fsyncSync(file)
      length += bytes.length
    } catch (error) {
      // A full disk may take a part of a line: remove it.
      truncateSync(path, length)
      throw new PuzzleError('unwritable', `${path}: cannot be written: ${systemReason(error)}`)
    }
  }
  if (!head) {
    const first: LedgerHead = { ledger: LEDGER_VERSION, series: meta.slug, feed: meta.id }
    append(`${JSON.stringify(first)}\n`)
  }
  return {
    add: (entries) => append(entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')),
    close: () => closeSync(file),
  }
}

function openToAppend(path: string): number {
  try {
    return openSync(path, constants.O_WRONLY | constants.O_CREAT | constants.O_APPEND)
  } catch (error) {
    throw new PuzzleError('unwritable', `${path}: cannot be written: ${systemReason(error)}`)
  }
}
