// Summarises the rows of one contender. PAR2, the penalised average runtime of the SAT competitions, counts each unsolved
// row twice the limit. This is meaningful only if the limit of the same measure ended all of them: a search that ended at
// its millionth node after 100 ms has not shown that it needs 10 s.

import type { RunLimits } from '../results.ts'
import { atLeastSmallest, LEAST, sum } from './means.ts'
import { CAPPED, type ContenderRows, NOT_GIVEN, SOLVED } from './resultMatrix.ts'
import type { Figures, MeasureName, ProcessorTime, Summary } from './statistics.ts'

const PENALTY = 2

/** Summarises a contender on its rows. */
export function summaryOf(one: ContenderRows, limits: RunLimits): Summary {
  return {
    contender: one.name,
    ...countsOf(one),
    nodes: figuresOf(one, 'nodes', limits),
    milliseconds: figuresOf(one, 'milliseconds', limits),
    cpuMilliseconds: processorTimeOf(one),
  }
}

type Counts = Pick<Summary, 'rows' | 'solved' | 'capped' | 'failed'>

/** Counts rows by outcome. */
export function countsOf({ outcomes }: Pick<ContenderRows, 'outcomes'>): Counts {
  let [rows, solved, capped] = [0, 0, 0]
  for (const outcome of outcomes) {
    if (outcome !== NOT_GIVEN) rows++
    if (outcome === SOLVED) solved++
    if (outcome === CAPPED) capped++
  }
  return { rows, solved, capped, failed: rows - solved - capped }
}

/** The figures of a contender that does not report the measure. */
const UNTOLD: Figures = { of: 0, total: null, geometricMean: null, par2: null }

/**
 * The figures of rows by a measure. A capped row whose spent amount is unknown counts with the least possible value, so
 * that the bounds hold.
 */
export function figuresOf(
  one: Omit<ContenderRows, 'name' | 'processor'>,
  measure: MeasureName,
  limits: RunLimits,
): Figures {
  if (!one.tells[measure]) return UNTOLD
  const limit = limits[measure]
  const { rows, solved, capped, failed } = countsOf(one)
  const { of, total, logarithms, known } = sumsOf(one, measure)
  const isCharged =
    limit !== null &&
    rows > 0 &&
    failed === 0 &&
    known.of === solved &&
    one.endedBy[measure] === rows - solved
  return {
    of,
    total: of > 0 ? total : null,
    ...(capped > 0 && { totalBound: 'least' }),
    geometricMean: of > 0 ? Math.exp(logarithms / of) : null,
    ...(capped > 0 && { meanBound: 'least' }),
    par2: isCharged ? (known.total + PENALTY * limit * (rows - solved)) / rows : null,
  }
}

/** The sums over solved and capped rows; `known` covers only the solved rows whose value is known. */
function sumsOf({ outcomes, spent }: Pick<ContenderRows, 'outcomes' | 'spent'>, measure: MeasureName) {
  let [of, total, logarithms] = [0, 0, 0]
  const known = { of: 0, total: 0 }
  spent[measure].forEach((value, place) => {
    const isCapped = outcomes[place] === CAPPED
    const cost = Number.isNaN(value) && isCapped ? LEAST[measure] : value
    if (Number.isNaN(cost)) return
    of++
    total += cost
    logarithms += Math.log(atLeastSmallest(measure, cost))
    if (isCapped) return
    known.of++
    known.total += cost
  })
  return { of, total, logarithms, known }
}

function processorTimeOf({ outcomes, processor }: ContenderRows): ProcessorTime {
  const told = processor.filter((time) => !Number.isNaN(time))
  const total = sum(told)
  const isBound = total > 0 && outcomes.includes(CAPPED)
  return {
    of: told.length,
    // A total of 0 is unknown, because searches shorter than a tick of the clock took some time too.
    total: total > 0 ? total : null,
    ...(isBound && { totalBound: 'least' }),
  }
}
