// Reads a solver's own statistics from its output.

import { outputLines } from '../encodings/answerParts.ts'
import { toMicroseconds } from '../rowParts.ts'
import {
  NOTHING_STATED,
  type SolverProfile,
  type SolverStatistics,
  type StatedFigure,
} from './solverProfile.ts'

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
