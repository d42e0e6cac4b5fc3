// The record: a puzzle with its solution and where it came from, as one line of JSON. It is how puzzles travel
// between the commands; schemas/record.schema.json says the same to other programs.
//
//   {"id":"survo:2x2:1,/,|3,7|4,6","family":"survo","shape":"2x2","text":"...","solution":[[1,2],[3,4]],
//    "clues":1,"minimal":true,"seed":"S/0","generator":1,"made":"survo:2x2#S/0@1"}

import { PuzzleError, quote, type Span } from '../families/error.ts'
import type { Family } from '../families/family.ts'
import { rowsOf } from '../families/grid.ts'
import type { Puzzle, Shape } from '../families/puzzle.ts'
import { findFamily } from '../families/registry.ts'
import { type Grade, makeGrader, TRIALS_IN_BULK } from '../grader/grade.ts'
import { starsOf } from '../grader/stars.ts'
import { BLOCKED } from '../kernel/model.ts'
import { type Key, keyOf } from '../maker/keys.ts'
import { GENERATOR_VERSION, isMade, type Made, makeMaker, type NotFound } from '../maker/maker.ts'
import { formatOrder, type Order, parseOrder } from '../maker/order.ts'

export interface PuzzleRecord {
  /** The self-contained name: family, shape and clues. */
  readonly id: string
  readonly family: string
  readonly shape: string
  /** The puzzle in the family's notation. */
  readonly text: string
  /** Row by row; null is a blocked cell. */
  readonly solution: readonly (readonly (number | null)[])[]
  /** How many removable clues there are: givens, or a KenKen's cages. */
  readonly clues: number
  /** Whether it is proved that none of them can go by itself. */
  readonly minimal: boolean
  readonly seed: string
  readonly generator: number
  /** How it was made: family, shape, what was asked for, seed, version of the generator. */
  readonly made: string
  /** How hard it is; left out where that was not asked for. */
  readonly grade?: Grade
}

/** What a run of the generator is asked to make. */
export interface Recipe {
  readonly family: Family
  readonly shape: Shape
  readonly order: Order
}

/** So many puzzles of a kind. */
export interface CountedRecipe {
  readonly recipe: Recipe
  readonly count: number
}

/** The self-contained name of a puzzle: family, shape, clues. */
export function puzzleName(family: Family, puzzle: Puzzle): string {
  return `${family.name}:${puzzle.shape.text}:${family.notation.formatClues(puzzle)}`
}

/** How a puzzle was made, in one word: `sudoku:9x9:minimal,clues=24#SEED@1`. */
export function madeName({ family, shape, order }: Recipe, seed: string): string {
  const asked = formatOrder(family, order)
  return `${family.name}:${shape.text}${asked && `:${asked}`}#${seed}@${GENERATOR_VERSION}`
}

/** Seeds are texts in one line. */
export const UNFIT_FOR_SEEDS = /[\p{Cc}\p{Zl}\p{Zp}]/u

