// Exports a corpus for other programs: to Parquet by DuckDB, to CSV and JSON Lines without it. For Parquet the
// records are read twice: once to count and check them, once by DuckDB. Prompts are written as JSON Lines first.

import { basename, dirname, extname, join, resolve } from 'node:path'
import { promptsQuery, rowsQuery } from '../../corpus/columnSql.ts'
import { columnsOf, type ExportFormat, type RowForm } from '../../corpus/columns.ts'
import { type CorpusStats, makeStatsCounter } from '../../corpus/corpusStats.ts'
import type { CardFile } from '../../corpus/dataCard.ts'
import { makePromptRows, PROMPT_COLUMNS } from '../../corpus/prompts/promptRows.ts'
import { expectDerivable, makeToRecord, rowOf } from '../../corpus/rows.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { csvField, csvRow } from '../../formats/formatCsvRow.ts'
import { RUNGS, rungOf } from '../../grader/stars.ts'
import type { PuzzleRecord } from '../../maker/puzzleRecord.ts'
import type { Language } from '../../words/languages.ts'
import { removeIfThere } from '../fileSystem.ts'
import { hashFile } from '../sha256.ts'
import { atFile } from '../systemErrors.ts'
import { type CorpusSource, openCorpus } from './corpusSource.ts'
import { expectOthers } from './folderManifest.ts'
import { isParquetFile, readParquet, writeParquet } from './parquetFiles.ts'
import { makePartFinder, type Split } from './readKeyedRecords.ts'
import { parseLine, placeOf, type RecordLine, recordLines } from './readRecordLines.ts'
import { withPartFiles } from './writeThroughPartFile.ts'

/** An order to export a corpus. */
export interface ExportOrder {
  /** The corpus: a folder or a file. */
  readonly path: string
  /** The file to write; the names of parts are added to its name. */
  readonly out: string
  readonly format: ExportFormat
  readonly form: RowForm
  /** The language of prompts; records are exported if it is left out. */
  readonly promptLanguage?: Language | undefined
  /** The parts that the puzzles are divided among, and the seed of the split. */
  readonly split?: Split | undefined
  /** Whether each family gets files of its own. */
  readonly perFamily?: boolean
  /**
   * Called with the number of bytes of the corpus that have been read; the corpus is read `passesOf(order)`
   * times.
   */
  readonly onBytes?: (bytes: number) => void
}

/** The exported files, and the statistics of the corpus. */
interface Exported {
  readonly files: readonly CardFile[]
  readonly stats: CorpusStats
  /** The number of puzzles on each rung of the ladder of degrees. */
  readonly rungs: readonly number[]
}

/** A file to write, and the family and the part that it holds. */
type Target = Pick<CardFile, 'family' | 'part'> & { readonly path: string }

/** Exports a corpus. Throws a PuzzleError. */
export async function exportCorpus(order: ExportOrder): Promise<Exported> {
  const { path, format } = order
  const source = openCorpus(path)
  const targets = targetsOf(order, await familiesOf(order, source))
  expectOthers(
    source,
    targets.map((target) => target.path),
  )
  if (format !== 'parquet') return writeLines(order, source, targets)
  const isOfPrompts = order.promptLanguage !== undefined
  if (isParquetFile(source) && !isOfPrompts) {
    throw new PuzzleError(
      'value',
      'the file is already Parquet; export it as jsonl, then export that file as Parquet',
    )
  }
  return order.split || order.perFamily || isOfPrompts
    ? exportParts(order, source, targets)
    : exportParquet(order, source)
}

/** How often an export reads the corpus: families and strata are counted before anything is written. */
export function passesOf({ split, perFamily }: Pick<ExportOrder, 'split' | 'perFamily'>): number {
  return 1 + (perFamily ? 1 : 0) + (split?.per === undefined ? 0 : 1)
}

/** The families of the corpus if each family gets files of its own; otherwise only `undefined`. */
async function familiesOf(
  order: ExportOrder,
  source: CorpusSource,
): Promise<readonly (string | undefined)[]> {
  if (!order.perFamily) return [undefined]
  const found = new Set<string>()
  await eachRecord(order, source, ({ family }) => found.add(family))
  return Array.from(found).sort()
}

/** The files that an export writes, for these families. */
export function targetsOf(
  { out, split }: Pick<ExportOrder, 'out' | 'split'>,
  families: readonly (string | undefined)[],
): Target[] {
  const ending = extname(out)
  const start = join(dirname(out), basename(out, ending))
  return families.flatMap((family) =>
    (split?.parts ?? [undefined]).map((part): Target => {
      const names = [start, family, part?.name].filter((name) => name !== undefined)
      return {
        path: `${names.join('-')}${ending}`,
        ...(family !== undefined && { family }),
        ...(part && { part: part.name }),
      }
    }),
  )
}

