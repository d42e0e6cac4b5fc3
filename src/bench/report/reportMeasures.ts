// How what is measured is told: nodes, which are exact and the same everywhere, and times, which are the machine's.

import type { Row } from '../results.ts'
import { atLeastSmallest } from '../statistics/means.ts'
import type { MeasureName } from '../statistics/statistics.ts'
import { shortNumber, threeFigures, timeText } from './numberTexts.ts'

/** How a measure is named and written. */
export interface ReportMeasure {
  /** Of the figure in rows and in statistics. */
  readonly name: MeasureName
  /** In sentences, and in the names of files. */
  readonly noun: 'nodes' | 'time'
  /** What an axis says. */
  readonly axis: string
  /** A round value, on an axis. */
  label(value: number): string
  /** A measured one. */
  text(value: number): string
}

/** Both measures, nodes first. */
export const MEASURES: readonly ReportMeasure[] = [
  { name: 'nodes', noun: 'nodes', axis: 'nodes opened', label: shortNumber, text: threeFigures },
  {
    name: 'milliseconds',
    noun: 'time',
    axis: 'time',
    label: (value) => timeText(value, shortNumber),
    text: (value) => timeText(value, threeFigures),
  },
]

/** A row's figure, at least the measure's least; undefined where it has none. */
export function spentOn({ name }: ReportMeasure, row: Row): number | undefined {
  const value = row[name]
  return value === null ? undefined : atLeastSmallest(name, value)
}

/** What a solved puzzle took; infinitely much where it was not solved, undefined where it is not told. */
export function costOf(measure: ReportMeasure, row: Row): number | undefined {
  return row.outcome === 'solved' ? spentOn(measure, row) : Infinity
}

/** What rows cost, from the least to the most. */
export function costsOf(measure: ReportMeasure, rows: readonly Row[]): number[] {
  const costs = rows.map((row) => costOf(measure, row)).filter((cost) => cost !== undefined)
  return costs.sort((one, other) => one - other)
}
