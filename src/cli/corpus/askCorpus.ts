// The commands that answer what a corpus holds: stats counts it, query asks it in SQL.

import { join } from 'node:path'
import { type CorpusStats, makeStatsCounter, statsCsv, statsJson } from '../../corpus/corpusStats.ts'
import { PuzzleError } from '../../families/error.ts'
import { csvField, csvRow } from '../../formats/csv.ts'
import { openCorpus } from '../../runs/corpora/corpusSource.ts'
import type { PlainValue } from '../../runs/corpora/duckdb.ts'
import { parseRecord, recordLines } from '../../runs/corpora/recordLines.ts'
import { writeWhole } from '../../runs/writeFiles.ts'
import type { Typed } from '../commands.ts'
import { bold, complain, EXIT, flush, print } from '../shared/output.ts'
import { startProgress } from '../shared/progress.ts'
import { statsLines } from './statsLines.ts'

/** Warns if a folder has chunks only. Throws a PuzzleError if there is no corpus at the path. */
export function warnUnfinished(path: string, quiet = false): void {
  if (quiet || openCorpus(path).kind !== 'chunks') return
  const what = 'is not finished: chunks may be missing, and twins are not removed'
  process.stderr.write(`warning: ${path} ${what}; next: corpus finish ${path}\n`)
}

/** Prints the statistics of a corpus, and draws them. Returns the exit code. */
export async function stats(typed: Typed<'corpus stats'>): Promise<number> {
  const { corpus: path, json, csv, out, quiet } = typed
  try {
    warnUnfinished(path, quiet)
    const counted = await countCorpus(path, quiet)
    if (out !== undefined) await writePictures(counted, out)
    if (json) print(JSON.stringify(statsJson(counted)))
    else if (csv) print(statsCsv(counted).trimEnd())
    else for (const line of statsLines(counted)) print(line)
    await flush()
    return EXIT.fine
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    complain(error.code === 'unwritable' ? 'error' : path, error)
    return EXIT.badInput
  }
}

/** Counts what a corpus holds, with a bar that shows how much of it has been read. */
async function countCorpus(path: string, quiet = false): Promise<CorpusStats> {
  const source = openCorpus(path)
  const counter = makeStatsCounter()
  const progress = startProgress(quiet ? [] : source.files.map((file) => file.path))
  try {
    for await (const line of recordLines(source, { onBytes: progress.advance })) {
      counter.add(parseRecord(line))
    }
  } finally {
    progress.stop()
  }
  return counter.stats
}

async function writePictures(counted: CorpusStats, folder: string): Promise<void> {
  const { statsPictures } = await import('../../corpus/plots/statsPictures.ts')
  const { loadTypeface } = await import('../../render/fonts.ts')
  for (const { name, content } of statsPictures(counted, loadTypeface()))
    writeWhole(join(folder, name), content)
}

/** Prints the answer of a question in SQL. Returns the exit code. */
export async function query({ corpus: path, sql, json, csv }: Typed<'corpus query'>): Promise<number> {
  try {
    warnUnfinished(path)
    const { queryCorpus } = await import('../../runs/corpora/queryCorpus.ts')
    await queryCorpus(path, sql, async (columns, pieces) => {
      if (!json && !csv) return printTable(columns, pieces)
      const lineOf = json ? jsonLine(columns) : (row: Row) => csvRow(row.map(csvField))
      if (csv) print(lineOf(columns))
      for await (const rows of pieces) await printRows(rows, lineOf)
    })
    await flush()
    return EXIT.fine
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    await flush()
    complain(error.code === 'value' ? 'SQL' : path, error)
    return error.code === 'value' ? EXIT.usage : EXIT.badInput
  }
}

type Row = readonly PlainValue[]

const jsonLine = (keys: readonly string[]) => (row: Row) =>
  JSON.stringify(Object.fromEntries(keys.map((key, index) => [key, row[index]])))

async function printRows(rows: readonly Row[], lineOf: (row: Row) => string): Promise<void> {
  for (const row of rows) print(lineOf(row))
  await flush()
}

/** The widths of columns suit this many rows; longer texts of later rows stand out. */
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

/** The text of a cell on one line; nothing for null. */
function cellText(value: PlainValue): string {
  if (value === null) return ''
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.replaceAll(/\p{Cc}/gu, ' ')
}
