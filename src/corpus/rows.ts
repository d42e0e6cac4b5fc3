// Converts records to rows of columns, and rows to records. A compact row lacks the text, the solution, the seed and
// the made name, which `makeToRecord` derives from the puzzle and the parts of the seed.

import { PuzzleError, quote } from '../families/puzzleError.ts'
import { readName } from '../formats/readNameOrRecord.ts'
import { jsonOf } from '../formats/tryParseJson.ts'
import { makeUniqueSolver } from '../grader/measureDifficulty.ts'
import { describePuzzle, type PuzzleRecord } from '../maker/puzzleRecord.ts'
import { type CorpusColumn, columnsOf, DERIVED, type RowForm } from './columns.ts'

/** A technique, and the number of times that it is used. */
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

/** A row: its values by the names of their columns. */
export type CorpusRow = Readonly<Record<string, RowValue>>

/** A seed with a number at its end. A number that is too long, or begins with a zero, counts as part of the text. */
export const SEED_NUMBER = '^(.*)/(0|[1-9][0-9]{0,8})$'
/** A made name; the group is its order. */
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
 * Throws a PuzzleError if the made name of a record does not follow from its seed, because then the record could not be
 * restored from a compact row.
 */
export function expectDerivable(record: PuzzleRecord): void {
  const { seed, made } = seedAndMade(rowOf(record, 'compact'))
  if (seed === record.seed && made === record.made) return
  const message = `expected a record whose "made" follows from its "seed" and "generator", got ${quote(String(record.made))}; export it without --compact`
  throw new PuzzleError('record', message)
}

/**
 * Whether a JSON value is a compact row. A compact row with neither seed nor grade does not count, because it looks
 * like a record without its text.
 */
export function isCompactRow(value: unknown): value is CorpusRow {
  const { text, run, degree } = (value ?? {}) as Partial<CorpusRow>
  return text === undefined && (run !== undefined || degree !== undefined)
}

/** Whether the text of a line is a compact row. */
export function isCompactLine(text: string): boolean {
  // Nearly all lines that are not compact rows have this field, which is faster to find than parsing the line.
  return !text.includes('"text":') && isCompactRow(jsonOf(text))
}

/** The record of a compact row without its text and its solution: all fields that can be derived without solving. */
export function unsolvedRecord(row: CorpusRow): PuzzleRecord {
  return recordWith(row, seedAndMade(row))
}

/**
 * Returns a function that makes the record of a row, with what compact rows leave out. The function throws a
 * PuzzleError unless the row's puzzle has exactly one solution.
 */
export function makeToRecord() {
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
  return (row: CorpusRow): PuzzleRecord => {
    const { text, solution, seed, made } = row
    if (text !== undefined) return recordWith(row, { text, solution, seed, made })
    return recordWith(row, { ...describe(String(row.id)), ...seedAndMade(row) })
  }
}

/** The values of fields that compact rows leave out, as far as they are known. */
type DerivedFields = Readonly<Partial<Record<'text' | 'solution' | 'seed' | 'made', RowValue>>>

/** The fields of records with their columns, in order. */
const FIELDS = columnsOf('whole').map(({ name, path = name }) => ({ name, keys: path.split('.') }))
/** For each nested object, the column that is empty if the record lacks the object. */
const NEEDED: Readonly<Record<string, string>> = { grade: 'degree', minutes: 'minutes_usual', md: 'md_mean' }

function recordWith(row: CorpusRow, derived: DerivedFields): PuzzleRecord {
  const record = {}
  for (const { name, keys } of FIELDS) {
    const above = keys.slice(0, -1)
    if (above.some((key) => isMissing(row[NEEDED[key]]))) continue
    const value = fieldOf(name, DERIVED.includes(name) ? derived[name as keyof DerivedFields] : row[name])
    if (value === undefined) continue
    const part = above.reduce<Record<string, object>>((whole, key) => {
      whole[key] ??= {}
      return whole[key] as Record<string, object>
    }, record)
    Object.assign(part, { [keys[keys.length - 1]]: value })
  }
  return record as PuzzleRecord
}

/** The seed and the made name that a compact row encodes; empty if the record had none. */
function seedAndMade({ run, number, asked, family, shape, generator }: CorpusRow): DerivedFields {
  if (isMissing(run)) return {}
  const seed = isMissing(number) ? run : `${run}/${number}`
  return { seed, made: `${family}:${shape}${asked ? `:${asked}` : ''}#${seed}@${generator}` }
}

/** Values may be undefined, because rows in JSON Lines leave out columns that are null. */
const isMissing = (value: unknown): value is null | undefined => value === null || value === undefined

/** The columns of a grade whose fields remain in the record even if they are null. */
const NULLABLE = ['hardest_technique', 'calibration']

/** The value of a field of a record; undefined if the record leaves it out. */
function fieldOf(name: string, value: RowValue | undefined): unknown {
  if (name === 'techniques') {
    const techniques = (value ?? []) as readonly TechniqueTimes[]
    return Object.fromEntries(techniques.map(({ technique, times }) => [technique, times]))
  }
  return value ?? (NULLABLE.includes(name) ? null : undefined)
}
