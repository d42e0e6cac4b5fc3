// The library: find a family by name, read and write puzzles, solve and verify them. Nothing here needs
// Node; it runs in a browser as it is.

import type { PuzzleError } from './families/error.ts'
import { type Entry, makeReader, type ReadOptions } from './formats/reader.ts'
import { makeDraw, type PuzzleRecord, type Recipe } from './formats/record.ts'
import { type End, makeDecider, seedOf } from './maker/distinct.ts'
import { usualAttempts } from './maker/maker.ts'

export type { Contender } from './bench/contenders/contender.ts'
export type { Orders } from './bench/contenders/customOrders.ts'
export { parseContenders } from './bench/contenders/parseContenders.ts'
export { type ModelMaker, PROFILES, type Profile } from './bench/contenders/profiles.ts'
export {
  type Answer,
  type Encoding,
  type SolverCommand,
  UnreadableAnswer,
} from './bench/encodings/encoding.ts'
export { ENCODINGS, findEncoding } from './bench/encodings/encodings.ts'
export type { Constraint, Problem } from './families/constraints.ts'
export { ERROR_CODES, type ErrorCode, PuzzleError } from './families/error.ts'
export {
  type Family,
  type Fault,
  type Puzzle,
  type Removal,
  type Shape,
  STRENGTHS,
  type Strength,
} from './families/family.ts'
export { type AnyFamily, FAMILIES, findFamily } from './families/registry.ts'
export {
  type Heuristics,
  makeSolver,
  type Solved,
  type SolveOptions,
  type Solver,
  STATUSES,
  type Status,
} from './families/solve.ts'
export { boardFaults, redundantClues } from './families/verify.ts'
export { type Entry, makeReader, type Reader, type ReadOptions } from './formats/reader.ts'
export {
  makeRecord,
  type PuzzleRecord,
  parseMadeName,
  puzzleName,
  type ReadRecord,
  type Recipe,
} from './formats/record.ts'
export { type Explainer, makeExplainer } from './grader/explain.ts'
export { type Explanation, reasonText, type Step } from './grader/explanation.ts'
export { type Grade, type GradeOptions, type Grader, makeGrader } from './grader/grade.ts'
export {
  type NamedOrder,
  VALUE_ORDERS,
  VARIABLE_ORDERS,
  type ValueOrder,
  type ValueOrderName,
  type VariableOrder,
  type VariableOrderName,
} from './kernel/branching.ts'
export { BLOCKED, type Clues, type Model, SETTLED } from './kernel/model.ts'
export { below, makeRng, type Rng } from './kernel/rng.ts'
export type { Ended, Excluded, Limits, Searcher, SearchResult, Statistics, Without } from './kernel/search.ts'
export type { End } from './maker/distinct.ts'
export {
  ATTEMPTS,
  GENERATOR_VERSION,
  GRADED_ATTEMPTS,
  isMade,
  type Made,
  type Maker,
  makeMaker,
  type NotFound,
} from './maker/maker.ts'
export { NO_WISHES, type Order, parseOrder } from './maker/order.ts'
export { sceneText } from './render/text.ts'
export type { Circle, Line, Mark, Rectangle, Scene, Stroke, Text, Weight } from './scene.ts'

export interface GenerateOptions {
  readonly count?: number
  /** Boards to try for each puzzle. */
  readonly attempts?: number
  /** Whether the records carry grades. */
  readonly isGraded?: boolean
}

/**
 * Makes the first `count` puzzles of a run, all different, as `puzzlewright generate` does. Ends earlier, and returns
 * why, where `attempts` boards did not meet the order or the shape has no more puzzles to give.
 */
export function* generate(
  recipe: Recipe,
  seed: string,
  { count = 1, attempts = usualAttempts(recipe.order), isGraded = true }: GenerateOptions = {},
): Generator<PuzzleRecord, End | undefined> {
  const draw = makeDraw(recipe, { attempts, isGraded })
  const { decide } = makeDecider(draw)
  for (let number = 0; number < count; number++) {
    const decided = decide(seedOf(seed, number), draw(seedOf(seed, number)))
    if ('ended' in decided) return decided
    yield decided.drawn.record
  }
  return undefined
}

/** All puzzles of a text, and what is wrong with those that are none, in the order of the text. */
export function readPuzzles(text: string, options: ReadOptions = {}): Entry[] {
  const entries: Entry[] = []
  const reader = makeReader(options, (entry) => entries.push(entry))
  for (const line of text.split(/\r?\n/)) reader.push(line)
  reader.end()
  return entries
}

/** The first puzzle of a text. Throws a PuzzleError if it cannot be read. */
export function parsePuzzle(text: string, options: ReadOptions = {}) {
  const [entry] = readPuzzles(text, options)
  if ('error' in entry) throw entry.error satisfies PuzzleError
  return entry
}
