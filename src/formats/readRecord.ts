// Reads records. A record is a line of JSON: a record of Puzzlewright, or any other object with an `id`. Also the types of the
// entries that are read from a text.

import type { Family, FamilyAlias } from '../families/family.ts'
import type { Puzzle, Shape } from '../families/puzzle.ts'
import { PuzzleError, quote, type Span } from '../families/puzzleError.ts'
import { isFamilyName } from '../families/registry.ts'
import { isRestriction } from '../grader/allowedTechniques.ts'
import type { Grade } from '../grader/grade.ts'
import type { Minutes } from '../grader/solvingTimes.ts'
import { starsOf } from '../grader/stars.ts'
import { jsonOf } from './tryParseJson.ts'

/** The facts that a text states about a puzzle: its id with the place of the id, and further facts if the text has them. */
export interface ReadRecord {
  /** The name of the puzzle, and its place in the line. */
  readonly id: Span
  /** The solution, row by row; 0 stands for a blocked cell. */
  readonly solution?: readonly (readonly number[])[]
  /** The seed of a puzzle that Puzzlewright made. */
  readonly seed?: string
  /** Its made name, which `parseMadeName` reads. */
  readonly made?: string
  /** The degree that the puzzle was not allowed to exceed when it was made. */
  readonly ceiling?: number
  /** Whether the record states that no clue of the puzzle can be removed. */
  readonly tight?: boolean
  /** Its difficulty. */
  readonly grade?: ReadGrade
  /** The complete grade of the record, of any version and form: `storedGrade` decides whether it is valid. */
  readonly writtenGrade?: unknown
}

/**
 * The part of a grade that is printed, the techniques that the grade allows, and its version, which is 1 if the record does
 * not state a version.
 */
export type ReadGrade = Pick<
  Grade,
  'degree' | 'stars' | 'minutes' | 'version' | 'atLeast' | 'techniquesAllowed'
>

/** Whether a line is a record: an object whose `id` begins with the name of a family. */
export function isRecord(line: string): boolean {
  const value = jsonOf(line) as { readonly id?: unknown } | null | undefined
  return isFamilyName(String(value?.id).split(':')[0])
}

/** Reads a record, or any other line of JSON with an `id`. Throws a PuzzleError. */
export function readRecord(line: Span): ReadRecord {
  const value = jsonOf(line.text)
  if (value === undefined)
    throw new PuzzleError('record', 'the record is not valid JSON; a record is one object on one line', line)
  const { id, family, shape, solution, seed, made, ceiling, tight, grade } = value as Record<string, unknown>
  if (typeof id !== 'string') {
    throw new PuzzleError('record', 'a record needs an "id", the name of its puzzle', line)
  }
  const [ownFamily, ownShape] = id.split(':')
  if (ownShape !== undefined && ((family ?? ownFamily) !== ownFamily || (shape ?? ownShape) !== ownShape)) {
    const message = `the record's "family" and "shape" must be those of its "id", ${quote(`${ownFamily}:${ownShape}`)}`
    throw new PuzzleError('record', message, line)
  }
  return {
    id: { text: id, line: line.line, column: line.column + Math.max(0, line.text.indexOf(id)) },
    ...(solution !== undefined && { solution: readSolution(solution, line) }),
    ...(typeof seed === 'string' && { seed }),
    ...(typeof made === 'string' && { made }),
    ...(typeof ceiling === 'number' && ceiling >= 0 && { ceiling }),
    ...(tight === true && { tight }),
    ...readGrade(grade),
    ...(grade !== undefined && { writtenGrade: grade }),
  }
}

/** The version of grades that do not state a version. */
const FIRST_VERSION = 1

/** Reads a degree with its stars. A damaged grade counts as no grade. */
export function readGrade(value: unknown): { readonly grade?: ReadGrade } {
  const written = (value ?? {}) as Partial<Record<keyof Grade, unknown>>
  const { degree, stars, minutes, version = FIRST_VERSION, atLeast, techniquesAllowed } = written
  if (typeof degree !== 'number' || !(degree >= 0) || stars !== starsOf(degree)) return {}
  if (typeof version !== 'number' || !Number.isInteger(version) || version < FIRST_VERSION) return {}
  return {
    grade: {
      degree,
      stars: starsOf(degree),
      version,
      ...(isMinutes(minutes) && { minutes }),
      ...(atLeast === true && { atLeast }),
      ...(isRestriction(techniquesAllowed) && { techniquesAllowed }),
    },
  }
}

function isMinutes(value: unknown): value is Minutes {
  const { usual, least, most } = (value ?? {}) as Partial<Record<keyof Minutes, unknown>>
  return [usual, least, most].every((one) => typeof one === 'number' && one >= 0)
}

function readSolution(value: unknown, line: Span): number[][] {
  const rows: unknown[] = Array.isArray(value) ? value : []
  const width = Array.isArray(rows[0]) ? rows[0].length : 0
  const isBoard = rows.every(
    (row) =>
      Array.isArray(row) &&
      row.length === width &&
      row.every((cell) => cell === null || Number.isInteger(cell)),
  )
  if (width > 0 && isBoard) return (rows as (number | null)[][]).map((row) => row.map((cell) => cell ?? 0))
  const message = 'the "solution" of a record must be rows of numbers, with null for a blocked cell'
  throw new PuzzleError('record', message, line)
}

/** A puzzle that was read. */
export interface Read {
  /** The line where it begins. */
  readonly line: number
  /** The family of the puzzle. */
  readonly family: Family
  /** The puzzle. */
  readonly puzzle: Puzzle
  /** The facts that the text states about the puzzle, if the text is a record or states a solution. */
  readonly record?: ReadRecord
}

/** A puzzle, or an error where a puzzle could not be read. */
export type Entry = Read | Unreadable

/** A text that is not a puzzle. */
export interface Unreadable {
  /** The line where it begins. */
  readonly line: number
  /** What is wrong with it. */
  readonly error: PuzzleError
}

/** Options of the reader. */
export interface ReadOptions {
  /** The family of puzzles whose text does not state a family. */
  readonly family?: Family
  /** The alias by which the family was requested, if it was not requested by its name; needs a family. */
  readonly alias?: FamilyAlias
  /** The shape of puzzles whose text does not state a shape; needs a family. */
  readonly shape?: Shape
}
