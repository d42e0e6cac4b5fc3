// A run as the plots look at it: contenders with their letters, and puzzles in groups that may be compared: of one family and
// shape, or of one family where there are too many shapes for a page.

import type { ContenderName, Results, Row } from '../results.ts'
import { toldBy } from '../statistics/means.ts'
import { byFamily, byShape, groupRows, puzzlesIn } from '../statistics/rowsByFamily.ts'
import type { MeasureName, RunStatistics } from '../statistics/statistics.ts'
import { MEASURES, type ReportMeasure } from './reportMeasures.ts'
import { contenderLetter } from './theme.ts'
import { type Unfinished, unfinishedIn } from './unfinishedContenders.ts'

/** A contender with the letter that it has throughout the report. */
export interface Entrant extends ContenderName {
  /** Its place in the run, from 0: decides letter, colour and dashes. */
  readonly index: number
  /** A, B, … Z, AA, … */
  readonly letter: string
  /** By which measures it can be drawn. */
  readonly tells: Readonly<Record<MeasureName, boolean>>
}

/** Puzzles that belong together, and what became of them. */
export interface Group {
  /** `Sudoku 9x9`; `Sudoku` of all its shapes. */
  readonly title: string
  /** How many puzzles there are. */
  readonly puzzles: number
  /** The rows of each contender that was given any of them. */
  readonly entries: readonly GroupEntry[]
}

/** The rows of a contender in a group. */
export interface GroupEntry {
  /** The contender. */
  readonly entrant: Entrant
  /** Its rows on puzzles of the group. */
  readonly rows: readonly Row[]
}

/** What a report is made of. */
export interface ReportData {
  /** The run. */
  readonly results: Results
  /** Its statistics. */
  readonly statistics: RunStatistics
  /** The contenders, in the order of the run. */
  readonly entrants: readonly Entrant[]
  /** The puzzles in groups that may be compared. */
  readonly groups: readonly Group[]
  /** What at least one contender tells. */
  readonly measures: readonly ReportMeasure[]
  /** Contenders whose rows are not all there. */
  readonly unfinished: readonly Unfinished[]
}

/** More panels than this are no plot. */
const MOST_GROUPS = 12

/** What a report of these results is made of. */
export function reportDataOf(results: Results, statistics: RunStatistics): ReportData {
  const entrants = results.header.contenders.map((name, index) => ({
    ...name,
    index,
    letter: contenderLetter(index),
    tells: toldBy(name, results),
  }))
  return {
    results,
    statistics,
    entrants,
    groups: reportGroups(results.rows, entrants, MOST_GROUPS),
    measures: MEASURES.filter(({ name }) => entrants.some(({ tells }) => tells[name])),
    unfinished: unfinishedIn(results),
  }
}

/** By family and shape, or by family alone where that would be more groups than these. */
export function reportGroups(
  rows: readonly Row[],
  entrants: readonly Entrant[],
  most: number,
): readonly Group[] {
  const shapes = byShape(rows)
  const kinds = shapes.length > most ? byFamily(rows) : shapes
  return kinds.map(({ title, rows }) => reportGroup(title, rows, entrants))
}

/** The entries of those rows. */
export function reportGroup(title: string, rows: readonly Row[], entrants: readonly Entrant[]): Group {
  const byContender = groupRows(rows, ({ contender }) => contender)
  const entries = entrants.flatMap((entrant) => {
    const own = byContender.get(entrant.name)
    return own ? [{ entrant, rows: own }] : []
  })
  return { title, puzzles: puzzlesIn(rows), entries }
}
