// The columns of a corpus as a table: the meaning of each, the place of its value in a record, and its type in SQL.
// Exports and queries have the same columns.
//
//   {"id":"sudoku:9x9:…","clues":26,"seed":"spring/7","grade":{"degree":315.7,"nodesOpened":1,…},…}
//   id            clues  seed      degree  nodes_opened …      a whole row
//   id            clues  run    number  asked …                a compact row: `run` and `number` together are the
//                                                              seed, and with `asked` they give the made name

import { TIERS } from '../families/inference.ts'
import columns from './columns.json' with { type: 'json' }

/** The forms of rows: `whole` rows have all values of records; `compact` rows leave out values that can be derived. */
export type RowForm = 'whole' | 'compact'

/** The formats of exports. */
export const EXPORT_FORMATS = ['parquet', 'csv', 'jsonl'] as const
/** One of `EXPORT_FORMATS`. */
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** What is exported: the records of puzzles, or prompts with answers. */
export const EXPORT_KINDS = ['records', 'prompts'] as const

/** A column. */
export type CorpusColumn = (typeof CORPUS_COLUMNS)[number]

/**
 * The columns in their order. The key is the place in a record; the value is the type, the meaning and, if only one
 * form of rows has the column, this form.
 */
const COLUMNS = Object.entries(columns) as [string, [type: string, meaning: string, only?: RowForm]][]

/**
 * The columns in their order. A name is the place without `grade.`, in snake case for SQL. Only compact rows have
 * columns for parts of fields.
 */
const CORPUS_COLUMNS = COLUMNS.map(([place, [type, text, only]]) => {
  const words = place.replace(/^grade\.(?!version$)/, '').replaceAll('.', '_')
  const name = words.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return {
    /** The name, for SQL and CSV. */
    name,
    /** The SQL type in exported files. */
    type,
    /** The meaning of the column, with its unit. */
    meaning: text.replace('{tiers}', TIERS.join(', ')),
    /** The place of the value in a record; undefined if the value is only a part of the field `seed` or `made`. */
    path: only === 'compact' ? undefined : place,
    /** The only form of rows that has the column; undefined if both have it. */
    only,
  }
})

/** The columns of a form of rows. */
export function columnsOf(form: RowForm): readonly CorpusColumn[] {
  return CORPUS_COLUMNS.filter(({ only }) => only === undefined || only === form)
}

/** The columns that compact rows leave out. */
export const DERIVED = CORPUS_COLUMNS.filter(({ only }) => only === 'whole').map(({ name }) => name)
