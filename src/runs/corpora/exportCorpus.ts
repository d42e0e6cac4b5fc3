// Exports a corpus for other programs: to Parquet by DuckDB, to CSV and JSON Lines without it. For Parquet the
// records are read twice: once to count and check them, once by DuckDB.

import { basename, dirname, extname, join } from 'node:path'
import { columnsOf, type ExportFormat, type RowForm } from '../../corpus/columns.ts'
import { type CorpusStats, makeStatsCounter } from '../../corpus/corpusStats.ts'
import type { CardFile } from '../../corpus/dataCard.ts'
import { type CorpusRow, expectDerivable, makeToRecord, rowOf } from '../../corpus/rows.ts'
import { PuzzleError } from '../../families/error.ts'
import { csvField, csvRow } from '../../formats/csv.ts'
import type { PuzzleRecord } from '../../maker/puzzleRecord.ts'
import { removeIfThere } from '../fileSystem.ts'
import { hashFile } from '../sha256.ts'
import { atFile } from '../systemErrors.ts'
import { expectOthers } from './corpusFolder.ts'
import { type CorpusSource, openCorpus } from './corpusSource.ts'
import { makePartFinder, type Split } from './keyedRecords.ts'
import { isParquet, readParquet, writeParquet } from './parquetFiles.ts'
import { withPartFiles } from './partFile.ts'
import { parseLine, type RecordLine, recordLines } from './recordLines.ts'

/** What to export, and to where. */
export interface ExportOrder {
  /** The corpus: a folder or a file. */
  readonly path: string
  /** The file to write; the names of parts are added to its name. */
  readonly out: string
  readonly format: ExportFormat
  readonly form: RowForm
  /** The parts that the puzzles are divided among, and the seed of the split. */
  readonly split?: Split | undefined
  /** Hears how many bytes of the corpus have been read. */
  readonly onBytes?: (bytes: number) => void
}

/** What was exported. */
interface Exported {
  readonly files: readonly CardFile[]
  readonly stats: CorpusStats
}

/** A file to write, and the part that it holds. */
interface Target {
  readonly path: string
  readonly part?: string
}

/** Exports a corpus. Throws a PuzzleError. */
export async function exportCorpus(order: ExportOrder): Promise<Exported> {
  const source = openCorpus(order.path)
  const targets = targetsOf(order)
  expectOthers(
    source,
    targets.map(({ path }) => path),
  )
  const { format, form } = order
  if (format !== 'parquet') {
    return writeTargets(order, source, targets, format === 'csv' ? csvLines(form) : jsonLines(form))
  }
  if (source.kind === 'file' && isParquet(order.path)) {
    throw new PuzzleError('value', 'the file is Parquet already; export it as jsonl, and that as Parquet')
  }
  return order.split ? exportParts(order, source, targets) : exportParquet(order, source, targets[0])
}

/** The files that an export writes. */
export function targetsOf({ out, split }: Pick<ExportOrder, 'out' | 'split'>): Target[] {
  if (!split) return [{ path: out }]
  const ending = extname(out)
  const start = join(dirname(out), basename(out, ending))
  return split.parts.map(({ name }) => ({ path: `${start}-${name}${ending}`, part: name }))
}

/** Reads all records once, and writes each to the file of its part. */
async function writeTargets(
  order: ExportOrder,
  source: CorpusSource,
  targets: readonly Target[],
  { head, lineOf }: LineFormat,
): Promise<Exported> {
  const counter = makeStatsCounter()
  const parts = order.split ? makePartFinder(order.split) : undefined
  const places = targets.map(({ path }) => path)
  try {
    const files = await withPartFiles(places, async (written, name) => {
      const puzzles = places.map(() => 0)
      if (head !== undefined) for (const file of written) file.addLine(head)
      await eachRecord(order, source, (record, line) => {
        counter.add(record)
        const part = parts?.partOf(record, line) ?? 0
        puzzles[part]++
        written[part].addLine(lineOf(record, line?.text))
      })
      return name().map((end, index): CardFile => {
        const { path, part } = targets[index]
        return { name: basename(path), puzzles: puzzles[index], ...end, ...(part !== undefined && { part }) }
      })
    })
    return { files, stats: counter.stats }
  } finally {
    parts?.close()
  }
}

