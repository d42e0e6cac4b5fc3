// The columns of a corpus as a table: what each means, where its value stands in a record, and its type in
// SQL. Exports and queries have the same columns.
//
//   {"id":"sudoku:9x9:…","clues":26,"seed":"spring/7","grade":{"degree":315.7,"nodesOpened":1,…},…}
//   id            clues  seed      degree  nodes_opened …      a whole row
//   id            clues  run    number  asked …                a compact row: `number` and `run` give the seed,
//                                                              with `asked` the made name

import { TIERS } from '../families/inference.ts'
import columns from './columns.json' with { type: 'json' }

/** The forms of rows: `whole` has all that records have, `compact` leaves out what can be derived. */
export type RowForm = 'whole' | 'compact'

/** The formats of exports. */
export const EXPORT_FORMATS = ['parquet', 'csv', 'jsonl'] as const
/** One of `EXPORT_FORMATS`. */
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** A column. */
export type CorpusColumn = (typeof CORPUS_COLUMNS)[number]

/** The type and the meaning of each column, and the only form that has it, by its place in a record and in order. */
const COLUMNS = Object.entries(columns) as [string, [type: string, meaning: string, only?: RowForm]][]

/** The columns in their order. Names are places without `grade.`, in the way of SQL. Compact rows alone have parts of fields. */
const CORPUS_COLUMNS = COLUMNS.map(([place, [type, text, only]]) => {
  const words = place.replace(/^grade\.(?!version$)/, '').replaceAll('.', '_')
  const name = words.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return {
    /** The name, for SQL and CSV. */
    name,
    /** The type in SQL, as files have it. */
    type,
    /** What it means, with its unit. */
    meaning: text.replace('{tiers}', TIERS.join(', ')),
    /** The place in a record; undefined if it is a part of the field `seed` or `made`. */
    path: only === 'compact' ? undefined : place,
    /** The form of rows that has the column; undefined for both. */
    only,
  }
})

/** The columns of a form of rows. */
export function columnsOf(form: RowForm): readonly CorpusColumn[] {
  return CORPUS_COLUMNS.filter(({ only }) => only === undefined || only === form)
}

/** The columns that compact rows leave out. */
export const DERIVED = CORPUS_COLUMNS.filter(({ only }) => only === 'whole').map(({ name }) => name)