/** Reads such a name. Throws a PuzzleError, also for a name of another generator's version. */
export function parseMadeName(text: string): Recipe & { readonly seed: string } {
  const match = /^([a-z]+):([^:#]+)(?::([^#]*))?#(.+)@(\d+)$/s.exec(text)
  if (!match || UNFIT_FOR_SEEDS.test(match[4])) {
    throw new PuzzleError(
      'unrecognized',
      `${quote(text)} does not say how a puzzle was made: FAMILY:SHAPE:OPTIONS#SEED@VERSION`,
    )
  }
  const [, name, shape, asked = '', seed, version] = match
  if (Number(version) !== GENERATOR_VERSION) {
    const message = `${quote(text)} is of version ${version} of the generator, and this is ${GENERATOR_VERSION}: it would make another puzzle`
    throw new PuzzleError('value', message)
  }
  const family = findFamily(name)
  return { family, shape: family.notation.parseShape(shape), order: parseOrder(family, asked), seed }
}

/** What a record says of the puzzle itself, wherever it came from. */
export function describePuzzle(family: Family, puzzle: Puzzle, solution: readonly number[]) {
  return {
    id: puzzleName(family, puzzle),
    family: family.name,
    shape: puzzle.shape.text,
    text: family.notation.format(puzzle),
    solution: rowsOf(
      solution.map((value, cell) => (puzzle.givens[cell] === BLOCKED ? null : value)),
      puzzle.shape,
    ),
    clues: family.making.countClues(puzzle),
  } satisfies Partial<PuzzleRecord>
}

/** The record of a puzzle that was made with this seed. */
export function makeRecord(recipe: Recipe, seed: string, made: Made): PuzzleRecord {
  const { puzzle, solution, minimal } = made
  return {
    ...describePuzzle(recipe.family, puzzle, solution),
    minimal,
    seed,
    generator: GENERATOR_VERSION,
    made: madeName(recipe, seed),
  }
}

/** What a line of JSON says of a puzzle: its id, where that stands, and the solution if it has one. */
export interface ReadRecord {
  readonly id: Span
  /** Row by row, 0 in a blocked cell. */
  readonly solution?: readonly (readonly number[])[]
  readonly seed?: string
  readonly made?: string
  readonly grade?: ReadGrade
}

/** What of a grade is printed. */
export type ReadGrade = Pick<Grade, 'degree' | 'stars' | 'atLeast'>

/** Reads a record, or any other line of JSON with an `id`. Throws a PuzzleError. */
export function readRecord(line: Span): ReadRecord {
  let value: unknown
  try {
    value = JSON.parse(line.text)
  } catch {
    throw new PuzzleError('record', 'this begins like a record, but it is no line of JSON', line)
  }
  const { id, family, shape, solution, seed, made, grade } = value as Record<string, unknown>
  if (typeof id !== 'string') {
    throw new PuzzleError('record', 'a record needs an "id", the name of its puzzle', line)
  }
  const [ownFamily, ownShape] = id.split(':')
  if (ownShape !== undefined && ((family ?? ownFamily) !== ownFamily || (shape ?? ownShape) !== ownShape)) {
    const message = `the record's "family" and "shape" are not those of its "id", ${quote(`${ownFamily}:${ownShape}`)}`
    throw new PuzzleError('record', message, line)
  }
  return {
    id: { text: id, line: line.line, column: line.column + Math.max(0, line.text.indexOf(id)) },
    ...(solution !== undefined && { solution: readSolution(solution, line) }),
    ...(typeof seed === 'string' && { seed }),
    ...(typeof made === 'string' && { made }),
    ...(isGrade(grade) && { grade }),
  }
}

/** Whether this is a degree with the stars that belong to it; what is not is taken for no grade. */
function isGrade(value: unknown): value is ReadGrade {
  const { degree, stars } = (value ?? {}) as Partial<Record<keyof Grade, unknown>>
  return typeof degree === 'number' && degree >= 0 && stars === starsOf(degree)
}

function readSolution(value: unknown, line: Span): number[][] {
  const rows: unknown[] = Array.isArray(value) ? value : []
  const width = Array.isArray(rows[0]) ? rows[0].length : 0
  const isBoard = rows.every((row) => Array.isArray(row) && row.length === width && row.every(isCell))
  if (width > 0 && isBoard) return (rows as (number | null)[][]).map((row) => row.map((cell) => cell ?? 0))
  throw new PuzzleError(
    'record',
    'the "solution" of a record has to be rows of numbers, null for a blocked cell',
    line,
  )
}

function isCell(value: unknown): boolean {
  return value === null || Number.isInteger(value)
}

/** A puzzle as the generator hands it on. */
export interface Draft {
  readonly made: Made
  readonly record: PuzzleRecord
  /** As `keyOfPuzzle` has it. */
  readonly key: Key
}

/** The same for puzzles that are the same, turned or renumbered. */
export function keyOfPuzzle(family: Family, puzzle: Puzzle): Key {
  return keyOf(family.notation.formatClues(family.rules.canonical(puzzle)))
}

/** Makes the puzzle of a seed: the same on every machine, unless the order is not met. */
export type Draw<T> = (seed: string) => T | NotFound

export interface DrawOptions {
  /** Boards to try for a puzzle. */
  readonly attempts?: number
  /** Hears the number of each attempt before it begins. */
  readonly onAttempt?: (attempt: number) => void
  /** Whether records carry grades; they do if left out. */
  readonly isGraded?: boolean
}

/** Draws puzzles with their records, as a run of `generate` does. */
export function makeDraw(recipe: Recipe, options: DrawOptions = {}): Draw<Draft> {
  const { attempts, onAttempt, isGraded = true } = options
  const { family, shape, order } = recipe
  const make = makeMaker(family, shape, order)
  const grader = makeGrader({ trials: order.trials ?? TRIALS_IN_BULK })
  const gradeOf = ({ puzzle, grade }: Made) => grade ?? grader(family, puzzle)
  return (seed) => {
    const made = make(seed, attempts, onAttempt)
    if (!isMade(made)) return made
    const grade = isGraded ? gradeOf(made) : undefined
    return {
      made,
      record: { ...makeRecord(recipe, seed, made), ...(typeof grade === 'object' && { grade }) },
      key: keyOfPuzzle(family, made.puzzle),
    }
  }
}

/** A record as its line of JSON: what goes from thread to thread. */
export interface DrawnLine {
  readonly line: string
  readonly key: Key
  readonly attempts: number
}

/** As `makeDraw`, for what is only to be written. */
export function makeLineDraw(recipe: Recipe, options: DrawOptions): Draw<DrawnLine> {
  const draw = makeDraw(recipe, options)
  return (seed) => {
    const draft = draw(seed)
    if (!('record' in draft)) return draft
    return { line: JSON.stringify(draft.record), key: draft.key, attempts: draft.made.attempts }
  }
}
