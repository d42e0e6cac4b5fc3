// Records as rows of columns, and back. A compact row lacks the text, the solution, the seed and the made name:
// they follow from the puzzle and from the parts of the seed, so `makeToRecord` makes them again.

import { PuzzleError, quote } from '../families/error.ts'
import { readName } from '../formats/readName.ts'
import { makeUniqueSolver } from '../grader/difficulty.ts'
import { describePuzzle, type PuzzleRecord } from '../maker/puzzleRecord.ts'
import { type CorpusColumn, columnsOf, type RowForm } from './columns.ts'

/** A technique with how many times it is used. */
interface TechniqueTimes {
  readonly technique: string
  readonly times: number
}

/** The value of a column; null if the record does not state it. */
type RowValue =
  | string
  | number
  | boolean
  | null
  | readonly (readonly (number | null)[])[]
  | readonly TechniqueTimes[]

/** A row: the values by the names of columns. */
export type CorpusRow = Readonly<Record<string, RowValue>>

/** The number at the end of a seed. One that is too long or begins with a zero is a part of the text. */
export const SEED_NUMBER = '^(.*)/(0|[1-9][0-9]{0,8})$'
/** The order in a made name. */
export const MADE_ORDER = '^[a-z]+:[^:#]+:([^#]*)#'

/** The row of a record. */
export function rowOf(record: PuzzleRecord, form: RowForm): CorpusRow {
  const parts = form === 'compact' ? seedParts(record) : {}
  return Object.fromEntries(columnsOf(form).map((column) => [column.name, fieldValue(column, record, parts)]))
}

function fieldValue({ name, path }: CorpusColumn, record: PuzzleRecord, parts: CorpusRow): RowValue {
  if (path === undefined) return parts[name] ?? null
  const value = path
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], record)
  if (name !== 'techniques') return (value ?? null) as RowValue
  if (value === undefined || value === null) return null
  return Object.entries(value).map(([technique, times]) => ({ technique, times }))
}

function seedParts({ seed, made }: Partial<PuzzleRecord>): CorpusRow {
  if (seed === undefined || made === undefined) return {}
  const [, run, number] = new RegExp(SEED_NUMBER, 's').exec(seed) ?? [seed, seed]
  return {
    run,
    number: number === undefined ? null : Number(number),
    asked: new RegExp(MADE_ORDER).exec(made)?.[1] ?? '',
  }
}

/**
 * Throws a PuzzleError if the made name of a record does not follow from its seed, so that a compact row could not give
 * the record again.
 */
export function expectDerivable(record: PuzzleRecord): void {
  const { seed, made } = seedAndMade(rowOf(record, 'compact'))
  if (seed === record.seed && made === record.made) return
  const message = `expected a record whose "made" follows from its "seed" and "generator", got ${quote(String(record.made))}; export it without --compact`
  throw new PuzzleError('record', message)
}

/**
 * Whether a value of JSON is a compact row. One with neither a seed nor a grade cannot be told from a record without its
 * text.
 */
export function isCompactRow(value: unknown): value is CorpusRow {
  const { text, run, degree } = (value ?? {}) as Partial<CorpusRow>
  return text === undefined && (run !== undefined || degree !== undefined)
}

/** Whether the text of a line is a compact row. */
export function isCompactLine(text: string): boolean {
  // Nearly all lines that are none have this field.
  if (text.includes('"text":')) return false
  try {
    return isCompactRow(JSON.parse(text))
  } catch {
    return false
  }
}

/** The record of a compact row without its text and its solution: all that can be told without solving. */
export function unsolvedRecord(row: CorpusRow): PuzzleRecord {
  return recordWith(row, seedAndMade(row))
}

/** Makes the record of a row. Throws a PuzzleError if the row names no puzzle with one solution. */
type ToRecord = (row: CorpusRow) => PuzzleRecord

/** Returns a function that makes records of rows, with what compact rows leave out. */
export function makeToRecord(): ToRecord {
  const solve = makeUniqueSolver()
  const describe = (id: string) => {
    const { family, puzzle } = readName({ text: id, line: 1, column: 1 }, {})
    const solution = solve(family, puzzle)
    if (typeof solution === 'string') {
      throw new PuzzleError('record', `${quote(id)} must have exactly one solution to be written as a record`)
    }
    const { text, solution: rows } = describePuzzle(family, puzzle, solution)
    return { text, solution: rows }
  }
  return (row) => {
    const { text, solution, seed, made } = row
    if (text !== undefined) return recordWith(row, { text, solution, seed, made })
    return recordWith(row, { ...describe(String(row.id)), ...seedAndMade(row) })
  }
}

/** The fields that compact rows leave out, as far as they are known. */
type DerivedFields = Readonly<Partial<Record<'text' | 'solution' | 'seed' | 'made', RowValue>>>

function recordWith(row: CorpusRow, { text, solution, seed, made }: DerivedFields): PuzzleRecord {
  const { id, family, shape, clues, minimal, ceiling, tight, generator } = row
  return stated({
    ...{ id, family, shape, text, solution, clues, minimal, ceiling, tight },
    ...{ seed, generator, made, grade: gradeOf(row) },
  }) as unknown as PuzzleRecord
}

/** The seed and the made name that a compact row stands for; none if its record had none. */
function seedAndMade({ run, number, asked, family, shape, generator }: CorpusRow): DerivedFields {
  if (isMissing(run)) return {}
  const seed = isMissing(number) ? run : `${run}/${number}`
  return { seed, made: `${family}:${shape}${asked ? `:${asked}` : ''}#${seed}@${generator}` }
}

/** Rows of JSON Lines leave out what is null. */
const isMissing = (value: unknown): value is null | undefined => value === null || value === undefined

/** The fields of a grade that stay when they are null. */
const NULLABLE = ['hardestTechnique', 'calibration']

function gradeOf(row: CorpusRow): object | null {
  if (isMissing(row.degree)) return null
  const techniques = (row.techniques ?? []) as readonly TechniqueTimes[]
  const md = stated({
    mean: row.md_mean,
    standardError: row.md_standard_error,
    runs: row.md_runs,
    atLeast: row.md_at_least,
  })
  return stated(
    {
      degree: row.degree,
      stars: row.stars,
      tier: row.tier,
      hardestTechnique: row.hardest_technique ?? null,
      techniques: Object.fromEntries(techniques.map(({ technique, times }) => [technique, times])),
      nodesOpened: row.nodes_opened,
      averageBranchingFactor: row.average_branching_factor,
      effort: row.effort,
      hardestStep: row.hardest_step,
      calibration: row.calibration ?? null,
      md: isMissing(row.md_mean) ? null : md,
      atLeast: row.at_least,
      twins: row.twins,
      version: row.grade_version,
    },
    NULLABLE,
  )
}

/** The fields that are there, and those that stay. */
function stated(fields: object, staying: readonly string[] = []): object {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, field]) => !isMissing(field) || staying.includes(name)),
  )
}
