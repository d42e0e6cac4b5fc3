// Reads the rows of a set that others made: JSON Lines, a table with a heading, Parquet, or a puzzle in each line.

import type { SetRow } from '../../corpus/audit/setFields.ts'
import { PuzzleError, quote } from '../../families/puzzleError.ts'
import { makeCsvReader } from '../../formats/csvRows.ts'
import { MANIFEST_START } from '../../formats/readPuzzlesByLine.ts'
import { jsonOf } from '../../formats/tryParseJson.ts'
import { readParquetRows } from '../../runs/corpora/readParquetRows.ts'
import { readLines } from '../shared/input.ts'

/** Takes a row with its place: the number of its line, or of its row. */
type OnRow = (row: SetRow | PuzzleError, line: number) => void

/** A heading, which has a separator and no cells of a board. */
const HEADING = /^["\w][^.]*[,;\t]/

/** Reads a file, or standard input for `-`. Throws a PuzzleError if it cannot be read. */
export async function readSet(file: string, onRow: OnRow, afterChunk: () => Promise<void>): Promise<void> {
  let line = 0
  if (file.toLowerCase().endsWith('.parquet')) {
    await readParquetRows(file, (row) => onRow(row, ++line), afterChunk)
    return
  }
  let take: ((text: string) => void) | undefined
  let end = () => {}
  const start = (text: string): ((text: string) => void) => {
    if (/^\s*\[/.test(text))
      throw new PuzzleError(
        'record',
        'expected an object in each line (JSON Lines), got a list; write each of its items as a line',
      )
    if (/^\s*\{/.test(text)) return (one) => onRow(objectOf(one), line)
    if (!HEADING.test(text)) return (one) => onRow({ puzzle: one.trim() }, line)
    const table = tableReader(onRow)
    end = table.end
    // The reader of tables counts lines itself.
    for (let passed = 1; passed < line; passed++) table.push('')
    return table.push
  }
  await readLines(
    file,
    (text) => {
      line++
      if (take === undefined && text.trim() === '') return
      if (text.startsWith(MANIFEST_START)) return
      take ??= start(text)
      take(text)
    },
    afterChunk,
  )
  end()
}

function objectOf(text: string): SetRow | PuzzleError {
  const value = jsonOf(text)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as SetRow
  return new PuzzleError('record', `expected a JSON object, got ${quote(text.slice(0, 40))}`)
}

function tableReader(onRow: OnRow) {
  let names: readonly string[] | undefined
  return makeCsvReader((fields, line) => {
    if (names) onRow(Object.fromEntries(names.map((name, index) => [name, fields[index]])), line)
    names ??= fields.map((name) => name.trim())
  })
}
