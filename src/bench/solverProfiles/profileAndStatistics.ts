// What is known of a solver: how its command is recognised, what it reads, and where its output states its statistics.

import { outputLines } from '../encodings/solverAnswerHelpers.ts'
import { toMicroseconds } from '../makeAndMergeRows.ts'
import type { Row } from '../results.ts'

/** What a solver may state of its own search; null where it does not. */
export type SolverStatistics = Pick<
  Row,
  'nodes' | 'branchings' | 'failures' | 'maxDepth' | 'solveMilliseconds'
>

/** Where a figure stands in an output, by line. Of several lines with it, the last counts. */
interface StatedFigure {
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

// Reads a solver's own statistics from its output.

/** The statistics in an output. All are null for an unknown solver. */
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

/** The statistics of a search in two runs. What one of them did not state is not known of both. */
export function addStatistics(first: SolverStatistics, second: SolverStatistics): SolverStatistics {
  return {
    nodes: addKnown(first.nodes, second.nodes),
    branchings: addKnown(first.branchings, second.branchings),
    failures: addKnown(first.failures, second.failures),
    maxDepth: largerKnown(first.maxDepth, second.maxDepth),
    solveMilliseconds: addKnown(first.solveMilliseconds, second.solveMilliseconds),
  }
}

/** The sum of two figures that may be unknown. */
export function addKnown(first: number | null, second: number | null): number | null {
  return first === null || second === null ? null : first + second
}

/** The larger of two figures that may be unknown. */
export function largerKnown(first: number | null, second: number | null): number | null {
  return first === null || second === null ? null : Math.max(first, second)
}
