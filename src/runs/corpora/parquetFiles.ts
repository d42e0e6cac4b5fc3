// Parquet files of a corpus, by DuckDB.
//
// Measured with 100,000 graded Sudokus (`npm run bench -- "corpora: Parquet"`): zstd at level 16 makes ids a fifth
// smaller than at level 12 and as small as at level 19, in half of its time. Plain encodings compress better
// than those of Parquet's second version, and every reader knows them.

import { renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { rowsQuery, sqlText } from '../../corpus/columnSql.ts'
import { columnsOf, type RowForm } from '../../corpus/columns.ts'
import { type CorpusRow, makeToRecord } from '../../corpus/rows.ts'
import { PuzzleError } from '../../families/error.ts'
import type { PuzzleRecord } from '../../maker/puzzleRecord.ts'
import { expectFile, makeFolders, removeIfThere } from '../fileSystem.ts'
import { systemReason } from '../systemErrors.ts'
import { makeToPlain, plainRows, withDatabase } from './duckdb.ts'
import { hashFile } from './hashFile.ts'
import { FOREIGN, ORIGIN_KEY, originOf, type ParquetOrigin } from './parquetExports.ts'

/** The level of zstd. */
const LEVEL = 16

/** The rows of a row group, which is in memory as a whole: half of what DuckDB takes by default, and 200 MB less. */
const ROW_GROUP = 61_440

/** Writes the records of files of JSON Lines to a Parquet file. Throws a PuzzleError. */
export async function writeParquet(
  files: readonly string[],
  path: string,
  origin: ParquetOrigin,
): Promise<{ readonly bytes: number; readonly sha256: string }> {
  const part = `${path}.part`
  try {
    expectFile(path)
    makeFolders(dirname(path))
    await copyTo(files, part, origin)
    renameSync(part, path)
    return { bytes: statSync(path).size, sha256: await hashFile(path) }
  } catch (error) {
    if (error instanceof PuzzleError) throw error
    throw new PuzzleError('unwritable', `${path} cannot be written: ${systemReason(error)}`)
  } finally {
    removeIfThere(part)
  }
}

function copyTo(files: readonly string[], path: string, origin: ParquetOrigin): Promise<void> {
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
      await connection.run(
        `COPY (${rowsQuery(files, origin.form)}) TO ${sqlText(path)} (${options.join(', ')})`,
      )
    } catch (error) {
      const { exception_message: message = String(error) } = writtenError(error)
      throw new PuzzleError('unwritable', `${path} cannot be written: ${message.split('\n', 1)[0]}`)
    }
  })
}

function writtenError(error: unknown): { exception_message?: string } {
  try {
    return JSON.parse(/\{.*\}$/s.exec((error as Error).message)?.[0] ?? '{}')
  } catch {
    return {}
  }
}

/** The form of the rows of a Parquet file by `writeParquet`. Throws a PuzzleError for other files. */
function parquetForm(path: string): Promise<RowForm> {
  return withDatabase('a Parquet file', async (connection) => {
    const origin = await originOf(connection, path)
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
    const result = await connection.stream(`SELECT ${columns} FROM read_parquet(${sqlText(path)})`)
    for await (const rows of plainRows(result, makeToPlain(duckDb))) {
      for (const row of rows) {
        onRecord(toRecord(Object.fromEntries(names.map((name, index) => [name, row[index]])) as CorpusRow))
      }
    }
  })
}
