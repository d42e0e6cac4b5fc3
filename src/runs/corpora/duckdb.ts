// DuckDB, the database that queries corpora and writes Parquet. Its package is large, so it is optional: it is loaded
// when a command needs it, and if it is missing, a message says what to install.

import { totalmem } from 'node:os'
import type * as Package from '@duckdb/node-api'
import type { DuckDBConnection, DuckDBResult, DuckDBValue } from '@duckdb/node-api'
import { PuzzleError } from '../../families/puzzleError.ts'
import { shellWord } from '../../formats/shellWord.ts'
import { jsonOf } from '../../formats/tryParseJson.ts'
import { loadOptional } from './optionalPackages.ts'

/** The share of the memory that a database takes, so that other programs and the cache of files have the rest. */
const MEMORY_SHARE = 0.5

/** The memory that this process may take, in bytes: that of the machine, or of its container. */
const memory = () => Math.min(totalmem(), process.constrainedMemory() || Infinity)

/** Settings of every database: nothing is loaded from the network, and errors state their place. */
const SETTINGS = {
  autoinstall_known_extensions: 'false',
  autoload_known_extensions: 'false',
  errors_as_json: 'true',
}

/** Works with a database in memory, which is closed afterwards. `what` needs it. */
export async function withDatabase<T>(
  what: string,
  use: (connection: DuckDBConnection, duckDb: typeof Package) => Promise<T>,
): Promise<T> {
  const duckDb = await loadOptional(what, ['@duckdb/node-api'], () => import('@duckdb/node-api'))
  const memory_limit = `${Math.floor(MEMORY_SHARE * memory())}B`
  const instance = await duckDb.DuckDBInstance.create(':memory:', { ...SETTINGS, memory_limit })
  try {
    const connection = await instance.connect()
    try {
      return await use(connection, duckDb)
    } finally {
      connection.closeSync()
    }
  } finally {
    instance.closeSync()
  }
}

/** A value of a result in a form that JSON has. */
export type PlainValue =
  | string
  | number
  | boolean
  | null
  | readonly PlainValue[]
  | { [key: string]: PlainValue }

/** Returns a function that turns values into those that JSON has; a map becomes an object. */
function makeToPlain(duckDb: typeof Package): (value: DuckDBValue) => PlainValue {
  const { DuckDBListValue, DuckDBArrayValue, DuckDBStructValue, DuckDBMapValue, DuckDBDecimalValue } = duckDb
  return function toPlain(value: DuckDBValue): PlainValue {
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
    if (typeof value === 'number') return Number.isFinite(value) ? value : null
    if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : String(value)
    if (value instanceof DuckDBDecimalValue) return value.toDouble()
    if (value instanceof DuckDBListValue || value instanceof DuckDBArrayValue) return value.items.map(toPlain)
    if (value instanceof DuckDBStructValue) {
      return Object.fromEntries(Object.entries(value.entries).map(([key, each]) => [key, toPlain(each)]))
    }
    if (value instanceof DuckDBMapValue) {
      return Object.fromEntries(value.entries.map(({ key, value: each }) => [String(key), toPlain(each)]))
    }
    return String(value)
  }
}

/** Yields the rows of a result in pieces, while the database goes on working. */
export async function* plainRows(
  result: DuckDBResult,
  duckDb: typeof Package,
): AsyncGenerator<PlainValue[][]> {
  const toPlain = makeToPlain(duckDb)
  for await (const rows of result.yieldRows()) yield rows.map((row) => row.map(toPlain))
}

/** An error as DuckDB writes it. Its position counts from 0, in characters of the SQL. */
interface WrittenError {
  readonly exception_type?: string
  readonly exception_message: string
  readonly position?: string
  readonly candidates?: string
  readonly type?: string
}

/** Thrown if a query takes more time or memory than is allowed. */
export class QuestionEnded extends Error {}

const TOO_LARGE = 'the query needs more than half of the memory; select less, such as fewer columns or groups'

/** The PuzzleError for an error of DuckDB in SQL, with its place; other errors are returned as they are. */
export function sqlError(error: unknown, sql: string, view: string): unknown {
  const written = writtenError(error)
  if (!written) return error
  const { exception_type: kind, exception_message: message, position, candidates, type } = written
  if (kind === 'Out of Memory') return new QuestionEnded(TOO_LARGE)
  const [first] = message.split('\n', 1)
  const nearest = type === 'Table' ? view : candidates?.split(/[,\s]/, 1)[0]
  const isName = /not found|does not exist/.test(first)
  const remedy = isName && nearest ? `; did you mean "${nearest}"?` : ''
  const sentence = first.replace(/[!.]$/, '').replace(/^(?=[A-Z][a-z])./, (letter) => letter.toLowerCase())
  return new PuzzleError(
    'value',
    `${sentence}${remedy}`,
    position === undefined ? undefined : placeIn(sql, position),
  )
}

/** The PuzzleError for the records of a corpus that DuckDB cannot read; undefined for other errors. */
export function unreadRecords(error: unknown, corpus: string): PuzzleError | undefined {
  const { exception_type: kind, exception_message: message = '' } = writtenError(error) ?? {}
  if (kind !== 'IO' && !(kind === 'Invalid Input' && message.includes(' in file "'))) return undefined
  const remedy = `find out why with: puzzlewright corpus verify ${shellWord(corpus)}`
  return new PuzzleError('unreadable', `${corpus}: its records cannot be read; ${remedy}`)
}

/** What DuckDB wrote about an error; undefined if another program threw it. */
export function writtenError(error: unknown): WrittenError | undefined {
  const [text] = /\{.*\}$/s.exec(error instanceof Error ? error.message : '') ?? []
  const written = (jsonOf(text ?? '') ?? {}) as Partial<WrittenError>
  return typeof written.exception_message === 'string' ? (written as WrittenError) : undefined
}

function placeIn(sql: string, position: string): { line: number; column: number } {
  const before = sql.slice(0, Number(position)).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}
