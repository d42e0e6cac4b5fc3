// Queries a corpus in SQL. A query can reach nothing but the view `puzzles`: before the query is run, the database is
// closed to other files, the network and extensions, and its settings are locked. Only a single SELECT is run. After
// DuckDB, "Securing DuckDB".

import { resolve } from 'node:path'
import type * as Package from '@duckdb/node-api'
import type { DuckDBConnection } from '@duckdb/node-api'
import { parquetView, recordsView, sqlPath, sqlText, TIER_TYPE } from '../../corpus/columnSql.ts'
import type { RowForm } from '../../corpus/columns.ts'
import { isCompactLine } from '../../corpus/rows.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { type CorpusSource, openNamed } from './corpusSource.ts'
import { type PlainValue, plainRows, QuestionEnded, sqlError, unreadRecords, withDatabase } from './duckdb.ts'
import { exportBeside, isParquetFile, parquetForm } from './parquetFiles.ts'
import { recordLines } from './readRecordLines.ts'

/** The name of the view. */
const VIEW = 'puzzles'

/**
 * Receives the answer to a query: the names of its columns, and its rows in pieces while the database goes on
 * working.
 */
type AnswerListener = (
  columns: readonly string[],
  pieces: AsyncIterable<readonly (readonly PlainValue[])[]>,
) => Promise<void>

/** A query: one SELECT, and the time after which it is ended, in milliseconds. */
interface Question {
  readonly sql: string
  readonly timeLimit?: number | undefined
}

/**
 * Runs a SELECT over the view `puzzles` of a corpus. Throws a PuzzleError with a line and a column if the SQL is
 * wrong, and one with the path if the corpus cannot be read; QuestionEnded if it takes too much time or memory.
 */
export async function queryCorpus(
  path: string,
  { sql, timeLimit }: Question,
  listener: AnswerListener,
): Promise<void> {
  await withDatabase('corpus query', async (connection, duckDb) => {
    const { view, files } = await viewOf(connection, path)
    await connection.run(TIER_TYPE)
    try {
      await connection.run(`CREATE VIEW ${VIEW} AS ${view}`)
    } catch (error) {
      throw unreadRecords(error, path) ?? error
    }
    await lock(connection, files)
    let isLate = false
    const end = () => {
      isLate = true
      connection.interrupt()
    }
    const timer = timeLimit === undefined ? undefined : setTimeout(end, timeLimit)
    try {
      const statement = await onlyQuestion(connection, duckDb, sql)
      const result = await statement.stream()
      await listener(result.deduplicatedColumnNames(), plainRows(result, duckDb))
    } catch (error) {
      if (isLate)
        throw new QuestionEnded('the time limit ended the query; select less, or raise --time-limit')
      throw unreadRecords(error, path) ?? sqlError(error, sql, VIEW)
    } finally {
      clearTimeout(timer)
    }
  })
}

/** The query behind the view, and the files that it reads. */
async function viewOf(connection: DuckDBConnection, path: string) {
  const ofParquet = (file: string, form: RowForm) => ({
    view: parquetView(resolve(file), form),
    files: [resolve(file)],
  })
  const source = openNamed(path)
  if (isParquetFile(source)) return ofParquet(path, await parquetForm(connection, path))
  const beside = await exportBeside(connection, source)
  if (beside) return ofParquet(beside, 'whole')
  const files = source.files.map((file) => resolve(file.path))
  return { view: recordsView(files, (await beginsCompact(source)) ? 'compact' : 'whole'), files }
}

/** Whether a corpus is a file of compact rows, by its first line. */
async function beginsCompact({ kind, files }: CorpusSource): Promise<boolean> {
  if (kind !== 'file') return false
  for await (const { text } of recordLines({ files })) return isCompactLine(text)
  return false
}

/** Restricts the database for good to the files of the view. */
async function lock(connection: DuckDBConnection, files: readonly string[]): Promise<void> {
  // DuckDB compares a path both as it is written and as it is opened, so both forms are allowed.
  const allowed = files.flatMap((path) => [sqlText(path), sqlPath(path)])
  await connection.run(`SET allowed_paths = [${allowed.join(', ')}]`)
  // Otherwise, large sorts would be written to this folder.
  await connection.run("SET temp_directory = ''")
  await connection.run('SET enable_external_access = false')
  await connection.run('SET lock_configuration = true')
}

/**
 * Prepares the SQL if it is a single SELECT: whoever may read a file by this setting may also write it, so
 * statements such as COPY are refused by their kind.
 */
async function onlyQuestion(connection: DuckDBConnection, duckDb: typeof Package, sql: string) {
  const expected = 'expected one SELECT statement'
  if (sql.replaceAll(/--.*|\/\*.*?\*\//gs, '').trim() === '') {
    throw new PuzzleError('value', `${expected}, got nothing`)
  }
  const statements = await connection.extractStatements(sql)
  if (statements.count !== 1) throw new PuzzleError('value', `${expected}, got ${statements.count}`)
  const statement = await statements.prepare(0)
  if (statement.statementType === duckDb.StatementType.SELECT) return statement
  const kind = duckDb.StatementType[statement.statementType]
  throw new PuzzleError('value', `${expected}, got ${kind}; a query can only read`)
}
