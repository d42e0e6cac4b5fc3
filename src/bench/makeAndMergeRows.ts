// The parts of a results row that all kinds of contenders share.

import type { CorpusPuzzle } from './corpus.ts'
import { groupedBy } from './groupBy.ts'
import type { Outcome, Row, Task } from './results.ts'
import { sum } from './statistics/means.ts'

/** The members of a row about its search; figures that are left out are unknown. */
type Said = Pick<Row, 'outcome' | 'status' | 'solutions'> &
  Partial<Pick<Row, keyof typeof UNKNOWN_FIGURES>> & {
    readonly ended?: Row['ended'] | undefined
    readonly message?: string | undefined
  }

const UNKNOWN_FIGURES = {
  nodes: null,
  branchings: null,
  averageBranchingFactor: null,
  failures: null,
  maxDepth: null,
  milliseconds: null,
  cpuMilliseconds: null,
  solveMilliseconds: null,
  memory: null,
} as const

/** The row of a contender and a puzzle in the first pass. */
export function statedRow(
  contender: string,
  { id, family, shape, stars }: Pick<Row, 'family' | 'shape' | 'stars'> & { readonly id: string },
  { outcome, status, solutions, ended, message, ...figures }: Said,
): Row {
  return {
    contender,
    puzzle: id,
    repeat: 1,
    family,
    shape,
    stars,
    outcome,
    status,
    solutions,
    ...(ended && { ended }),
    ...UNKNOWN_FIGURES,
    ...figures,
    ...(message !== undefined && { message }),
  }
}

/** The members of a row about its puzzle. */
export function puzzleOf({ id, family, puzzle, stars }: CorpusPuzzle) {
  return { id, family: family.name, shape: puzzle.shape.text, stars }
}

/** The row of a contender that gave no answer. */
export function failedRow(contender: string, one: CorpusPuzzle, outcome: Outcome, message: string): Row {
  return statedRow(contender, puzzleOf(one), { outcome, status: 'unknown', solutions: 0, message })
}

/** Rounds to microseconds; more digits would be noise. */
export function toMicroseconds(milliseconds: number): number {
  return Math.round(1000 * milliseconds) / 1000
}

/** The first line of the message of a thrown value, which need not be an Error. */
export function lineOf(thrown: unknown): string {
  const text = thrown instanceof Error ? thrown.message : String(thrown)
  return text.split('\n', 1)[0] || 'an error without a message'
}

/** Names the task of a search that stops at this number of solutions; null stands for all solutions. */
export function taskOf(solutions: number | null): Task {
  return solutions === 1 ? 'satisfaction' : solutions === 2 ? 'uniqueness' : 'enumeration'
}

// Merges the repeats of a search into one row.

/**
 * Merges the rows of each contender and puzzle into one, at the position of the first. If a repeat was not solved, it
 * becomes the merged row.
 *
 * If all are solved, the wall time is the least of all: each repeat does the same work, so any additional time is due to
 * other work of the machine (Chen and Revels, "Robust benchmarking in noisy environments", 2016). On a busy machine, the
 * confidence intervals of ratios of least times were a fifth to a half as wide as those of ratios of medians. The time on a
 * processor is the mean: it may be counted in clock ticks, and most repeats are shorter than a tick.
 */
export function mergeRepeats(rows: readonly Row[]): Row[] {
  return Array.from(groupedBy(rows, searchKey).values(), merged)
}

/** Identifies a contender and a puzzle within a run. */
export function searchKey({ contender, puzzle }: Pick<Row, 'contender' | 'puzzle'>): string {
  return `${contender}\n${puzzle}`
}

function merged(rows: readonly Row[]): Row {
  const unsolved = rows.find(({ outcome }) => outcome !== 'solved')
  if (unsolved || rows.length === 1) return { ...(unsolved ?? rows[0]), repeat: rows.length }
  const figure = (name: keyof typeof UNKNOWN_FIGURES, merge: (known: readonly number[]) => number) => {
    const known = rows.flatMap((row) => row[name] ?? [])
    return known.length > 0 ? merge(known) : null
  }
  return {
    ...rows[rows.length - 1],
    repeat: rows.length,
    milliseconds: figure('milliseconds', (known) => Math.min(...known)),
    cpuMilliseconds: figure('cpuMilliseconds', (known) => sum(known) / known.length),
    solveMilliseconds: figure('solveMilliseconds', (known) => Math.min(...known)),
    memory: figure('memory', (known) => Math.max(...known)),
  }
}
