// An encoding writes a puzzle for a solver that others wrote, and reads what the solver answers.

import type { Problem } from '../../families/constraints.ts'

/** A language that solvers read, and how they answer. */
export interface Encoding {
  /** As it is typed: `cnf`, `minizinc`, `asp`, `xcsp3`. */
  readonly name: string
  /** What it is, in a line. */
  readonly what: string
  /** Of its files, without the dot: `cnf`, `mzn`, `lp`, `xml`. */
  readonly extension: string
  /**
   * Programs that read it: a command that begins with one of them is given this encoding unless another is named. A
   * program's versions are meant too: `glucose` is also `glucose-syrup` and `glucose4`.
   */
  readonly programs: readonly string[]
  /** Commands that solve its files, with what is installed to have them. */
  readonly commands: readonly SolverCommand[]
  /** The problem in this encoding, under a title of one line. Throws a PuzzleError if the text would be too large. */
  write(problem: Problem, title?: string): string
  /** Reads what a solver wrote to its standard output. Throws an UnreadableAnswer. */
  read(output: string, problem: Problem): Answer
}

/** How a program is called; `{file}` stands for the file. */
export interface SolverCommand {
  /** The command line. */
  readonly command: string
  /** How to get it. */
  readonly install: string
}

/** What a solver said of a problem. */
export interface Answer {
  /** The solutions that it showed, one value a cell; a solver may show fewer than it could. */
  readonly solutions: readonly (readonly number[])[]
  /** Whether it said that there are no others. With no solution: that there is none. */
  readonly isComplete: boolean
}

/** Thrown for an output that is not an answer in the encoding. The message says in a line what was found instead. */
export class UnreadableAnswer extends Error {}
