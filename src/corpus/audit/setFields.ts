// The fields of a row in a set of puzzles by others: which field has the puzzle, which the answer, and what a puzzle looks like
// as a value.

import type { Shape } from '../../families/puzzle.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { findAnswer } from '../../formats/findAnswer.ts'
import { readPuzzles } from '../../formats/readPuzzles.ts'
import type { Read, ReadOptions } from '../../formats/readRecord.ts'
import { jsonOf } from '../../formats/tryParseJson.ts'

/** A row: its values by the names of their fields. */
export type SetRow = Readonly<Record<string, unknown>>

/** The names of the fields of a set, with dots between the names of objects within objects. */
export interface SetFields {
  /** The field of puzzles. */
  readonly puzzle: string
  /** The field of answers; left out if there is none. */
  readonly answer?: string | undefined
}

/** Fields that were named by hand. */
export type NamedFields = { readonly [Field in keyof SetFields]?: string | undefined }

/** Usual names of fields with puzzles, the most telling first. */
const PUZZLES = [
  ...['id', 'metadata.puzzle', 'puzzle', 'puzzles', 'quiz', 'quizzes', 'sudoku', 'board', 'grid', 'givens'],
  ...['problem', 'text', 'question', 'input'],
]
/** Usual names of fields with answers. */
const ANSWERS = ['solution', 'solutions', 'metadata.solution', 'answer', 'answers', 'solved', 'output']

/** The fields of a row, as named or by usual names; undefined if none is called like a puzzle. */
export function fieldsOf(row: SetRow, named: NamedFields = {}): SetFields | undefined {
  const has = (name: string) => fieldIn(row, name) !== undefined
  const puzzle = named.puzzle ?? PUZZLES.find((name) => has(name) && (name !== 'id' || isName(row.id)))
  const answer = named.answer ?? ANSWERS.find(has)
  return puzzle === undefined ? undefined : { puzzle, answer }
}

/** Whether an id is the name of a puzzle, and not only a number of the row. */
const isName = (id: unknown) => typeof id === 'string' && /^[a-z]+:\d+x\d+/.test(id)

/** The value of a field; the name may have dots. */
export function fieldIn(row: SetRow, name: string): unknown {
  if (Object.hasOwn(row, name)) return row[name]
  return name.split('.').reduce<unknown>((value, key) => {
    const object = typeof value === 'string' ? jsonOf(value) : value
    return (object as SetRow | null | undefined)?.[key]
  }, row)
}

/** Reads the puzzle of a value: a text in any notation, rows of numbers, or a text that has the board in it. */
export function readPuzzleValue(value: unknown, options: ReadOptions): Read {
  const rows = rowsOf(value)
  const text = rows ?? (typeof value === 'string' ? value : undefined)
  if (text === undefined)
    throw new PuzzleError('record', 'expected a puzzle: a text, or rows of numbers with 0 for an empty cell')
  const entries = readPuzzles(text, options)
  const [entry] = entries
  if (entries.length === 1 && !('error' in entry)) return entry
  const found = options.shape && rows === undefined ? boardIn(text, options.shape, options) : undefined
  if (found) return found
  if ('error' in entry) throw entry.error
  throw new PuzzleError('length', `the field has ${entries.length} puzzles; expected one`)
}

/** The lines of a value that is a list of rows; undefined for others. */
function rowsOf(value: unknown): string | undefined {
  const rows = typeof value === 'string' && /^\s*\[/.test(value) ? jsonOf(value) : value
  if (!Array.isArray(rows)) return undefined
  if (!rows.every(Array.isArray))
    return rows.every((row) => typeof row === 'string') ? rows.join('\n') : undefined
  return rows.map((row) => (row as unknown[]).map(cellText).join(' ')).join('\n')
}

function cellText(cell: unknown): string {
  if (cell === null || cell === 0 || cell === '' || cell === '0') return '.'
  return typeof cell === 'number' && cell < 0 ? '##' : String(cell)
}

/** The puzzle whose board stands in a text, such as a question in words. */
function boardIn(text: string, shape: Shape, options: ReadOptions): Read | undefined {
  const found = findAnswer(text, shape)
  if (!('values' in found)) return undefined
  const lines = Array.from({ length: shape.rows }, (_, row) =>
    found.values.slice(row * shape.columns, (row + 1) * shape.columns).map(cellText),
  )
  const [entry] = readPuzzles(lines.map((cells) => cells.join(' ')).join('\n'), options)
  return entry && !('error' in entry) ? entry : undefined
}
