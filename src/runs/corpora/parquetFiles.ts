// Parquet files of a corpus, by DuckDB.
//
// Measured with 100,000 graded Sudokus (`npm run bench -- "corpora: Parquet"`): zstd at level 16 makes ids a fifth
// smaller than at level 12 and as small as at level 19, in half of its time. Plain encodings compress better
// than those of Parquet's second version, and every reader knows them.

import { renameSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parquetRows, rowsQuery, sqlText } from '../../corpus/columnSql.ts'
import { columnsOf, type RowForm } from '../../corpus/columns.ts'
import { type CorpusRow, makeToRecord } from '../../corpus/rows.ts'
import { PuzzleError } from '../../families/error.ts'
import type { PuzzleRecord } from '../../maker/puzzleRecord.ts'
import { expectFile, makeFolders, removeIfThere } from '../fileSystem.ts'
import { systemReason } from '../systemErrors.ts'
import { makeToPlain, plainRows, withDatabase, writtenError } from './duckdb.ts'
import { hashFile } from './hashFile.ts'
import { FOREIGN, ORIGIN_KEY, type ParquetOrigin, parquetOrigin } from './parquetExports.ts'

/** The level of zstd. */
const LEVEL = 16

/** The rows of a row group, which is in memory as a whole: half of what DuckDB takes by default, and 200 MB less. */
const ROW_GROUP = 61_440

/** Records to write as Parquet. */
interface ParquetOrder {
  /** The files of records, in their order. */
  readonly files: readonly string[]
  /** The number of records in them. */
  readonly puzzles: number
  /** What the file is made from. */
  readonly origin: ParquetOrigin
}

/** Writes the records of files of JSON Lines to a Parquet file. Throws a PuzzleError. */
export async function writeParquet(
  path: string,
  { files, puzzles, origin }: ParquetOrder,
): Promise<{ readonly bytes: number; readonly sha256: string }> {
  const part = `${path}.part`
  try {
    expectFile(path)
    makeFolders(dirname(path))
    const rows = await copyTo(
      files.map((file) => resolve(file)),
      resolve(part),
      origin,
    )
    if (rows !== puzzles) {
      const message = `${path} cannot be written: expected ${puzzles} rows, got ${rows}; the records changed meanwhile`
      throw new PuzzleError('conflict', message)
    }
    renameSync(part, path)
    return { bytes: statSync(path).size, sha256: await hashFile(path) }
  } catch (error) {
    if (error instanceof PuzzleError) throw error
    throw new PuzzleError('unwritable', `${path} cannot be written: ${systemReason(error)}`)
  } finally {
    removeIfThere(part)
  }
}

/** Writes the file; returns the number of its rows. */
function copyTo(files: readonly string[], path: string, origin: ParquetOrigin): Promise<number> {
  const options = [
    'FORMAT parquet',
    'COMPRESSION zstd',
    `COMPRESSION_LEVEL ${LEVEL}`,
    `ROW_GROUP_SIZE ${ROW_GROUP}`,
    `KV_METADATA {${ORIGIN_KEY}: ${sqlText(JSON.stringify(origin))}}`,
  ]
  return withDatabase('corpus export --format parquet', async (connection) => {
    // Where row groups end depends on the number of threads; with one, a file has the same bytes everywhere.
    await connection.run('SET threads = 1')
    try {
      const written = await connection.runAndReadAll(
        `COPY (${rowsQuery(files, origin.form)}) TO ${sqlText(path)} (${options.join(', ')})`,
      )
      return Number(written.getRows()[0][0])
    } catch (error) {
      const message = writtenError(error)?.exception_message ?? String(error)
      throw new PuzzleError('unwritable', `${path} cannot be written: ${message.split('\n', 1)[0]}`)
    }
  })
}

/** The form of the rows of a Parquet file by `writeParquet`. Throws a PuzzleError for other files. */
function parquetForm(path: string): Promise<RowForm> {
  return withDatabase('a Parquet file', async (connection) => {
    const origin = await parquetOrigin(connection, path)
    if (origin) return origin.form
    throw new PuzzleError('unreadable', FOREIGN)
  })
}

/** Calls back with the records of a Parquet file in order, with what compact rows leave out. */
export async function readParquet(path: string, onRecord: (record: PuzzleRecord) => void): Promise<void> {
  const form = await parquetForm(path)
  const names = columnsOf(form).map(({ name }) => name)
  const toRecord = makeToRecord()
  await withDatabase('a Parquet file', async (connection, duckDb) => {
    const columns = names.map((name) => `"${name}"`).join(', ')
    const result = await connection.stream(`SELECT ${columns} FROM ${parquetRows(resolve(path))}`)
    for await (const rows of plainRows(result, makeToPlain(duckDb))) {
      for (const row of rows) {
        onRecord(toRecord(Object.fromEntries(names.map((name, index) => [name, row[index]])) as CorpusRow))
      }
    }
  })
}
