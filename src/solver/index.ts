// The entry `puzzlewright/solve`: solves a puzzle of any family by its model, and checks boards and clues.

export type { Modelling, Strength } from '../families/model.ts'
export { STRENGTHS } from '../families/model.ts'
export {
  type Heuristics,
  makeSolver,
  type Solvable,
  type Solved,
  type SolveOptions,
  type Solver,
  STATUSES,
  type Status,
} from './solve.ts'
export { boardFaults, type Redundancy, redundantClues } from './verify.ts'
