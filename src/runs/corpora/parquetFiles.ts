// Parquet files of a corpus, by DuckDB.
//
// `npm run bench -- "corpora: Parquet"` measures the size against JSON Lines. By this factor, a file of 62,000 graded
// Sudokus is smaller than JSON Lines:
//
//   level 12, groups of 61,440 rows   8.00     level 19, 61,440                    8.77
//   level 16, 61,440                  8.74     … encodings of Parquet's version 2  8.62 (effort grows by 60 %)
//   level 22, 61,440                  8.77     … seed and made name in parts       8.67, version 2
//   level 16, 20,480                  8.66     … text as a list of lines           9.04, but no text any more
//   level 19, 20,480 (used)           8.73     … without text                      12.1
//
// For 20,000 Sudokus, compared with a factor of 8.51 at level 16: solutions as a text of digits 8.42, as one list 8.51,
// as a number for each row 8.17; brotli 8.74, which fewer readers know; rows sorted by grade 8.60 or by id 8.58, which
// loses their order; larger dictionaries 7.04, none 8.11; techniques and times as two lists 8.51; degrees as decimals
// 8.51. Ids, texts and solutions are five sixths of a file. A solution takes 32 bytes, the entropy of 81 digits that a
// compressor cannot tell from random ones, so a tenth is out of reach while text and solution are columns.

