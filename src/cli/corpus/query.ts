import { InvalidArgumentError } from 'commander'
import { PuzzleError } from '../../families/puzzleError.ts'
import { csvField, csvRow } from '../../formats/formatCsvRow.ts'
import { type PlainValue, QuestionEnded } from '../../runs/corpora/duckdb.ts'
import { lookAt } from '../../runs/fileSystem.ts'
import type { Typed } from '../commandsFromTable.ts'
import { bold, complain, EXIT, flush, print } from '../shared/output.ts'
import { Stopped } from '../shared/stoppedError.ts'
import { warnUnfinished } from './finishVerifyMergeSplitSample.ts'

/** The beginning of a query. */
const SELECT = /^\s*(select|with|from)\s/i

/** Prints the result of an SQL query. Returns the exit code. Throws a PuzzleError. */
export async function query({
  corpus: path,
  sql,
  json,
  csv,
  timeLimit,
}: Typed<'corpus query'>): Promise<number> {
  if (SELECT.test(path) && !lookAt(path))
    throw new InvalidArgumentError(`"${path}" is SQL, not a corpus; write the corpus before the SQL`)
  try {
    warnUnfinished(path)
    const { queryCorpus } = await import('../../runs/corpora/queryCorpus.ts')
    await queryCorpus(path, { sql, timeLimit }, async (columns, pieces) => {
      if (!json && !csv) return printTable(columns, pieces)
      const lineOf = json ? jsonLine(columns) : (row: Row) => csvRow(row.map(csvField))
      if (csv) print(lineOf(columns))
      for await (const rows of pieces) await printRows(rows, lineOf)
    })
    await flush()
    return EXIT.fine
  } catch (error) {
    await flush()
    if (error instanceof QuestionEnded) throw new Stopped(`SQL: ${error.message}`, EXIT.limit)
    if (!(error instanceof PuzzleError) || error.code !== 'value') throw error
    complain('SQL', error)
    return EXIT.usage
  }
}

type Row = readonly PlainValue[]

const jsonLine = (keys: readonly string[]) => (row: Row) =>
  JSON.stringify(Object.fromEntries(keys.map((key, index) => [key, row[index]])))

async function printRows(rows: readonly Row[], lineOf: (row: Row) => string): Promise<void> {
  for (const row of rows) print(lineOf(row))
  await flush()
}

/** The widths of columns are computed from this many rows; longer texts in later rows overflow their columns. */
const MEASURED_ROWS = 1000

async function printTable(head: readonly string[], pieces: AsyncIterable<readonly Row[]>): Promise<void> {
  const first: Row[] = []
  let lineOf: ((row: Row) => string) | undefined

  function begin(): (row: Row) => string {
    const widths = head.map((name, column) =>
      Math.max(name.length, ...first.map((row) => cellText(row[column]).length)),
    )
    const isNumber = head.map((_, column) => first.some((row) => typeof row[column] === 'number'))
    const pad = (text: string, column: number) =>
      isNumber[column] ? text.padStart(widths[column]) : text.padEnd(widths[column])
    const line = (row: Row) => row.map(cellText).map(pad).join('  ').trimEnd()
    print(bold(head.map(pad).join('  ').trimEnd()))
    for (const row of first) print(line(row))
    return line
  }

  for await (const rows of pieces) {
    if (lineOf) await printRows(rows, lineOf)
    else first.push(...rows)
    if (!lineOf && first.length >= MEASURED_ROWS) lineOf = begin()
    await flush()
  }
  if (!lineOf) begin()
}

/** The text of a cell on one line; empty for null. */
function cellText(value: PlainValue): string {
  if (value === null) return ''
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.replaceAll(/\p{Cc}/gu, ' ')
}
