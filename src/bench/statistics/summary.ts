// Summarises the rows of one contender. PAR2, the penalised average runtime of the SAT competitions, counts each unsolved
// row twice the limit. That means something only by the measure whose limit ended all of them: a search that ended at
// its millionth node after 100 ms has not shown that it needs 10 s.

import type { ResultsHeader, Row } from '../results.ts'
import { atLeastSmallest, LEAST } from './means.ts'
import type { ContenderRows } from './sectionRows.ts'
import { ENDED_BY, isSolved, spentBy } from './spent.ts'
import type { Figures, MeasureName, ProcessorTime, Summary } from './statistics.ts'

const PENALTY = 2

/** Summarises a contender on its rows. */
export function summaryOf({ name, rows, tells }: ContenderRows, header: ResultsHeader): Summary {
  const given = rows.filter((row) => row !== undefined)
  const measure = (measure: MeasureName) => (tells[measure] ? figuresOf(given, measure, header) : UNTOLD)
  return {
    contender: name,
    ...countsOf(given),
    nodes: measure('nodes'),
    milliseconds: measure('milliseconds'),
    cpuMilliseconds: processorTimeOf(given),
  }
}

/** Counts rows by outcome. */
export function countsOf(rows: readonly Row[]): Pick<Summary, 'rows' | 'solved' | 'capped' | 'failed'> {
  let [solved, capped] = [0, 0]
  for (const row of rows) {
    if (isSolved(row)) solved++
    else if (row.outcome === 'capped') capped++
  }
  return { rows: rows.length, solved, capped, failed: rows.length - solved - capped }
}

/** The figures of a contender that does not report the measure. */
export const UNTOLD: Figures = { of: 0, total: null, geometricMean: null, par2: null }

/**
 * The figures of rows. A capped row that does not tell what it had spent counts with the least that there is, so that the
 * bounds hold.
 */
export function figuresOf(
  rows: readonly Row[],
  measure: MeasureName,
  { limits }: Pick<ResultsHeader, 'limits'>,
): Figures {
  const limit = limits[measure]
  let [of, total, logarithms, capped, charged] = [0, 0, 0, 0, 0]
  let isCharged = limit !== null && rows.length > 0
  for (const row of rows) {
    const isCapped = row.outcome === 'capped'
    const spent = spentBy(row, measure, limits) ?? (isCapped ? LEAST[measure] : null)
    if (spent !== null) {
      of++
      total += spent
      logarithms += Math.log(atLeastSmallest(measure, spent))
    }
    if (isCapped) capped++
    if (isSolved(row)) {
      if (spent === null) isCharged = false
      charged += spent ?? 0
    } else {
      if (row.ended !== ENDED_BY[measure]) isCharged = false
      charged += PENALTY * (limit ?? 0)
    }
  }
  return {
    of,
    total: of > 0 ? total : null,
    ...(capped > 0 && { totalBound: 'least' }),
    geometricMean: of > 0 ? Math.exp(logarithms / of) : null,
    ...(capped > 0 && { meanBound: 'least' }),
    par2: isCharged ? charged / rows.length : null,
  }
}

function processorTimeOf(rows: readonly Row[]): ProcessorTime {
  const told = rows.filter(({ outcome }) => outcome === 'solved' || outcome === 'capped')
  const times = told.flatMap(({ cpuMilliseconds }) => cpuMilliseconds ?? [])
  const isBound = times.length > 0 && told.some(({ outcome }) => outcome === 'capped')
  return {
    of: times.length,
    total: times.length > 0 ? times.reduce((total, time) => total + time, 0) : null,
    ...(isBound && { totalBound: 'least' }),
  }
}
