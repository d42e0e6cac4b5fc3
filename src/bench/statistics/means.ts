// Means of measured values, and by which measures a contender is compared.

import { sum } from 'd3-array'
import type { ContenderName, ResultsHeader } from '../results.ts'
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

/** The geometric mean of values above 0. */
export function geometricMean(figures: readonly number[]): number {
  return Math.exp(sum(figures, Math.log) / figures.length)
}

/**
 * The measures by which a contender is compared. Nodes are the states that our search opened: what an external solver counts
 * is something else in each, so it is in no rank, ratio or plot. A run may be without times.
 */
export function toldBy({ kind }: ContenderName, { times }: ResultsHeader): Record<MeasureName, boolean> {
  return { nodes: kind !== 'external', milliseconds: times }
}
