// An encoding writes a puzzle for external solvers and reads their answers.

import type { Problem } from '../../families/constraintProblem.ts'

/** A language of external solvers, with the form of their answers. */
export interface Encoding {
  /** The name as users type it: `cnf`, `minizinc`, `asp`, `xcsp3`, `sudoku81`. */
  readonly name: string
  /** A description in one line. */
  readonly what: string
  /** The extension of its files, without the dot: `cnf`, `mzn`, `lp`, `xml`. */
  readonly extension: string
  /** The least that a solver can be asked: what it takes for this is the cost of its start. */
  readonly trivial: Problem
  /**
   * A problem with several solutions, if the encoding cannot forbid a solution. A solver that counts one solution stops at
   * the first, and proves nothing about the number of solutions.
   */
  readonly ambiguous?: Problem
  /** Whether it can state the problem. Without this member it can state every problem. */
  takes?(problem: Problem): boolean
  /**
   * Writes a problem, with a title of one line. Throws a PuzzleError if the text would be too large, or if the encoding
   * does not take the problem.
   */
  write(problem: Problem, title?: string): string
  /** Reads the standard output of a solver. Throws an UnreadableAnswer. */
  read(output: string, problem: Problem): Answer
}

/** One variable with one value. */
export const TRIVIAL: Problem = { cells: 1, domains: [[1]], constraints: [] }

/** The answer of a solver to a problem. */
export interface Answer {
  /** The solutions shown, one value per cell, possibly fewer than the solver found. */
  readonly solutions: readonly (readonly number[])[]
  /** Whether the solver stated that there are no other solutions, or none at all. */
  readonly isComplete: boolean
  /** The number of solutions that the solver states, if it may show fewer; there may be more. */
  readonly count?: number
}

/**
 * Thrown for output that is not an answer in the encoding. The message states in one line what was found
 * instead.
 */
export class UnreadableAnswer extends Error {}
