// What contenders are measured by: nodes, which are exact, and time.

import type { ContenderName, Results } from '../results.ts'
import type { MeasureName } from './statistics.ts'

/** Shorter is not told apart: a search that needs no node counts 1, and a time below a microsecond counts as one. */
const LEAST: Readonly<Record<MeasureName, number>> = { nodes: 1, milliseconds: 0.001 }

/** A figure as it enters products and ratios. */
export function atLeastSmallest(measure: MeasureName, figure: number): number {
  return Math.max(LEAST[measure], figure)
}

/** What a contender tells in this run: what others wrote has no nodes, and a run need not be timed. */
export function toldBy(
  { name, kind }: ContenderName,
  { header, rows }: Results,
): Record<MeasureName, boolean> {
  return {
    nodes: kind !== 'external' || rows.some(({ contender, nodes }) => contender === name && nodes !== null),
    milliseconds: header.times,
  }
}
