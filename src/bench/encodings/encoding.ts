// An encoding writes a puzzle for external solvers and reads their answers.

import type { Problem } from '../../families/constraints.ts'

/** A language of external solvers, with the form of their answers. */
export interface Encoding {
  /** The name as users type it: `cnf`, `minizinc`, `asp`, `xcsp3`. */
  readonly name: string
  /** A description in one line. */
  readonly what: string
  /** The extension of its files, without the dot: `cnf`, `mzn`, `lp`, `xml`. */
  readonly extension: string
  /**
   * Programs that read it. A command that begins with one of them gets this encoding unless another is named.
   * Versions match too: `glucose` also stands for `glucose-syrup` and `glucose4`.
   */
  readonly programs: readonly string[]
  /** Commands that solve its files, and how to install them. */
  readonly commands: readonly SolverCommand[]
  /** Writes a problem, with a title of one line. Throws a PuzzleError if the text would be too large. */
  write(problem: Problem, title?: string): string
  /** Reads the standard output of a solver. Throws an UnreadableAnswer. */
  read(output: string, problem: Problem): Answer
}

/** A command line of a program; `{file}` stands for the file. */
export interface SolverCommand {
  /** The command line. */
  readonly command: string
  /** The command that installs it. */
  readonly install: string
}

/** The answer of a solver to a problem. */
export interface Answer {
  /** The solutions shown, one value per cell, possibly fewer than the solver found. */
  readonly solutions: readonly (readonly number[])[]
  /** Whether the solver stated that there are no other solutions, or none at all. */
  readonly isComplete: boolean
}

/**
 * Thrown for output that is not an answer in the encoding. The message states in one line what was found
 * instead.
 */
export class UnreadableAnswer extends Error {}
