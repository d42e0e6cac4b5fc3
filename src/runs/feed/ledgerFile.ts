// Opens the ledger of a feed under a lock: no other process makes puzzles for it or writes its site meanwhile. Its file is read as a
// whole and extended line by line; each line is on the disk before the next one is written.

import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  lstatSync,
  openSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { PuzzleError } from '../../families/puzzleError.ts'
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
import { removeTemporaries } from '../atomicWrite.ts'
import { claim } from '../fileLock.ts'
import { expectFile } from '../fileSystem.ts'
import { readRegularFile } from '../readRegularFile.ts'
import { atFile, systemReason } from '../systemErrors.ts'
import type { FeedFolder } from './feedFolder.ts'
import { protectFiles } from './protectFiles.ts'

const PRIVATE_MODE = 0o600
/** The maximum size of a ledger in bytes: ten times that of the ledger of ten years. */
const MOST_BYTES = 1 << 28

/** Reads the ledger of a feed without locking it. Throws a PuzzleError. */
export function lookIntoLedger(feed: FeedFolder): Ledger {
  return makeLedger(readWholeLedger(feed).entries)
}

/**
 * Does work while the ledger of a feed is locked. An entry that is added to the ledger is at once on the
 * disk. First removes the temporary files that a killed run has left in the stock and in the site. Throws a
 * PuzzleError if another process holds the lock.
 */
export async function withLedger<T>(
  feed: FeedFolder,
  work: (ledger: Ledger) => Promise<T>,
  site = feed.place('site'),
): Promise<T> {
  const { place, schedule } = feed
  const path = place('ledger')
  expectFile(path)
  const { isTakenOver, release } = atFile(path, () => claim(path))
  try {
    if (isTakenOver) [place('stock'), site].forEach(removeTemporaries)
    protectFiles(feed)
    const { head, entries } = readWholeLedger(feed)
    if (!head && existsSync(place('stock'))) {
      throw new PuzzleError(
        'unreadable',
        `${path}: missing or empty, although there is a stock; restore the ledger from a backup, or remove ${place('stock')} to start over`,
      )
    }
    const file = writingLedger(path, () => openSync(path, 'a', PRIVATE_MODE))
    try {
      const { meta, start } = schedule
      if (!head) append(path, file, { ledger: LEDGER_VERSION, series: meta.slug, feed: meta.id, start })
      const ledger = makeLedger(entries)
      const add = (entry: LedgerEntry) => {
        append(path, file, entry)
        ledger.add(entry)
      }
      return await work({ ...ledger, add })
    } finally {
      closeSync(file)
    }
  } finally {
    release()
  }
}

/** Reads the ledger of a feed. A missing file is an empty ledger. Throws a PuzzleError. */
export function readLedgerFile({ place, schedule: { meta, start } }: FeedFolder): LedgerText {
  const path = place('ledger')
  return atFile(path, () => {
    const read = readLedger(ledgerText(path))
    if (read.head) expectOwnLedger(read.head, { ...meta, start })
    return read
  })
}

/** The text of a ledger; empty if the file is missing. A symbolic link without a target is an error. */
function ledgerText(path: string): string {
  return lstatSync(path, { throwIfNoEntry: false }) ? readRegularFile(path, MOST_BYTES).toString() : ''
}

/** Reads a ledger whose last line is finished. Throws a PuzzleError. */
function readWholeLedger(feed: FeedFolder): LedgerText {
  const read = readLedgerFile(feed)
  if (read.half === '') return read
  const message = 'unfinished line; remove it with: puzzlewright feed verify --mend'
  throw new PuzzleError('conflict', `${feed.place('ledger')}:${halfLine(read)}: ${message}`)
}

/** The number of the unfinished line. */
export function halfLine({ head, entries }: LedgerText): number {
  return head ? entries.length + 2 : 1
}

/** Removes an unfinished last line. Reads the file again, because another run may have extended it. */
export function mendLedger(path: string): void {
  truncateSync(path, readRegularFile(path, MOST_BYTES).lastIndexOf('\n') + 1)
}

/** Adds a line to the file of a ledger. Afterwards all of it is on the disk, or nothing. */
function append(path: string, file: number, line: LedgerHead | LedgerEntry): void {
  const { size } = fstatSync(file)
  writingLedger(path, () => {
    try {
      writeFileSync(file, `${JSON.stringify(line)}\n`)
      fsyncSync(file)
    } catch (error) {
      // A full disk may take a part of a line: remove it.
      truncateSync(path, size)
      throw error
    }
  })
}

function writingLedger<T>(path: string, write: () => T): T {
  try {
    return write()
  } catch (error) {
    throw new PuzzleError('unwritable', `${path}: cannot be written: ${systemReason(error)}`)
  }
}
