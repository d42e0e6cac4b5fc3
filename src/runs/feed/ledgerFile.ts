// The file of a ledger: read whole, added to line by line. Each line is on the disk before the next one is written.

import {
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { PuzzleError } from '../../families/error.ts'
import { LEDGER_VERSION, type LedgerEntry, type LedgerHead } from '../../feed/ledger/ledgerEntry.ts'
import { expectOwnLedger, type LedgerText, readLedger } from '../../feed/ledger/readLedger.ts'
import type { SeriesMeta } from '../../feed/seriesMeta.ts'
import { errorCode, inFile, systemReason, unreadable } from '../systemErrors.ts'

/** Reads the ledger of a feed; one that is not there has no entries. Throws a PuzzleError. */
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

/** Throws a PuzzleError where the last line was never finished. */
export function expectWholeLedger(path: string, read: LedgerText): void {
  if (read.half === '') return
  const message = `line ${halfLine(read)} was never finished: puzzlewright feed verify --mend cuts it off`
  throw new PuzzleError('conflict', `${path}: ${message}`)
}

/** Which line was never finished. */
export function halfLine({ head, entries }: LedgerText): number {
  return head ? entries.length + 2 : 1
}

/** Cuts off a line that was never finished. It looks at the file as it is now: another run may have added to it. */
export function mendLedger(path: string): void {
  truncateSync(path, readFileSync(path).lastIndexOf('\n') + 1)
}

/** A ledger that can be added to. */
export interface LedgerFile {
  /** Adds entries: all of them are on the disk afterwards, or none. */
  add(entries: readonly LedgerEntry[]): void
  /** Lets go of the file. */
  close(): void
}

/** Opens a ledger that was read, and that is ours. Throws a PuzzleError. */
export function openLedger(path: string, { head }: LedgerText, meta: SeriesMeta): LedgerFile {
  const file = openToAppend(path)
  // In bytes: a note may have letters that take several.
  let { size: length } = fstatSync(file)
  const append = (text: string) => {
    const bytes = Buffer.from(text)
    try {
      for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written)
      fsyncSync(file)
      length += bytes.length
    } catch (error) {
      // Of what a full disk takes in part nothing may stay.
      truncateSync(path, length)
      throw new PuzzleError('unwritable', `${path} cannot be written: ${systemReason(error)}`)
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
    throw new PuzzleError('unwritable', `${path} cannot be written: ${systemReason(error)}`)
  }
}
