// How the two measures are named and formatted: nodes, which are exact and the same everywhere, and times,
// which depend on the machine.

import type { Row } from '../results.ts'
import { atLeastSmallest } from '../statistics/means.ts'
import type { MeasureName } from '../statistics/statistics.ts'
import { plainFigures, shortNumber, threeFigures, timeText, timeUnit } from './numberTexts.ts'
import type { Scale } from './table.ts'

/** The name and formats of a measure. */
export interface ReportMeasure {
  /** The name of the field in rows and statistics. */
  readonly name: MeasureName
  /** The noun in sentences and file names. */
  readonly noun: 'nodes' | 'time'
  /** The title of an axis. */
  readonly axis: string
  /** Formats a round value for an axis. */
  label(value: number): string
  /** Formats a measured value. */
  text(value: number): string
  /** Chooses a unit for a column of measured values. */
  scale(values: readonly number[]): Scale
}

/** Both measures, nodes first. */
export const MEASURES: readonly ReportMeasure[] = [
  {
    name: 'nodes',
    noun: 'nodes',
    axis: 'nodes opened',
    label: shortNumber,
    text: threeFigures,
    scale: () => ({ format: plainFigures }),
  },
  {
    name: 'milliseconds',
    noun: 'time',
    axis: 'time',
    label: (value) => timeText(value, shortNumber),
    text: durationText,
    scale: durationScale,
  },
]

/** The noun of a measure. */
export function nounOf(measure: MeasureName): ReportMeasure['noun'] {
  return measure === 'nodes' ? 'nodes' : 'time'
}

/** Formats a time with its unit: `12.3 ms`; `0` if it is shorter than a tick of the clock, whose digits are unknown. */
export function durationText(milliseconds: number): string {
  return milliseconds === 0 ? '0' : timeText(milliseconds, threeFigures)
}

/** Chooses a unit for a column of times. */
export function durationScale(values: readonly number[]): Scale {
  const { unit, size } = timeUnit(values)
  return { unit, format: (value) => plainFigures(value / size) }
}

/**
 * The value of a row, raised to the measure's least value if it is smaller; undefined if the row has none.
 */
export function spentOn({ name }: ReportMeasure, row: Row): number | undefined {
  const value = row[name]
  return value === null ? undefined : atLeastSmallest(name, value)
}

/** The cost of a puzzle: infinite if it was not solved, undefined if the contender does not report it. */
export function costOf(measure: ReportMeasure, row: Row): number | undefined {
  return row.outcome === 'solved' ? spentOn(measure, row) : Infinity
}

/** The costs of rows, ascending. */
export function costsOf(measure: ReportMeasure, rows: readonly Row[]): number[] {
  const costs = rows.map((row) => costOf(measure, row)).filter((cost) => cost !== undefined)
  return costs.sort((one, other) => one - other)
}
