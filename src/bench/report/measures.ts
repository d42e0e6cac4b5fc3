// What is measured: nodes, which are exact and the same everywhere, and times, which are the machine's.

import type { Row } from '../results.ts'
import type { Measure as Figures, Pair, Ratio, Summary } from '../statistics/statistics.ts'
import { shortNumber, threeFigures, timeText } from './numbers.ts'

export interface Measure {
  readonly key: 'nodes' | 'time'
  /** `nodes`, `time`. */
  readonly noun: string
  /** What an axis says. */
  readonly axis: string
  /** What is less counts as this: the root of a search, the resolution of a clock. */
  readonly least: number
  /** The unit that a table's numbers are in, if any. */
  readonly unit: string
  of(row: Row): number | null
  figures(summary: Summary): Figures
  ratio(pair: Pair): Ratio | null
  /** A round value, on an axis. */
  label(value: number): string
  /** A measured one. */
  text(value: number): string
}

export const MEASURES: readonly Measure[] = [
  {
    key: 'nodes',
    noun: 'nodes',
    axis: 'nodes opened',
    least: 1,
    unit: '',
    of: ({ nodes }) => nodes,
    figures: ({ nodes }) => nodes,
    ratio: ({ nodes }) => nodes,
    label: shortNumber,
    text: threeFigures,
  },
  {
    key: 'time',
    noun: 'time',
    axis: 'time',
    least: 0.001,
    unit: 'ms',
    of: ({ milliseconds }) => milliseconds,
    figures: ({ milliseconds }) => milliseconds,
    ratio: ({ milliseconds }) => milliseconds,
    label: (value) => timeText(value, shortNumber),
    text: (value) => timeText(value, threeFigures),
  },
]

/** A row's figure, at least the measure's least; undefined where it has none. */
export function spentOn({ of, least }: Measure, row: Row): number | undefined {
  const value = of(row)
  return value === null ? undefined : Math.max(least, value)
}

/** What a solved puzzle took; infinitely much where it was not solved, undefined where it is not told. */
export function costOf(measure: Measure, row: Row): number | undefined {
  return row.outcome === 'solved' ? spentOn(measure, row) : Infinity
}

/** Whether a contender can be drawn by this measure. */
export function tells(measure: Measure, rows: readonly Row[]): boolean {
  return rows.some((row) => measure.of(row) !== null)
}
