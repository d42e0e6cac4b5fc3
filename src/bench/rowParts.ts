// The parts of a results row that all kinds of contenders share.

import { group, max, mean, min } from 'd3-array'
import type { CorpusPuzzle } from './corpus.ts'
import type { Outcome, Row, Task } from './results.ts'

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

/** Names the question of a search that stops at this number of solutions; null for all. */
export function taskOf(solutions: number | null): Task {
  return solutions === 1 ? 'satisfaction' : solutions === 2 ? 'uniqueness' : 'enumeration'
}

// Merges the repeats of a search into one row.

/**
 * Merges the rows of each contender and puzzle, in the order of the first. A repeat that was not solved decides alone.
 *
 * If all are solved, the wall time is the least: a repeat does the same work, so whatever it takes longer is other work of the
 * machine (Chen and Revels, "Robust benchmarking in noisy environments", 2016). On a busy machine, ratios of least times
 * had intervals a fifth to a half as wide as ratios of medians. The time on a processor is the mean: it may be counted
 * in ticks, of which most repeats have none.
 */
export function mergeRepeats(rows: readonly Row[]): Row[] {
  return Array.from(group(rows, keyOf).values(), merged)
}

/** Identifies a contender and a puzzle within a run. */
export function keyOf({ contender, puzzle }: Pick<Row, 'contender' | 'puzzle'>): string {
  return `${contender}\n${puzzle}`
}

function merged(rows: readonly Row[]): Row {
  const unsolved = rows.find(({ outcome }) => outcome !== 'solved')
  if (unsolved || rows.length === 1) return { ...(unsolved ?? rows[0]), repeat: rows.length }
  return {
    ...rows[rows.length - 1],
    repeat: rows.length,
    milliseconds: min(rows, (row) => row.milliseconds) ?? null,
    cpuMilliseconds: mean(rows, (row) => row.cpuMilliseconds) ?? null,
    solveMilliseconds: min(rows, (row) => row.solveMilliseconds) ?? null,
    memory: max(rows, (row) => row.memory) ?? null,
  }
}