import { existsSync, readdirSync, renameSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { DuckDBConnection } from '@duckdb/node-api'
import { parquetRows, sqlPath, sqlText } from '../../corpus/columnSql.ts'
import { columnsOf, type RowForm } from '../../corpus/columns.ts'
import { type CorpusRow, makeToRecord } from '../../corpus/rows.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import type { PuzzleRecord } from '../../maker/puzzleRecord.ts'
import { expectFile, makeFolders, removeIfThere } from '../fileSystem.ts'
import { hashFile } from '../sha256.ts'
import { unwritable } from '../systemErrors.ts'
import { type CorpusSource, readFinishedCorpus } from './corpusSource.ts'
import { plainRows, withDatabase, writtenError } from './duckdb.ts'

/** The level of zstd. */
const LEVEL = 19

/**
 * The number of rows of a row group, which is kept in memory as a whole: a sixth of DuckDB's default. Three
 * times as many rows take 90 MB more and save half a percent of the file; a query over a million rows takes
 * equally long.
 */
const ROW_GROUP = 20_480

/**
 * Writes the rows of a query to a Parquet file, in their order. Throws a PuzzleError, also if there are not `puzzles`
 * rows. The origin is left out if queries of corpora cannot use the file.
 */
export async function writeParquet(
  path: string,
  query: string,
  puzzles: number,
  origin: ParquetOrigin | undefined,
): Promise<{ readonly bytes: number; readonly sha256: string }> {
  const part = `${path}.part`
  try {
    expectFile(path)
    makeFolders(dirname(path))
    const rows = await copyTo(query, resolve(part), origin)
    if (rows !== puzzles) {
      const message = `${path} cannot be written: expected ${puzzles} rows, got ${rows}; the records have changed in the meantime; export them again`
      throw new PuzzleError('conflict', message)
    }
    renameSync(part, path)
    return { bytes: statSync(path).size, sha256: await hashFile(path) }
  } catch (error) {
    throw unwritable(path, error)
  } finally {
    removeIfThere(part)
  }
}

/** Writes the file; returns the number of its rows. */
function copyTo(query: string, path: string, origin: ParquetOrigin | undefined): Promise<number> {
  const options = [
    `FORMAT parquet, COMPRESSION zstd, COMPRESSION_LEVEL ${LEVEL}, ROW_GROUP_SIZE ${ROW_GROUP}`,
    ...(origin ? [`KV_METADATA {${ORIGIN_KEY}: ${sqlText(JSON.stringify(origin))}}`] : []),
  ]
  return withDatabase('corpus export --format parquet', async (connection) => {
    // Where row groups end depends on the number of threads; with one, a file has the same bytes everywhere.
    await connection.run('SET threads = 1')
    try {
      const written = await connection.runAndReadAll(
        `COPY (${query}) TO ${sqlText(path)} (${options.join(', ')})`,
      )
      return Number(written.getRows()[0][0])
    } catch (error) {
      const message = writtenError(error)?.exception_message ?? String(error)
      throw new PuzzleError('unwritable', `${path} cannot be written: ${message.split('\n', 1)[0]}`)
    }
  })
}

/** Calls back with the records of a Parquet file in order. Restores what compact rows leave out. */
export async function readParquet(path: string, onRecord: (record: PuzzleRecord) => void): Promise<void> {
  const toRecord = makeToRecord()
  await withDatabase('a Parquet file', async (connection, duckDb) => {
    const names = columnsOf(await parquetForm(connection, path)).map(({ name }) => name)
    const columns = names.map((name) => `"${name}"`).join(', ')
    const result = await connection.stream(`SELECT ${columns} FROM ${parquetRows(resolve(path))}`)
    for await (const rows of plainRows(result, duckDb)) {
      for (const row of rows) {
        onRecord(toRecord(Object.fromEntries(names.map((name, index) => [name, row[index]])) as CorpusRow))
      }
    }
  })
}

// Recognises the Parquet files that `corpus export` writes. The metadata of each state from which file it was made, so
// that a query uses the Parquet file in place of the corpus only while both hold the same puzzles.

/** The metadata of a Parquet file. */
interface ParquetOrigin {
  /** The form of its rows. */
  readonly form: RowForm
  /** The size, in bytes, of the file from which it was made; 0 if it holds only a part of a corpus. */
  readonly bytes: number
  /** The SHA-256 of that file. */
  readonly sha256: string
}

/** The key of the metadata. */
const ORIGIN_KEY = 'puzzlewright'

/** Whether a file is one of Parquet, by its name. */
const isParquet = (path: string): boolean => path.toLowerCase().endsWith('.parquet')

/** Whether a corpus is a file of Parquet. */
export const isParquetFile = ({ kind, path }: CorpusSource) => kind === 'file' && isParquet(path)

/** The form of the rows of a Parquet file by `writeParquet`. Throws a PuzzleError for other files. */
export async function parquetForm(connection: DuckDBConnection, path: string): Promise<RowForm> {
  const origin = await parquetOrigin(connection, path)
  if (origin) return origin.form
  const message = `${path}: not a Parquet file that "corpus export" wrote; other Parquet files cannot be read`
  throw new PuzzleError('unreadable', message)
}

/** The origin of a Parquet file; undefined if this program did not write it. */
async function parquetOrigin(connection: DuckDBConnection, path: string): Promise<ParquetOrigin | undefined> {
  const query = `SELECT decode(value) FROM parquet_kv_metadata(${sqlPath(resolve(path))}) WHERE decode(key) = ${sqlText(ORIGIN_KEY)}`
  try {
    const [row] = (await connection.runAndReadAll(query)).getRows()
    return row && JSON.parse(String(row[0]))
  } catch {
    // The file is damaged or of another program.
    return undefined
  }
}

/**
 * The export of a corpus that lies beside it, with all columns, and was made from the same bytes; undefined if there
 * is none.
 */
export async function exportBeside(
  connection: DuckDBConnection,
  { kind, path: corpus, files }: CorpusSource,
): Promise<string | undefined> {
  if (kind === 'chunks' || files.length !== 1 || !existsSync(files[0].path)) return undefined
  const folder = dirname(files[0].path)
  const source = statSync(files[0].path)
  let hash = kind === 'finished' ? readFinishedCorpus(corpus)?.finished?.sha256 : undefined
  for (const name of readdirSync(folder).filter(isParquet).sort()) {
    const path = join(folder, name)
    if (statSync(path).mtimeMs < source.mtimeMs) continue
    const origin = await parquetOrigin(connection, path)
    if (origin?.form !== 'whole' || origin.bytes !== source.size) continue
    // Without a manifest, the hash is computed from the file, which still takes less time than a query over it.
    hash ??= await hashFile(files[0].path)
    if (origin.sha256 === hash) return path
  }
  return undefined
}
