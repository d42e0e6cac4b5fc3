// The columns of a corpus as a table: what each means, where its value stands in a record, and its type in
// SQL. Exports and queries have the same columns.
//
//   {"id":"sudoku:9x9:…","clues":26,"seed":"spring/7","grade":{"degree":315.7,"nodesOpened":1,…},…}
//   id            clues  seed      degree  nodes_opened …      a whole row
//   id            clues  run    number  asked …                a compact row: `number` and `run` give the seed,
//                                                              with `asked` the made name

import { TIERS } from '../families/inference.ts'

/** The forms of rows: `whole` has all that records have, `compact` leaves out what can be derived. */
export type RowForm = 'whole' | 'compact'

/** The formats of exports. */
export const EXPORT_FORMATS = ['parquet', 'csv', 'jsonl'] as const
/** One of `EXPORT_FORMATS`. */
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** A column. */
export interface CorpusColumn {
  /** The name, for SQL and CSV. */
  readonly name: string
  /** The type in SQL, as files have it. */
  readonly type: string
  /** What it means, with its unit. */
  readonly meaning: string
  /** The place in a record; left out if it is a part of the field `seed` or `made`. */
  readonly path?: string
  /** The form of rows that has the column; left out for both. */
  readonly only?: RowForm
}

/** The type and the meaning of each column, and the only form that has it, by its place in a record and in order. */
const COLUMNS: Readonly<Record<string, readonly [type: string, meaning: string, only?: RowForm]>> = {
  id: ['VARCHAR', 'the puzzle: FAMILY:SHAPE:CLUES'],
  family: ['VARCHAR', 'such as sudoku'],
  shape: ['VARCHAR', 'such as 9x9 or 6x6/3x2'],
  text: ['VARCHAR', "the puzzle in the family's notation, in lines", 'whole'],
  solution: ['USMALLINT[][]', 'the only solution, row by row; null for a blocked cell', 'whole'],
  clues: ['USMALLINT', 'the number of givens, or of the cages of a KenKen'],
  minimal: ['BOOLEAN', 'true: it is proved that no single clue can be removed'],
  ceiling: ['DOUBLE', 'the degree that the order did not allow to exceed; null if it named none'],
  tight: [
    'BOOLEAN',
    'true: no clue can be removed without losing uniqueness or leaving the order; null if unknown',
  ],
  seed: ['VARCHAR', 'the text that the random numbers of the puzzle come from', 'whole'],
  run: ['VARCHAR', 'the seed without the number at its end: the seed is RUN/NUMBER', 'compact'],
  number: [
    'UINTEGER',
    'the number at the end of the seed; null if it ends otherwise, and run is all of it',
    'compact',
  ],
  asked: [
    'VARCHAR',
    'the order, such as stars=3: the made name is FAMILY:SHAPE[:ASKED]#SEED@GENERATOR',
    'compact',
  ],
  generator: ['USMALLINT', 'the version of the generator'],
  made: ['VARCHAR', 'the name from which `puzzlewright generate` makes the same puzzle again', 'whole'],
  'grade.degree': [
    'DOUBLE',
    'how long the puzzle takes, on the scale of Survo puzzles; comparable within a family and shape',
  ],
  'grade.stars': ['UTINYINT', 'the degree in bands, from 1 to 5: up to 30, 150, 600, 1500 and above'],
  'grade.tier': ['VARCHAR', `what reasoning the puzzle takes: ${TIERS.join(', ')}`],
  'grade.hardestTechnique': ['VARCHAR', 'the hardest technique that is needed; null if looking is enough'],
  'grade.techniques': [
    'STRUCT(technique VARCHAR, times USMALLINT)[]',
    'how many times a path to the solution uses each technique, the easiest first',
  ],
  'grade.nodesOpened': ['DOUBLE', 'states that a search of the whole tree opens, the mean of a few searches'],
  'grade.averageBranchingFactor': [
    'DOUBLE',
    'alternatives per placement in these searches; 1 if no choice is needed',
  ],
  'grade.effort': ['DOUBLE', 'how long a person scans and tries, in open cells per placement in sight'],
  'grade.hardestStep': ['USMALLINT', 'placements of the longest assumption that is needed; 0 if none is'],
  'grade.calibration': [
    'VARCHAR',
    'the table that the degree comes from; null if it lies between those of other shapes',
  ],
  'grade.md.mean': [
    'DOUBLE',
    'Survo: the mean number of mutations over the runs of a solver that found the solution',
  ],
  'grade.md.standardError': ['DOUBLE', 'Survo: its standard error, in mutations'],
  'grade.md.runs': ['UINTEGER', 'Survo: the number of these runs'],
  'grade.md.atLeast': ['BOOLEAN', 'true: a run was cut short, so the mean is larger'],
  'grade.atLeast': ['BOOLEAN', 'true: a search was cut short, so the puzzle is harder than the figures say'],
  'grade.twins': [
    'VARCHAR',
    'looks: the grade is only certain to be that of rotated, mirrored and relabelled copies',
  ],
  'grade.version': ['USMALLINT', 'the version of the grade; grades of several versions cannot be compared'],
}

/** The columns in their order. Names are places without `grade.`, in the way of SQL. Compact rows alone have parts of fields. */
const CORPUS_COLUMNS = Object.entries(COLUMNS).map(([place, [type, meaning, only]]): CorpusColumn => {
  const words = place.replace(/^grade\.(?!version$)/, '').replaceAll('.', '_')
  const name = words.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return { name, type, meaning, ...(only && { only }), ...(only !== 'compact' && { path: place }) }
})

/** The columns of a form of rows. */
export function columnsOf(form: RowForm): readonly CorpusColumn[] {
  return CORPUS_COLUMNS.filter(({ only }) => only === undefined || only === form)
}

/** The columns that compact rows leave out. */
export const DERIVED = CORPUS_COLUMNS.filter(({ only }) => only === 'whole').map(({ name }) => name)
