// The data of a report: contenders with their letters, and groups of puzzles that may be compared. A group
// has one family and shape, or one family if there are too many shapes for a page.

import { group } from 'd3-array'
import { CONTROL, type ContenderName, type Results, type Row } from '../results.ts'
import { atLeastSmallest, toldBy } from '../statistics/means.ts'
import { byFamily, byShape, puzzlesIn } from '../statistics/resultMatrix.ts'
import type { MeasureName, RunStatistics } from '../statistics/statistics.ts'
import { plainFigures, shortNumber, threeFigures, timeText, timeUnit } from './numberTexts.ts'
import { shortNames } from './shortNames.ts'
import type { Scale } from './tableAndCsv.ts'
import { contenderLetter } from './theme.ts'
import { type Unfinished, unfinishedIn } from './unfinishedContenders.ts'

/** A contender with the letter that it has throughout the report. The control is not one of them. */
export interface Entrant extends ContenderName {
  /** The index in the run, from 0. It determines the contender's letter and colour. */
  readonly index: number
  /** A, B, … Z, AA, … */
  readonly letter: string
  /** The name without what all names of the run have in common. */
  readonly short: string
  /** The measures by which the contender is compared. */
  readonly tells: Readonly<Record<MeasureName, boolean>>
}

/** The letter of a contender, or its name if it has none. */
export function letterOf(contender: string, entrants: readonly Entrant[]): string {
  return entrants.find(({ name }) => name === contender)?.letter ?? contender
}

/** A contender with its letter: `B norvig`. */
export function letteredName(contender: string, entrants: readonly Entrant[]): string {
  const entrant = entrants.find(({ name }) => name === contender)
  return entrant ? `${entrant.letter} ${contender}` : contender
}

/** The contenders of a report that are shown in a plot or a table. */
export function entrantsOf(
  { entrants }: Pick<ReportData, 'entrants'>,
  shown: readonly { readonly entrant: Entrant }[],
): Entrant[] {
  const wanted = new Set(shown.map(({ entrant }) => entrant))
  return entrants.filter((one) => wanted.has(one))
}

/** Puzzles that may be compared, with their results. */
export interface Group {
  /** The title: `Sudoku 9x9`, or `Sudoku` for all its shapes. */
  readonly title: string
  /** The number of puzzles. */
  readonly puzzles: number
  /** The rows of each contender that was given some of these puzzles. */
  readonly entries: readonly GroupEntry[]
}

/** The rows of a contender in a group. */
export interface GroupEntry {
  /** The contender. */
  readonly entrant: Entrant
  /** The contender's rows on puzzles of the group. */
  readonly rows: readonly Row[]
}

/** The data of a report. */
export interface ReportData {
  /** The results of the run. */
  readonly results: Results
  /** The statistics of the run. */
  readonly statistics: RunStatistics
  /** The contenders, in the order of the run. */
  readonly entrants: readonly Entrant[]
  /** What all names have in common, as a phrase such as `all names end in /ascending`; empty if nothing. */
  readonly common: string
  /** The groups of puzzles that may be compared. */
  readonly groups: readonly Group[]
  /** The measures by which at least one contender is compared. */
  readonly measures: readonly ReportMeasure[]
  /** The contenders with missing rows. */
  readonly unfinished: readonly Unfinished[]
}

/** The maximum number of panels of a plot. */
const MOST_GROUPS = 12

/** Prepares the data of a report from the results of a run. */
export function reportDataOf(results: Results, statistics: RunStatistics): ReportData {
  const shown = results.header.contenders.filter(({ kind }) => kind !== CONTROL)
  const { shorts, common } = shortNames(shown.map(({ name }) => name))
  const entrants = shown.map((name, index) => ({
    ...name,
    index,
    letter: contenderLetter(index),
    short: shorts[index],
    tells: toldBy(name, results.header),
  }))
  return {
    results,
    statistics,
    entrants,
    common,
    groups: reportGroups(results.rows, entrants, MOST_GROUPS),
    measures: MEASURES.filter(({ name }) => entrants.some(({ tells }) => tells[name])),
    unfinished: unfinishedIn(results),
  }
}

/** Groups rows by family and shape, or by family alone if there would be more than `most` groups. */
export function reportGroups(
  rows: readonly Row[],
  entrants: readonly Entrant[],
  most: number,
): readonly Group[] {
  const shapes = byShape(rows)
  const kinds = shapes.length > most ? byFamily(rows) : shapes
  return kinds.map(({ title, rows }) => reportGroup(title, rows, entrants))
}

/** Makes a group from rows. */
export function reportGroup(title: string, rows: readonly Row[], entrants: readonly Entrant[]): Group {
  const byContender = group(rows, ({ contender }) => contender)
  const entries = entrants.flatMap((entrant) => {
    const own = byContender.get(entrant.name)
    return own ? [{ entrant, rows: own }] : []
  })
  return { title, puzzles: puzzlesIn(rows), entries }
}

// The names and formats of the two measures: nodes, which are exact and the same everywhere, and times, which depend on the
// machine.

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
    axis: 'nodes opened per puzzle',
    label: shortNumber,
    text: threeFigures,
    scale: () => ({ format: plainFigures }),
  },
  {
    name: 'milliseconds',
    noun: 'time',
    axis: 'time per puzzle',
    label: (value) => timeText(value, shortNumber),
    text: durationText,
    scale: durationScale,
  },
]

/** The noun of a measure. */
export function nounOf(measure: MeasureName): ReportMeasure['noun'] {
  return measure === 'nodes' ? 'nodes' : 'time'
}

/** Formats a time with its unit: `12.3 ms`; `0` if it is shorter than a tick of the clock. */
export function durationText(milliseconds: number): string {
  return milliseconds === 0 ? '0' : timeText(milliseconds, threeFigures)
}

/** Chooses a unit for a column of times. */
export function durationScale(values: readonly number[]): Scale {
  const { unit, size } = timeUnit(values)
  return { unit, format: (value) => plainFigures(value / size) }
}

/**
 * The value of a row, or the measure's least value if that is larger; undefined if the row has no value.
 */
export function spentOn({ name }: ReportMeasure, row: Row): number | undefined {
  const value = row[name]
  return value === null ? undefined : atLeastSmallest(name, value)
}

/** The cost of a puzzle: infinite if the puzzle was not solved, undefined if the contender does not report the measure. */
export function costOf(measure: ReportMeasure, row: Row): number | undefined {
  return row.outcome === 'solved' ? spentOn(measure, row) : Infinity
}

/** The costs of rows, ascending. */
export function costsOf(measure: ReportMeasure, rows: readonly Row[]): number[] {
  const costs = rows.map((row) => costOf(measure, row)).filter((cost) => cost !== undefined)
  return costs.sort((one, other) => one - other)
}
