// The entry `puzzlewright/grade`: says how hard a puzzle is, and explains the path to its solution.

export { UNGRADED, type Ungraded } from './difficulty.ts'
export { type Explainable, type Explainer, makeExplainer } from './explain.ts'
export { type Explanation, reasonText, type Step } from './explanation.ts'
export { type Grade, type GradeOptions, type Grader, makeGrader } from './grade.ts'
