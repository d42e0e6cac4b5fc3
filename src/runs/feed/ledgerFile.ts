// The file of a ledger. It is read as a whole and extended line by line; each line is on the disk before the next one is written.

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
export function expectWholeLedger(path: string, read: LedgerText): void {
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
export function openLedger(path: string, { head }: LedgerText, meta: SeriesMeta): LedgerFile {
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
