// Summarises the rows of one contender. PAR2, the penalised average runtime of the SAT competitions, is the
// only mean that includes unsolved rows: each counts twice the limit.

import type { ResultsHeader, Row } from '../results.ts'
import { atLeastSmallest, geometricMean, sum } from './means.ts'
import type { Figures, MeasureName, Summary } from './statistics.ts'

const PENALTY = 2

/** The rows of a contender, with the measures that it reports. */
export interface ContenderRows {
  /** The name of the contender. */
  readonly name: string
  /** Its rows. */
  readonly rows: readonly Row[]
  /** Whether it reports each measure. */
  readonly tells: Readonly<Record<MeasureName, boolean>>
}

/** Summarises a contender on its rows. */
export function summaryOf({ name, rows, tells }: ContenderRows, header: ResultsHeader): Summary {
  const solved = rows.filter(({ outcome }) => outcome === 'solved')
  const capped = rows.filter(({ outcome }) => outcome === 'capped')
  const measure = (measure: MeasureName) =>
    tells[measure] ? figuresOf(rows, solved, measure, header) : UNTOLD
  return {
    contender: name,
    rows: rows.length,
    solved: solved.length,
    capped: capped.length,
    failed: rows.length - solved.length - capped.length,
    nodes: measure('nodes'),
    milliseconds: measure('milliseconds'),
  }
}

const UNTOLD: Figures = { of: 0, total: null, geometricMean: null, par2: null }

function figuresOf(
  rows: readonly Row[],
  solved: readonly Row[],
  measure: MeasureName,
  { limits }: ResultsHeader,
): Figures {
  const figures = solved.flatMap((row) => row[measure] ?? [])
  const counted = figures.map((figure) => atLeastSmallest(measure, figure))
  const total = sum(figures)
  const limit = limits[measure]
  // PAR2 needs the value of every solved row.
  const isCharged = limit !== null && rows.length > 0 && figures.length === solved.length
  return {
    of: figures.length,
    total: figures.length > 0 ? total : null,
    geometricMean: figures.length > 0 ? geometricMean(counted) : null,
    par2: isCharged ? (total + PENALTY * limit * (rows.length - solved.length)) / rows.length : null,
  }
}
