// What is known of a solver: how its command is recognised, what it reads, and where its output states its statistics.

import type { Row } from '../results.ts'

/** What a solver may state of its own search; null where it does not. */
export type SolverStatistics = Pick<
  Row,
  'nodes' | 'branchings' | 'failures' | 'maxDepth' | 'solveMilliseconds'
>

/** Where a figure stands in an output, by line. Of several lines with it, the last counts. */
export interface StatedFigure {
  /** The line, with the figure as the first group. */
  readonly line: RegExp
  /** How many of our units are one of theirs: 1000 if a time is in seconds. */
  readonly times?: number
}

/** A solver known by name. */
export interface SolverProfile {
  /** Its name. */
  readonly name: string
  /** The name of the encoding that it reads. */
  readonly encoding: string
  /**
   * The file names of its programs. Versions match too: `glucose` also stands for `glucose-syrup` and `glucose4`.
   */
  readonly programs: readonly string[]
  /** Commands that solve a file of the encoding and print statistics, and how to install the program. */
  readonly commands: readonly { readonly line: string; readonly install: string }[]
  /** What makes it print statistics; absent if we read none. */
  readonly statistics?: string
  /** Where each figure is stated, the most exact statement first. */
  readonly figures: { readonly [Name in keyof SolverStatistics]?: readonly StatedFigure[] }
  /** A line of the statistics, if it leaves counts of 0 out. */
  readonly leavesZerosOut?: RegExp
  /** A further question about versions: for wrappers, the version of the solver inside. */
  readonly inner?: {
    /** The flag of the program. */
    readonly flag: string
    /** Reads the version from the output, for this command; null if it is not there. */
    read(output: string, command: string): string | null
  }
}

/** No statistics. */
export const NOTHING_STATED: SolverStatistics = {
  nodes: null,
  branchings: null,
  failures: null,
  maxDepth: null,
  solveMilliseconds: null,
}
