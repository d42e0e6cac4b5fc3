/**
 * Grades a puzzle, explains the path to its solution, and tells the next step of a half-filled board.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'puzzlewright'
 * import { makeGrader } from 'puzzlewright/grade'
 *
 * const { family, puzzle } = parsePuzzle('kenken:3x3:1-A1,A2;1-A3,B3;7+B1,B2,C1;2xC2,C3')
 * const grade = makeGrader()(family, puzzle)
 * if (typeof grade === 'string') console.log(`no grade: ${grade}`)
 * else console.log(grade.stars, grade.degree, grade.tier)
 * ```
 *
 * @module puzzlewright/grade
 */

export { type Candidate, type Elimination, TIERS, type Tier } from '../families/inference.ts'
export { SAMENESSES, type Sameness } from '../families/rules.ts'
export {
  ALL_TECHNIQUES,
  type AllowedTechniques,
  NO_UNIQUENESS,
  parseAllowedTechniques,
} from './allowedTechniques.ts'
export { canonical } from './canonicalForm.ts'
export { type Explainable, type Explainer, makeExplainer } from './explain.ts'
export type { ChainLink, ForcingChain } from './forcingChain.ts'
export {
  GRADE_VERSION,
  type Grade,
  type GradeOptions,
  type Grader,
  type Measurement,
  makeGrader,
} from './grade.ts'
export type { Measured } from './measureByRandomMoves.ts'
export { type DifficultyOptions, type Gradable, UNGRADED, type Ungraded } from './measureDifficulty.ts'
export {
  type Bad,
  type FilledBoard,
  type Guide,
  type Mistake,
  MOST_NODES_OF_HINT,
  makeGuide,
  type NextStep,
  type NoStep,
  type PathFrom,
  type Undecided,
} from './nextStep.ts'
export { type Explanation, reasonText } from './reasonText.ts'
export { type Phrases, phrasesIn } from './sharedTechniquePhrases.ts'
export type { Minutes } from './solvingTimes.ts'
export { STARS, type Stars } from './stars.ts'
export type { EliminateStep, PlaceStep, Reasoning, RefuteStep, SearchStep, Step } from './steps.ts'
export { reasonOf } from './steps.ts'
