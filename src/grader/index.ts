// The entry `puzzlewright/grade`: grades puzzles and explains the path to their solutions.

export type { Candidate, Elimination, Tier } from '../families/inference.ts'
export { SAMENESSES, type Sameness } from '../families/rules.ts'
export { canonical } from './canonicalForm.ts'
export { type DifficultyOptions, type Gradable, UNGRADED, type Ungraded } from './difficulty.ts'
export { type Explainable, type Explainer, makeExplainer } from './explain.ts'
export { type Explanation, reasonOf, reasonText } from './explanation.ts'
export type { ChainLink, ForcingChain } from './forcingChain.ts'
export {
  GRADE_VERSION,
  type Grade,
  type GradeOptions,
  type Grader,
  type Measurement,
  makeGrader,
} from './grade.ts'
export type { Measured } from './measureTrials.ts'
export {
  type Bad,
  type FilledBoard,
  type Guide,
  type Mistake,
  makeGuide,
  type NextStep,
  type NoStep,
  type PathFrom,
} from './nextStep.ts'
export type { Reasoning } from './reasoning.ts'
export type { Stars } from './stars.ts'
export { type Phrases, phrasesIn } from './stepSentences.ts'
export type { EliminateStep, PlaceStep, RefuteStep, SearchStep, Step } from './steps.ts'
