// The parts of a row of results that are the same for all kinds of contenders.

import type { CorpusPuzzle } from './corpus.ts'
import type { Outcome, Row } from './results.ts'

/** The beginning of a row: which contender, which puzzle. */
export function rowHead(contender: string, { id, family, puzzle, stars }: CorpusPuzzle) {
  return { contender, puzzle: id, family: family.name, shape: puzzle.shape.text, stars }
}

/** The row of a contender that brought no answer. */
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
    message,
  }
}

/** Of a contender that does not tell. */
export const NO_STATISTICS = {
  nodes: null,
  branchings: null,
  averageBranchingFactor: null,
  failures: null,
  maxDepth: null,
} as const

/** More figures than that are noise. */
export function toMicroseconds(milliseconds: number): number {
  return Math.round(1000 * milliseconds) / 1000
}

/** The first line of what was thrown, whatever it was. */
export function lineOf(thrown: unknown): string {
  const text = thrown instanceof Error ? thrown.message : String(thrown)
  return text.split('\n', 1)[0] || 'an error without a message'
}
