// The columns in the SQL of DuckDB: queries that read records of JSON Lines as rows, and the view for users' queries.

import { TIERS } from '../families/inference.ts'
import { type CorpusColumn, columnsOf, type RowForm } from './columns.ts'
import { MADE_ORDER, SEED_NUMBER } from './rows.ts'

/** Quotes a text for SQL. */
export function sqlText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

/** The path of a file, escaped so that SQL functions that read files do not treat it as a pattern of file names. */
export function sqlPath(path: string): string {
  return sqlText(path.replaceAll(/[*?[]/g, (sign) => `[${sign}]`))
}

/** Keeps DuckDB from reading names of folders such as `stars=3` as columns. */
const NO_PARTITIONS = 'hive_partitioning = false'

/** The rows of a Parquet file. */
export function parquetRows(path: string): string {
  return `read_parquet(${sqlPath(path)}, ${NO_PARTITIONS})`
}

/** In JSON, the counts of techniques are an object, which DuckDB reads as a map. */
const TYPES_IN_JSON: Readonly<Record<string, string>> = { techniques: 'MAP(VARCHAR, USMALLINT)' }

/** SQL expressions for columns that are not simply a field of the record. */
const PARTS: Readonly<Record<string, string>> = {
  run: `CASE WHEN regexp_full_match(seed, ${sqlText(SEED_NUMBER)}) THEN regexp_extract(seed, ${sqlText(SEED_NUMBER)}, 1) ELSE seed END`,
  number: `TRY_CAST(regexp_extract(seed, ${sqlText(SEED_NUMBER)}, 2) AS UINTEGER)`,
  asked: `regexp_extract(made, ${sqlText(MADE_ORDER)}, 1)`,
  // A list of pairs, because some readers of Parquet cannot read maps (huggingface/datasets, issue 5612).
  techniques: `list_transform(map_entries("grade"."techniques"), lambda e: {'technique': e.key, 'times': e.value})`,
}

/** A query for the rows of a file of compact JSON Lines, in the order of the file. */
function compactRowsQuery(path: string): string {
  const columns = columnsOf('compact')
  const types = columns.map(({ name, type }) => [name, type] as const)
  return `SELECT ${columns.map(({ name }) => `"${name}"`).join(', ')} FROM ${jsonLines([path], types)} WHERE id IS NOT NULL`
}

/** A query for the rows of files of records, in the order of the files. */
export function rowsQuery(files: readonly string[], form: RowForm): string {
  const values = columnsOf(form).map(
    (column) => `${PARTS[column.name] ?? fieldOf(column)} AS "${column.name}"`,
  )
  return `SELECT ${values.join(', ')} FROM ${recordsIn(files)} WHERE id IS NOT NULL`
}

/** A query for the rows of files of prompts, in the order of the files. */
export function promptsQuery(
  files: readonly string[],
  columns: readonly { readonly name: string; readonly type: string }[],
): string {
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  return `SELECT ${names} FROM ${jsonLines(
    files,
    columns.map(({ name, type }) => [name, type] as const),
  )}`
}

function fieldOf({ path = '' }: CorpusColumn): string {
  return path
    .split('.')
    .map((key) => `"${key}"`)
    .join('.')
}

function recordsIn(files: readonly string[]): string {
  return jsonLines(files, nested(columnsOf('whole'), 0))
}

/**
 * The objects in files of JSON Lines, with these fields. The first line of a file by `bench corpus`, which is not a
 * record, becomes an object without an id.
 */
function jsonLines(
  files: readonly string[],
  fields: readonly (readonly [name: string, type: string])[],
): string {
  const columns = fields.map(([name, type]) => `${sqlText(name)}: ${sqlText(type)}`)
  return `read_ndjson([${files.map(sqlPath).join(', ')}], columns = {${columns.join(', ')}}, auto_detect = false, ${NO_PARTITIONS})`
}

/** The fields of records with their types; `depth` is the number of keys that lead to them. */
function nested(columns: readonly CorpusColumn[], depth: number): [name: string, type: string][] {
  const keys = new Map<string, CorpusColumn[]>()
  for (const column of columns) {
    const key = column.path?.split('.')[depth]
    if (key !== undefined) keys.set(key, [...(keys.get(key) ?? []), column])
  }
  return Array.from(keys, ([key, own]) => {
    if (own[0].path?.split('.').length === depth + 1) return [key, TYPES_IN_JSON[own[0].name] ?? own[0].type]
    const fields = nested(own, depth + 1).map(([name, type]) => `"${name}" ${type}`)
    return [key, `STRUCT(${fields.join(', ')})`]
  })
}

/**
 * Creates the type of tiers, which are ordered from singles to nested, so that queries can compare them: `tier >=
 * 'chains'::tier`.
 */
export const TIER_TYPE = `CREATE TYPE tier AS ENUM (${TIERS.map(sqlText).join(', ')})`

/** Expressions for columns whose values differ in the view. */
const VIEWED: Readonly<Record<string, string>> = {
  tier: 'tier::tier AS tier',
  techniques: 'map_from_entries(techniques) AS techniques',
}

/** Expressions for the columns that compact rows leave out and SQL can derive. */
const DERIVED_IN_SQL = [
  `run || coalesce('/' || number, '') AS seed`,
  `family || ':' || shape || CASE WHEN asked = '' THEN '' ELSE ':' || asked END || '#' || seed || '@' || generator AS made`,
]

/** The view of a Parquet file, for a database with `TIER_TYPE`. */
export const parquetView = (path: string, form: RowForm) => viewQuery(parquetRows(path), form)

/** The view of files of records, or of a file of compact rows. */
export function recordsView(files: readonly string[], form: RowForm): string {
  return viewQuery(`(${form === 'compact' ? compactRowsQuery(files[0]) : rowsQuery(files, form)})`, form)
}

function viewQuery(rows: string, form: RowForm): string {
  const values = columnsOf(form).map(({ name }) => VIEWED[name] ?? `"${name}"`)
  const derived = form === 'compact' ? DERIVED_IN_SQL : []
  return `SELECT ${[...values, ...derived].join(', ')} FROM ${rows}`
}

/** The type of a column in the view. */
export function viewedType({ name, type }: CorpusColumn): string {
  return name === 'tier' ? 'tier' : (TYPES_IN_JSON[name] ?? type)
}
