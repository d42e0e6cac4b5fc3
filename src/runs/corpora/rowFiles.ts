// Records as lines of CSV or JSON Lines, for other programs.

import { columnsOf, type RowForm } from '../../corpus/columns.ts'
import { type CorpusRow, rowOf } from '../../corpus/rows.ts'
import { csvField, csvRow } from '../../formats/csv.ts'
import type { PuzzleRecord } from '../../maker/puzzleRecord.ts'

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

/** JSON Lines: whole records as they are, compact ones as rows without what they do not state. */
export function jsonLines(form: RowForm): LineFormat {
  if (form === 'whole') return { lineOf: (record, text = JSON.stringify(record)) => text }
  return { lineOf: (record) => JSON.stringify(statedValues(rowOf(record, form))) }
}

function statedValues(row: CorpusRow): CorpusRow {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
}
