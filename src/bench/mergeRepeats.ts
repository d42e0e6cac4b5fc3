// Merges the repeats of a search into one row.

import type { Row } from './results.ts'
import { sum } from './statistics/means.ts'

/**
 * Merges the rows of each contender and puzzle, in the order of the first. A repeat that was not solved decides alone.
 *
 * If all are solved, the wall time is the least: a repeat does the same work, so whatever it takes longer is other work of the
 * machine (Chen and Revels, "Robust benchmarking in noisy environments", 2016). On a busy machine, ratios of least times
 * had intervals a fifth to a half as wide as ratios of medians. The time on a processor is the mean: it may be counted
 * in ticks, of which most repeats have none.
 */
export function mergeRepeats(rows: readonly Row[]): Row[] {
  const repeats = new Map<string, Row[]>()
  for (const row of rows) {
    const key = `${row.contender}\n${row.puzzle}`
    const there = repeats.get(key)
    if (there) there.push(row)
    else repeats.set(key, [row])
  }
  return Array.from(repeats.values(), merged)
}

type Merge = (values: readonly number[]) => number

const least: Merge = (values) => Math.min(...values)
const most: Merge = (values) => Math.max(...values)
const mean: Merge = (values) => sum(values) / values.length

const MERGED = {
  milliseconds: least,
  cpuMilliseconds: mean,
  solveMilliseconds: least,
  memory: most,
} as const satisfies Partial<Record<keyof Row, Merge>>

function merged(rows: readonly Row[]): Row {
  const unsolved = rows.find(({ outcome }) => outcome !== 'solved')
  if (unsolved || rows.length === 1) return { ...(unsolved ?? rows[0]), repeat: rows.length }
  const figures = Object.entries(MERGED).map(([name, merge]) => {
    const known = rows.flatMap((row) => row[name as keyof typeof MERGED] ?? [])
    return [name, known.length > 0 ? merge(known) : null]
  })
  return { ...rows[rows.length - 1], ...Object.fromEntries(figures), repeat: rows.length }
}