/** Reads all records once, and writes each as a line to the file of its part. */
async function writeLines(
  order: ExportOrder,
  source: CorpusSource,
  targets: readonly Target[],
  form = order.form,
): Promise<Exported> {
  const { format, split, perFamily, promptLanguage } = order
  const counter = makeCounter()
  const partOf = split
    ? await makePartFinder(split, (onRecord) => eachRecord(order, source, onRecord))
    : () => 0
  const places = targets.map(({ path }) => path)
  const placeOfTarget = (family?: string, part?: string) =>
    targets.findIndex((target) => target.family === family && target.part === part)
  const lineOf = promptLanguage
    ? promptLines(promptLanguage)
    : format === 'csv'
      ? csvLines(form)
      : jsonLines(form)
  const files = await withPartFiles(places, async (written, name) => {
    const puzzles = places.map(() => 0)
    if (format === 'csv') for (const file of written) file.addLine(csvRow(namesOf(form)))
    await eachRecord(order, source, (record, line) => {
      counter.add(record)
      const part = split?.parts[partOf(record, line)].name
      const place = placeOfTarget(perFamily ? record.family : undefined, part)
      puzzles[place]++
      written[place].addLine(lineOf(record, line?.text))
    })
    return name().map((end, index): CardFile => {
      const { path, ...held } = targets[index]
      return { name: basename(path), puzzles: puzzles[index], ...end, ...held }
    })
  })
  return { files, ...counter.counts() }
}

/** Counts the records of an export. */
function makeCounter() {
  const counter = makeStatsCounter()
  const rungs = RUNGS.map(() => 0)
  return {
    add(record: PuzzleRecord): void {
      counter.add(record)
      if (record.grade) rungs[rungOf(record.grade.degree) - 1]++
    },
    counts: () => ({ stats: counter.stats, rungs }),
  }
}

const NOT_WHOLE = 'the row is compact; export the file as jsonl, then export that file as Parquet'

/** Calls back with each record, and its line if it was read from one. */
async function eachRecord(
  { path, format, form, split, promptLanguage, onBytes }: ExportOrder,
  source: CorpusSource,
  onRecord: (record: PuzzleRecord, line?: RecordLine) => void,
): Promise<void> {
  const check = form === 'compact' ? expectDerivable : () => {}
  if (isParquetFile(source)) {
    await readParquet(path, (record) => {
      check(record)
      onRecord(record)
    })
    return
  }
  const toRecord = makeToRecord()
  for await (const line of recordLines(source, { onBytes, withKeys: split !== undefined })) {
    const { record, row } = parseLine(line)
    atFile(placeOf(line), () => {
      check(record)
      if (!row) return onRecord(record, line)
      if (format === 'parquet' && promptLanguage === undefined) throw new PuzzleError('value', NOT_WHOLE)
      const whole = toRecord(row)
      onRecord(whole, { ...line, text: JSON.stringify(whole) })
    })
  }
}

async function exportParquet(order: ExportOrder, source: CorpusSource): Promise<Exported> {
  const { form, out } = order
  const counter = makeCounter()
  let read = 0
  const onBytes = (more: number) => {
    read += more
    order.onBytes?.(more)
  }
  await eachRecord({ ...order, onBytes }, source, (record) => counter.add(record))
  const counts = counter.counts()
  const { puzzles } = counts.stats
  const paths = source.files.map(({ path }) => path)
  const origin =
    paths.length === 1 ? { form, bytes: read, sha256: await hashFile(paths[0]) } : { form, ...NO_WHOLE }
  return {
    files: [
      { name: basename(out), puzzles, ...(await writeParquet(out, queryOf(order, paths), puzzles, origin)) },
    ],
    ...counts,
  }
}

/** The origin of a file that holds only a part of a corpus, so that queries do not take it for the corpus. */
const NO_WHOLE = { bytes: 0, sha256: '' }

/** Writes the records of each part to a file of their own, of which DuckDB makes Parquet. */
async function exportParts(
  order: ExportOrder,
  source: CorpusSource,
  targets: readonly Target[],
): Promise<Exported> {
  const between = targets.map((target) => ({ ...target, path: `${target.path}.jsonl.part` }))
  try {
    const { files, ...counts } = await writeLines(order, source, between, 'whole')
    const written: CardFile[] = []
    for (const [index, { path }] of targets.entries()) {
      const origin = order.promptLanguage === undefined ? { form: order.form, ...NO_WHOLE } : undefined
      const query = queryOf(order, [between[index].path])
      const done = await writeParquet(path, query, files[index].puzzles, origin)
      written.push({ ...files[index], ...done, name: basename(path) })
    }
    return { files: written, ...counts }
  } finally {
    for (const { path } of between) removeIfThere(path)
  }
}

/** The query of DuckDB for the rows of files of JSON Lines. */
function queryOf({ form, promptLanguage }: ExportOrder, paths: readonly string[]): string {
  const files = paths.map((path) => resolve(path))
  return promptLanguage === undefined ? rowsQuery(files, form) : promptsQuery(files, PROMPT_COLUMNS)
}

// Records as lines of CSV or JSON Lines, for other programs.

/** Returns the line of a record; `text` is the line that it was read from, if any. */
type LineOf = (record: PuzzleRecord, text?: string) => string

const namesOf = (form: RowForm) => columnsOf(form).map(({ name }) => name)

/** CSV: a row for each record; lists are JSON. */
function csvLines(form: RowForm): LineOf {
  const names = namesOf(form)
  return (record) => {
    const row = rowOf(record, form)
    return csvRow(names.map((name) => csvField(row[name])))
  }
}

/** JSON Lines: whole records as they are, compact ones as rows without empty columns. */
function jsonLines(form: RowForm): LineOf {
  if (form === 'whole') return (record, text = JSON.stringify(record)) => text
  return (record) =>
    JSON.stringify(
      Object.fromEntries(Object.entries(rowOf(record, form)).filter(([, value]) => value !== null)),
    )
}

/** Prompts as JSON Lines: every row has every column, so that programs find the types of all in any row. */
function promptLines(language: Language): LineOf {
  const rowOfRecord = makePromptRows(language)
  return (record) => JSON.stringify(rowOfRecord(record))
}
