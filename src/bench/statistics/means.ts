// Sums, medians and means of measured values, and by which measures a contender is compared.

import type { ContenderName, ResultsHeader } from '../results.ts'
import type { MeasureName } from './statistics.ts'

/**
 * The least value of each measure: a search without nodes counts as 1 node, and a time below a microsecond as
 * one microsecond.
 */
export const LEAST: Readonly<Record<MeasureName, number>> = { nodes: 1, milliseconds: 0.001 }

/** Returns the value or, if it is smaller, the least value of its measure, for products and ratios. */
export function atLeastSmallest(measure: MeasureName, figure: number): number {
  return Math.max(LEAST[measure], figure)
}

/** The sum of values; 0 for none. */
export function sum(figures: Iterable<number>): number {
  let total = 0
  for (const figure of figures) total += figure
  return total
}

/** The median: the middle value, or the mean of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const half = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
}

/** The geometric mean of values above 0. */
export function geometricMean(figures: readonly number[]): number {
  return Math.exp(sum(figures.map(Math.log)) / figures.length)
}

/**
 * The measures by which a contender is compared. Nodes are the states that our search opened. External solvers count other
 * things, each in its own way, so their counts appear in no rank, ratio or plot. Times are compared only if the run has times.
 */
export function toldBy({ kind }: ContenderName, { times }: ResultsHeader): Record<MeasureName, boolean> {
  return { nodes: kind !== 'external', milliseconds: times }
}
