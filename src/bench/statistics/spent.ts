// What a row spent by a measure. The cost of a solved row is known; a capped row would have cost at least what it had
// spent until a limit ended it, whichever limit that was; a failed row tells nothing.

import type { Row, RunLimits } from '../results.ts'
import type { MeasureName } from './statistics.ts'

/** The kind of limit that belongs to each measure. */
export const ENDED_BY: Readonly<Record<MeasureName, Row['ended']>> = {
  nodes: 'node-limit',
  milliseconds: 'time-limit',
}

/** Whether the question was answered. */
export function isSolved({ outcome }: Row): boolean {
  return outcome === 'solved'
}

/** What a solved or capped row spent; null if it does not tell, or if it failed. */
export function spentBy(row: Row, measure: MeasureName, limits: RunLimits): number | null {
  if (isSolved(row)) return row[measure]
  if (row.outcome !== 'capped') return null
  return row[measure] ?? (row.ended === ENDED_BY[measure] ? limits[measure] : null)
}
