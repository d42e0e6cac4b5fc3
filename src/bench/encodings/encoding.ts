// What a solver that others wrote is given, and what it answers: one format for both directions.

import type { Problem } from '../../families/constraints.ts'

export interface Encoding {
  /** As it is typed: `cnf`, `minizinc`, `asp`, `xcsp3`. */
  readonly name: string
  readonly what: string
  /** Of its files, without the dot: `cnf`, `mzn`, `lp`, `xml`. */
  readonly extension: string
  /**
   * Programs that read it: a command that begins with one of them is given this format if nothing else is said. A
   * program's versions are meant too: `glucose` is also `glucose-syrup` and `glucose4`.
   */
  readonly programs: readonly string[]
  /** Commands that solve its files, with what is installed to have them. */
  readonly commands: readonly SolverCommand[]
  /** The problem in this format, under a title of one line. Throws a PuzzleError where that would be too large. */
  write(problem: Problem, title?: string): string
  /** Reads what a solver wrote to its standard output. Throws an UnreadableAnswer. */
  read(output: string, problem: Problem): Answer
}

/** How a program is called; `{file}` stands for the file. */
export interface SolverCommand {
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

/** That an output is no answer in the format. The message says what was there instead, in a line. */
export class UnreadableAnswer extends Error {}
