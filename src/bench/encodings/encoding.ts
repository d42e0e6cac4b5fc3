// An encoding writes a puzzle for external solvers and reads their answers.

import type { Problem } from '../../families/constraintProblem.ts'

/** A language of external solvers, with the form of their answers. */
export interface Encoding {
  /** The name as users type it: `cnf`, `minizinc`, `asp`, `xcsp3`, `sudoku81`. */
  readonly name: string
  /** A description in one line. */
  readonly what: string
  /** The extension of files in the language, without the dot: `cnf`, `mzn`, `lp`, `xml`. */
  readonly extension: string
  /** The smallest problem that a solver can be given: the time that it takes for this is the cost of starting the solver. */
  readonly trivial: Problem
  /**
   * A problem with several solutions; left out if the encoding can forbid a solution. A solver that reports one solution of
   * this problem stops at the first, so its count proves nothing.
   */
  readonly ambiguous?: Problem
  /** Whether the encoding can express the problem. Without this member it can express every problem. */
  takes?(problem: Problem): boolean
  /**
   * Writes a problem, with a title of one line. Throws a PuzzleError if the text would be too large, or if the encoding
   * does not take the problem.
   */
  write(problem: Problem, title?: string): string
  /** Reads the standard output of a solver. Throws an UnreadableAnswer. */
  read(output: string, problem: Problem): Answer
}

/** The smallest problem: one variable with one value. */
export const TRIVIAL: Problem = { cells: 1, domains: [[1]], constraints: [] }

/** The answer of a solver to a problem. */
export interface Answer {
  /** The solutions shown, one value per cell, possibly fewer than the solver found. */
  readonly solutions: readonly (readonly number[])[]
  /** Whether the solver stated that it found all solutions, or that none exists. */
  readonly isComplete: boolean
  /** The number of solutions that the solver states, if it may show fewer than that; the puzzle may have more. */
  readonly count?: number
}

/**
 * Thrown for output that is not an answer in the encoding. The message states in one line what was found
 * instead.
 */
export class UnreadableAnswer extends Error {}
