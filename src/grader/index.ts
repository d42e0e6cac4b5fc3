// The entry `puzzlewright/grade`: says how hard a puzzle is, and explains the path to its solution.

export type { Refuted } from './assumptions.ts'
export { type DifficultyOptions, type Gradable, UNGRADED, type Ungraded } from './difficulty.ts'
export { type Explainable, type Explainer, makeExplainer } from './explain.ts'
export {
  type Contradicted,
  type Explanation,
  type Placement,
  type Refutation,
  reasonText,
  type Searched,
  type Step,
} from './explanation.ts'
export { type Grade, type GradeOptions, type Grader, makeGrader } from './grade.ts'
export type { Needs } from './humanEffort.ts'
export type { Measured } from './measureTrials.ts'
export type { Stars } from './stars.ts'
