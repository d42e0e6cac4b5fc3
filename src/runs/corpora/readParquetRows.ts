// The rows of any Parquet file, by DuckDB.

import { resolve } from 'node:path'
import { parquetRows } from '../../corpus/columnSql.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { plainRows, withDatabase, writtenError } from './duckdb.ts'

/** Calls back with each row of a Parquet file, in order, and waits after each chunk of rows. Throws a PuzzleError if the file cannot be read. */
export async function readParquetRows(
  path: string,
  onRow: (row: Readonly<Record<string, unknown>>) => void,
  afterChunk: () => Promise<void>,
): Promise<void> {
  await withDatabase('a Parquet file', async (connection, duckDb) => {
    try {
      const result = await connection.stream(`SELECT * FROM ${parquetRows(resolve(path))}`)
      const names = result.columnNames()
      for await (const rows of plainRows(result, duckDb)) {
        for (const row of rows) onRow(Object.fromEntries(names.map((name, index) => [name, row[index]])))
        await afterChunk()
      }
    } catch (error) {
      const written = writtenError(error)
      if (!written) throw error
      throw new PuzzleError(
        'unreadable',
        `the Parquet file cannot be read: ${written.exception_message.split('\n', 1)[0]}`,
      )
    }
  })
}
