// Files of rows for other programs, written piece by piece: CSV, or JSON Lines. A file has the ending .part
// until it is whole.

import { createHash } from 'node:crypto'
import { closeSync, constants, openSync, renameSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { columnsOf, type RowForm } from '../../corpus/columns.ts'
import { type CorpusRow, type RowValue, rowOf } from '../../corpus/rows.ts'
import { PuzzleError } from '../../families/error.ts'
import { type CsvField, csvRow } from '../../formats/csv.ts'
import type { PuzzleRecord } from '../../maker/puzzleRecord.ts'
import { expectFile, makeFolders, removeIfThere } from '../fileSystem.ts'
import { systemReason } from '../systemErrors.ts'

/** A file that is written line by line. */
export interface LineFile {
  /** Adds a line without its end. */
  add(line: string): void
  /** Gives the file its name, and returns its size and its SHA-256. */
  end(): { readonly bytes: number; readonly sha256: string }
  /** Removes what was written; does nothing after `end`. */
  abandon(): void
}

/** Lines are written in pieces of about this many characters. */
const PIECE = 1 << 18

const FLAGS = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_NOFOLLOW

/** Starts to write a file of lines. Throws a PuzzleError, as its functions do. */
export function writeLines(path: string): LineFile {
  const part = `${path}.part`
  const attempt = <T>(work: () => T): T => {
    try {
      return work()
    } catch (error) {
      if (error instanceof PuzzleError) throw error
      throw new PuzzleError('unwritable', `${path} cannot be written: ${systemReason(error)}`)
    }
  }
  const file = attempt(() => {
    expectFile(path)
    makeFolders(dirname(path))
    return openSync(part, FLAGS, 0o666)
  })
  const hash = createHash('sha256')
  let waiting = ''
  let bytes = 0
  let isOpen = true

  function flush(): void {
    const piece = Buffer.from(waiting)
    waiting = ''
    hash.update(piece)
    bytes += piece.length
    attempt(() => {
      for (let from = 0; from < piece.length; ) from += writeSync(file, piece, from)
    })
  }

  return {
    add(line) {
      waiting += `${line}\n`
      if (waiting.length > PIECE) flush()
    },
    end() {
      flush()
      closeSync(file)
      isOpen = false
      attempt(() => renameSync(part, path))
      return { bytes, sha256: hash.digest('hex') }
    },
    abandon() {
      if (!isOpen) return
      closeSync(file)
      isOpen = false
      removeIfThere(part)
    },
  }
}

/** Returns the function that writes a record as a line; `text` is the line that it was read from, if any. */
type LineOf = (record: PuzzleRecord, text?: string) => string

/** The lines of a format, and the line before them. */
export interface LineFormat {
  readonly head?: string
  readonly lineOf: LineOf
}

/** CSV: a row for each record; lists are JSON. */
export function csvLines(form: RowForm): LineFormat {
  const names = columnsOf(form).map(({ name }) => name)
  return {
    head: csvRow(names),
    lineOf: (record) => {
      const row = rowOf(record, form)
      return csvRow(names.map((name) => csvField(row[name])))
    },
  }
}

function csvField(value: RowValue): CsvField {
  if (typeof value === 'boolean') return String(value)
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}

/** JSON Lines: whole records as they are, compact ones as rows without what they do not state. */
export function jsonLines(form: RowForm): LineFormat {
  if (form === 'whole') return { lineOf: (record, text = JSON.stringify(record)) => text }
  return { lineOf: (record) => JSON.stringify(statedValues(rowOf(record, form))) }
}

function statedValues(row: CorpusRow): CorpusRow {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
}
