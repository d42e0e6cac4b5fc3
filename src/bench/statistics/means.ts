// What contenders are measured by: nodes, which are exact, and time; and the mean of such figures.

import type { ContenderName, Results } from '../results.ts'
import type { MeasureName } from './statistics.ts'

/** Shorter is not told apart: a search that needs no node counts 1, and a time below a microsecond counts as one. */
export const LEAST: Readonly<Record<MeasureName, number>> = { nodes: 1, milliseconds: 0.001 }

/** A figure as it enters products and ratios. */
export function atLeastSmallest(measure: MeasureName, figure: number): number {
  return Math.max(LEAST[measure], figure)
}

/** The sum of the figures; 0 of none. */
export function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0)
}

/** The middle one, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const half = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
}

/** The figure of which each is as far above as below in products; all above 0. */
export function geometricMean(figures: readonly number[]): number {
  return Math.exp(sum(figures.map(Math.log)) / figures.length)
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
