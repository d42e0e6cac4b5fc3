// Profiles of known solvers: how the command of a solver is recognised, what it reads, and where its output states its
// statistics.

import { outputLines } from '../encodings/solverAnswerHelpers.ts'
import { toMicroseconds } from '../makeAndMergeRows.ts'
import type { Row } from '../results.ts'

/** The figures that a solver may state about its own search; null for figures that it does not state. */
export type SolverStatistics = Pick<
  Row,
  'nodes' | 'branchings' | 'failures' | 'maxDepth' | 'solveMilliseconds'
>

/** The line of an output that states a figure. If several lines match, the last counts. */
interface StatedFigure {
  /** Matches the line, with the figure as the first group. */
  readonly line: RegExp
  /** The factor that converts the solver's unit to ours: 1000 for a time in seconds. */
  readonly times?: number
}

/** A solver known by name. */
export interface SolverProfile {
  /** Its name. */
  readonly name: string
  /** The name of the encoding that the solver reads. */
  readonly encoding: string
  /**
   * The file names of the solver's programs. Versions match too: `glucose` also stands for `glucose-syrup` and `glucose4`.
   */
  readonly programs: readonly string[]
  /** Commands that solve a file of the encoding and print statistics, and how to install the program. */
  readonly commands: readonly { readonly line: string; readonly install: string }[]
  /** The option that makes the solver print statistics; absent if we read none. */
  readonly statistics?: string
  /** The lines that can state each figure, the most exact first. */
  readonly figures: { readonly [Name in keyof SolverStatistics]?: readonly StatedFigure[] }
  /** For a solver that leaves out counts of 0: a line by which its statistics are recognised. */
  readonly leavesZerosOut?: RegExp
  /** For programs that run other solvers: how the version of the inner solver is determined. */
  readonly inner?: {
    /** The option with which the program lists its solvers. */
    readonly flag: string
    /** Reads the inner solver of a command and its version from the output; null if they are not in the output. */
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

// Reads a solver's own statistics from its output.

/** Returns the statistics in an output. All figures are null for an unknown solver. */
export function readStatistics(profile: SolverProfile | undefined, output: string): SolverStatistics {
  if (!profile) return NOTHING_STATED
  // Lines with statistics are short; models and answers may have megabytes.
  const lines = outputLines(output).filter(({ length }) => length > 0 && length <= LONGEST_LINE)
  const { leavesZerosOut } = profile
  const isZero = leavesZerosOut !== undefined && lines.some((line) => leavesZerosOut.test(line))
  const stated = Object.entries(profile.figures).map(([name, places]) => {
    const figure = places.map((place) => figureIn(lines, place)).find((found) => found !== null)
    if (name === 'solveMilliseconds') return [name, figure === undefined ? null : toMicroseconds(figure)]
    return [name, figure ?? (isZero ? 0 : null)]
  })
  return { ...NOTHING_STATED, ...Object.fromEntries(stated) }
}

const LONGEST_LINE = 500

function figureIn(lines: readonly string[], { line, times = 1 }: StatedFigure): number | null {
  const text = lines.findLast((each) => line.test(each))
  const figure = text === undefined ? Number.NaN : times * Number(line.exec(text)?.[1])
  return Number.isFinite(figure) && figure >= 0 ? figure : null
}

/** The statistics of a search in two runs. A figure that one run did not state is unknown for both together. */
export function addStatistics(first: SolverStatistics, second: SolverStatistics): SolverStatistics {
  return {
    nodes: addKnown(first.nodes, second.nodes),
    branchings: addKnown(first.branchings, second.branchings),
    failures: addKnown(first.failures, second.failures),
    maxDepth: largerKnown(first.maxDepth, second.maxDepth),
    solveMilliseconds: addKnown(first.solveMilliseconds, second.solveMilliseconds),
  }
}

/** The sum of two figures; unknown if one of them is. */
export function addKnown(first: number | null, second: number | null): number | null {
  return first === null || second === null ? null : first + second
}

/** The larger of two figures; unknown if one of them is. */
export function largerKnown(first: number | null, second: number | null): number | null {
  return first === null || second === null ? null : Math.max(first, second)
}