const NOT_WHOLE = 'the row is compact; export the file as jsonl, and that as Parquet'

/** Calls back with each record, and its line if it was read from one. */
async function eachRecord(
  { path, format, form, onBytes }: ExportOrder,
  source: CorpusSource,
  onRecord: (record: PuzzleRecord, line?: RecordLine) => void,
): Promise<void> {
  const check = form === 'compact' ? expectDerivable : () => {}
  if (source.kind === 'file' && isParquet(path)) {
    await readParquet(path, (record) => {
      check(record)
      onRecord(record)
    })
    return
  }
  const toRecord = makeToRecord()
  for await (const line of recordLines(source, { onBytes })) {
    const { record, row } = parseLine(line)
    atFile(`${line.file.path}:${line.line}`, () => {
      check(record)
      if (!row) return onRecord(record, line)
      if (format === 'parquet') throw new PuzzleError('value', NOT_WHOLE)
      const whole = toRecord(row)
      onRecord(whole, { ...line, text: JSON.stringify(whole) })
    })
  }
}

async function exportParquet(order: ExportOrder, source: CorpusSource, { path }: Target): Promise<Exported> {
  const counter = makeStatsCounter()
  let bytes = 0
  const onBytes = (more: number) => {
    bytes += more
    order.onBytes?.(more)
  }
  await eachRecord({ ...order, onBytes }, source, (record) => counter.add(record))
  const { stats } = counter
  const [only, ...others] = source.files
  const origin = {
    form: order.form,
    ...(others.length === 0 ? { bytes, sha256: await hashFile(only.path) } : { bytes: 0, sha256: '' }),
  }
  const paths = source.files.map((file) => file.path)
  const written = await writeParquet(path, { files: paths, puzzles: stats.puzzles, origin })
  return { files: [{ name: basename(path), puzzles: stats.puzzles, ...written }], stats }
}

/** Writes the records of each part to a file of their own, of which DuckDB makes Parquet. */
async function exportParts(
  order: ExportOrder,
  source: CorpusSource,
  targets: readonly Target[],
): Promise<Exported> {
  const between = targets.map(({ path, part }) => ({ path: `${path}.jsonl.part`, ...(part && { part }) }))
  try {
    const { files, stats } = await writeTargets(order, source, between, jsonLines('whole'))
    const written: CardFile[] = []
    for (const [index, { path }] of targets.entries()) {
      // No part is the whole corpus, so queries do not take it for that.
      const origin = { form: order.form, bytes: 0, sha256: '' }
      const { puzzles } = files[index]
      const done = await writeParquet(path, { files: [between[index].path], puzzles, origin })
      written.push({ ...files[index], ...done, name: basename(path) })
    }
    return { files: written, stats }
  } finally {
    for (const { path } of between) removeIfThere(path)
  }
}

// Records as lines of CSV or JSON Lines, for other programs.

/** Returns the function that writes a record as a line; `text` is the line that it was read from, if any. */
type LineOf = (record: PuzzleRecord, text?: string) => string

/** The lines of a format, and the line before them. */
interface LineFormat {
  readonly head?: string
  readonly lineOf: LineOf
}

/** CSV: a row for each record; lists are JSON. */
function csvLines(form: RowForm): LineFormat {
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
function jsonLines(form: RowForm): LineFormat {
  if (form === 'whole') return { lineOf: (record, text = JSON.stringify(record)) => text }
  return { lineOf: (record) => JSON.stringify(statedValues(rowOf(record, form))) }
}

function statedValues(row: CorpusRow): CorpusRow {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
}
