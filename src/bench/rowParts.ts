// The parts of a results row that all kinds of contenders share.

import type { CorpusPuzzle } from './corpus.ts'
import type { Outcome, Row } from './results.ts'

/** The beginning of a row, which identifies contender and puzzle; of the first pass. */
export function rowHead(contender: string, { id, family, puzzle, stars }: CorpusPuzzle) {
  return { contender, puzzle: id, repeat: 1, family: family.name, shape: puzzle.shape.text, stars }
}

/** The row of a contender without an answer. */
export function failedRow(
  contender: string,
  one: CorpusPuzzle,
  outcome: Outcome,
  message: string,
  milliseconds: number | null = null,
): Row {
  return {
    ...rowHead(contender, one),
    outcome,
    status: 'unknown',
    solutions: 0,
    ...NO_STATISTICS,
    milliseconds,
    ...NO_COSTS,
    message,
  }
}

/** The statistics of a contender that reports none. */
const NO_STATISTICS = {
  nodes: null,
  branchings: null,
  averageBranchingFactor: null,
  failures: null,
  maxDepth: null,
} as const

/** What only external solvers state, and what the machine states of a thread's or command's work. */
export const NO_COSTS = { cpuMilliseconds: null, solveMilliseconds: null, memory: null } as const

/** Rounds to microseconds; more digits would be noise. */
export function toMicroseconds(milliseconds: number): number {
  return Math.round(1000 * milliseconds) / 1000
}

/** The first line of an error message, whatever was thrown. */
export function lineOf(thrown: unknown): string {
  const text = thrown instanceof Error ? thrown.message : String(thrown)
  return text.split('\n', 1)[0] || 'an error without a message'
}
