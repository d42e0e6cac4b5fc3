// Merges the repeats of a search into one row.

import type { Row } from './results.ts'
import { median } from './statistics/means.ts'

/**
 * Merges the rows of each contender and puzzle, in the order of the first: the last repeat decides the outcome unless an
 * earlier one was not solved, and times are medians of the repeats that have any.
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

const TIMES = ['milliseconds', 'cpuMilliseconds', 'solveMilliseconds', 'memory'] as const

function merged(rows: readonly Row[]): Row {
  if (rows.length === 1) return { ...rows[0], repeat: 1 }
  const deciding = rows.find(({ outcome }) => outcome !== 'solved') ?? rows[rows.length - 1]
  const times = TIMES.map((name) => {
    const known = rows.flatMap((row) => row[name] ?? [])
    return [name, known.length > 0 ? median(known) : null]
  })
  return { ...deciding, ...Object.fromEntries(times), repeat: rows.length }
}
