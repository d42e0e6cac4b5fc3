/**
 * Solves a puzzle of any family by its model, and checks boards and clues.
 *
 * @example
 * ```ts
 * import { makeSolver } from 'puzzlewright/solve'
 * import { model, notation } from 'puzzlewright/sudoku'
 *
 * const puzzle = notation.parseClues({ text: '1.....2..3.....4', line: 1, column: 1 }, notation.parseShape('4x4'))
 * const { status, solutions } = makeSolver()({ model }, puzzle)
 * console.log(status, solutions[0].join('')) // unique 1243342143122134
 * ```
 *
 * @module puzzlewright/solve
 */

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
