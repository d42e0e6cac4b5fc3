// The Parquet files that `corpus export` writes, as it finds them again: each tells in its metadata what it was
// made from, so that a query takes the file for its corpus only while both hold the same puzzles.

import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { DuckDBConnection } from '@duckdb/node-api'
import { sqlPath, sqlText } from '../../corpus/columnSql.ts'
import type { RowForm } from '../../corpus/columns.ts'
import type { CorpusSource } from './corpusSource.ts'
import { readFinishedCorpus } from './finishedFolder.ts'
import { hashFile } from './hashFile.ts'

/** What a Parquet file tells about itself. */
export interface ParquetOrigin {
  /** The form of its rows. */
  readonly form: RowForm
  /** The size of the file that it was made from, in bytes; of a part of a corpus 0, since that is no whole. */
  readonly bytes: number
  /** The SHA-256 of that file. */
  readonly sha256: string
}

/** The key of the metadata. */
export const ORIGIN_KEY = 'puzzlewright'

/** What is wrong with Parquet files of other programs. */
export const FOREIGN = 'not a Parquet file by "corpus export", whose columns are known'

/** Whether a file is one of Parquet, by its name. */
export const isParquet = (path: string): boolean => path.toLowerCase().endsWith('.parquet')

/** The origin of a Parquet file; undefined if this program did not write it. */
export async function parquetOrigin(
  connection: DuckDBConnection,
  path: string,
): Promise<ParquetOrigin | undefined> {
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
    // Without a manifest the file is read once more, which still takes less time than to ask it.
    hash ??= await hashFile(files[0].path)
    if (origin.sha256 === hash) return path
  }
  return undefined
}
