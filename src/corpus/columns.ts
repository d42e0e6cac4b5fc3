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

/** The columns in their order. */
const CORPUS_COLUMNS: readonly CorpusColumn[] = [
  { name: 'id', path: 'id', type: 'VARCHAR', meaning: 'the puzzle: FAMILY:SHAPE:CLUES' },
  { name: 'family', path: 'family', type: 'VARCHAR', meaning: 'such as sudoku' },
  { name: 'shape', path: 'shape', type: 'VARCHAR', meaning: 'such as 9x9 or 6x6/3x2' },
  {
    name: 'text',
    path: 'text',
    type: 'VARCHAR',
    only: 'whole',
    meaning: "the puzzle in the family's notation, in lines",
  },
  {
    name: 'solution',
    path: 'solution',
    type: 'USMALLINT[][]',
    only: 'whole',
    meaning: 'the only solution, row by row; null for a blocked cell',
  },
  {
    name: 'clues',
    path: 'clues',
    type: 'USMALLINT',
    meaning: 'the number of givens, or of the cages of a KenKen',
  },
  {
    name: 'minimal',
    path: 'minimal',
    type: 'BOOLEAN',
    meaning: 'true: it is proved that no single clue can be removed',
  },
  {
    name: 'ceiling',
    path: 'ceiling',
    type: 'DOUBLE',
    meaning: 'the degree that the order did not allow to exceed; null if it named none',
  },
  {
    name: 'tight',
    path: 'tight',
    type: 'BOOLEAN',
    meaning: 'true: no clue can be removed without losing uniqueness or leaving the order; null if unknown',
  },
  {
    name: 'seed',
    path: 'seed',
    type: 'VARCHAR',
    only: 'whole',
    meaning: 'the text that the random numbers of the puzzle come from',
  },
  {
    name: 'run',
    type: 'VARCHAR',
    only: 'compact',
    meaning: 'the seed without the number at its end: the seed is RUN/NUMBER',
  },
  {
    name: 'number',
    type: 'UINTEGER',
    only: 'compact',
    meaning: 'the number at the end of the seed; null if it ends otherwise, and run is all of it',
  },
  {
    name: 'asked',
    type: 'VARCHAR',
    only: 'compact',
    meaning: 'the order, such as stars=3: the made name is FAMILY:SHAPE[:ASKED]#SEED@GENERATOR',
  },
  {
    name: 'generator',
    path: 'generator',
    type: 'USMALLINT',
    meaning: 'the version of the generator',
  },
  {
    name: 'made',
    path: 'made',
    type: 'VARCHAR',
    only: 'whole',
    meaning: 'the name from which `puzzlewright generate` makes the same puzzle again',
  },
  {
    name: 'degree',
    path: 'grade.degree',
    type: 'DOUBLE',
    meaning: 'how long the puzzle takes, on the scale of Survo puzzles; comparable within a family and shape',
  },
  {
    name: 'stars',
    path: 'grade.stars',
    type: 'UTINYINT',
    meaning: 'the degree in bands, from 1 to 5: up to 30, 150, 600, 1500 and above',
  },
  {
    name: 'tier',
    path: 'grade.tier',
    type: 'VARCHAR',
    meaning: `what reasoning the puzzle takes: ${TIERS.join(', ')}`,
  },
  {
    name: 'hardest_technique',
    path: 'grade.hardestTechnique',
    type: 'VARCHAR',
    meaning: 'the hardest technique that is needed; null if looking is enough',
  },
  {
    name: 'techniques',
    path: 'grade.techniques',
    type: 'STRUCT(technique VARCHAR, times USMALLINT)[]',
    meaning: 'how many times a path to the solution uses each technique, the easiest first',
  },
  {
    name: 'nodes_opened',
    path: 'grade.nodesOpened',
    type: 'DOUBLE',
    meaning: 'states that a search of the whole tree opens, the mean of a few searches',
  },
  {
    name: 'average_branching_factor',
    path: 'grade.averageBranchingFactor',
    type: 'DOUBLE',
    meaning: 'alternatives per placement in these searches; 1 if no choice is needed',
  },
  {
    name: 'effort',
    path: 'grade.effort',
    type: 'DOUBLE',
    meaning: 'how long a person scans and tries, in open cells per placement in sight',
  },
  {
    name: 'hardest_step',
    path: 'grade.hardestStep',
    type: 'USMALLINT',
    meaning: 'placements of the longest assumption that is needed; 0 if none is',
  },
  {
    name: 'calibration',
    path: 'grade.calibration',
    type: 'VARCHAR',
    meaning: 'the table that the degree comes from; null if it lies between those of other shapes',
  },
  {
    name: 'md_mean',
    path: 'grade.md.mean',
    type: 'DOUBLE',
    meaning: 'Survo: the mean number of mutations over the runs of a solver that found the solution',
  },
  {
    name: 'md_standard_error',
    path: 'grade.md.standardError',
    type: 'DOUBLE',
    meaning: 'Survo: its standard error, in mutations',
  },
  { name: 'md_runs', path: 'grade.md.runs', type: 'UINTEGER', meaning: 'Survo: the number of these runs' },
  {
    name: 'md_at_least',
    path: 'grade.md.atLeast',
    type: 'BOOLEAN',
    meaning: 'true: a run was cut short, so the mean is larger',
  },
  {
    name: 'at_least',
    path: 'grade.atLeast',
    type: 'BOOLEAN',
    meaning: 'true: a search was cut short, so the puzzle is harder than the figures say',
  },
  {
    name: 'twins',
    path: 'grade.twins',
    type: 'VARCHAR',
    meaning: 'looks: the grade is only certain to be that of rotated, mirrored and relabelled copies',
  },
  {
    name: 'grade_version',
    path: 'grade.version',
    type: 'USMALLINT',
    meaning: 'the version of the grade; grades of several versions cannot be compared',
  },
]

/** The columns of a form of rows. */
export function columnsOf(form: RowForm): readonly CorpusColumn[] {
  return CORPUS_COLUMNS.filter(({ only }) => only === undefined || only === form)
}

/** The columns that compact rows leave out. */
export const DERIVED = CORPUS_COLUMNS.filter(({ only }) => only === 'whole').map(({ name }) => name)
