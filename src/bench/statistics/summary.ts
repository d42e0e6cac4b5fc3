// The figures of one contender. PAR2, the penalized average runtime of the SAT competitions, is the only mean that rows that
// were not solved are part of: each counts twice the limit.

import type { ResultsHeader, Row } from '../results.ts'
import { atLeastSmallest, geometricMean, sum } from './means.ts'
import type { Figures, MeasureName, Summary } from './statistics.ts'

const PENALTY = 2

/** A contender's rows, and whether it tells nodes and times. */
export interface ContenderRows {
  /** The contender's name. */
  readonly name: string
  /** Its rows. */
  readonly rows: readonly Row[]
  /** By each measure. */
  readonly tells: Readonly<Record<MeasureName, boolean>>
}

/** The figures of a contender on these rows. */
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
  // Of a solved row without its figure nobody knows what it should count.
  const isCharged = limit !== null && rows.length > 0 && figures.length === solved.length
  return {
    of: figures.length,
    total: figures.length > 0 ? total : null,
    geometricMean: figures.length > 0 ? geometricMean(counted) : null,
    par2: isCharged ? (total + PENALTY * limit * (rows.length - solved.length)) / rows.length : null,
  }
}
