// Sums, medians and means of measured values, and which measures a contender reports.

import type { ContenderName, Results } from '../results.ts'
import type { MeasureName } from './statistics.ts'

/**
 * The least value of each measure: a search without nodes counts as 1 node, and a time below a microsecond as
 * one microsecond.
 */
export const LEAST: Readonly<Record<MeasureName, number>> = { nodes: 1, milliseconds: 0.001 }

/** Raises a value to the least value of its measure, for products and ratios. */
export function atLeastSmallest(measure: MeasureName, figure: number): number {
  return Math.max(LEAST[measure], figure)
}

/** The sum of values; 0 for none. */
export function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0)
}

/** The median: the middle value, or the mean of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const half = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
}

/** The geometric mean of values above 0. */
export function geometricMean(figures: readonly number[]): number {
  return Math.exp(sum(figures.map(Math.log)) / figures.length)
}

/**
 * The measures that a contender reports in a run. External solvers usually report no nodes, and a run may be
 * without times.
 */
export function toldBy(
  { name, kind }: ContenderName,
  { header, rows }: Results,
): Record<MeasureName, boolean> {
  return {
    nodes: kind !== 'external' || rows.some(({ contender, nodes }) => contender === name && nodes !== null),
    milliseconds: header.times,
  }
}
