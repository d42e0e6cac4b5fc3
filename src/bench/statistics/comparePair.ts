// Compares two contenders on the puzzles that both were given. Ratios are geometric means, so that twice as
// many and half as many cancel out.

import type { Outcome, ResultsHeader, Row } from '../results.ts'
import type { Bootstrap } from './bootstrap.ts'
import { atLeastSmallest, sum } from './means.ts'
import type { ContenderRows, SectionRows } from './sectionRows.ts'
import { isSolved, spentBy } from './spent.ts'
import { type Bound, MEASURE_NAMES, type MeasureName, type PairStatistics, type Ratio } from './statistics.ts'
import { signedRank } from './wilcoxon.ts'

/** The rows of both contenders on one puzzle. */
interface PairedRows {
  readonly one: Row
  readonly other: Row
}

/**
 * The minimum number of puzzles for an interval and p. With fewer, the two-sided p of the signed-rank test cannot be
 * below 5 %.
 */
const FEWEST = 6

/**
 * Compares two contenders of a section, without Holm's correction, which needs all pairs, and so without stars. Undefined
 * if they have no puzzle in common.
 */
export function pairOf(
  one: ContenderRows,
  other: ContenderRows,
  header: ResultsHeader,
  bootstrap: Bootstrap,
): PairStatistics | undefined {
  const both = bothOf(one, other)
  if (both.length === 0) return undefined
  const isTold = (measure: MeasureName) => one.tells[measure] && other.tells[measure]
  const ratio = (measure: MeasureName) => (isTold(measure) ? ratioOf(both, measure, header, bootstrap) : null)
  const by = MEASURE_NAMES.find(isTold) ?? null
  return {
    one: one.name,
    other: other.name,
    puzzles: both.length,
    bothSolved: both.filter((pair) => isSolved(pair.one) && isSolved(pair.other)).length,
    onlyOne: both.filter((pair) => isSolved(pair.one) && !isSolved(pair.other)).length,
    onlyOther: both.filter((pair) => !isSolved(pair.one) && isSolved(pair.other)).length,
    by,
    ...winsOf(both, by),
    nodes: ratio('nodes'),
    milliseconds: ratio('milliseconds'),
  }
}

/**
 * Compares the control of a section with the contender of which it is a copy, by time. A limit that ended only one of two
 * equal searches is noise like the rest of their difference, not a bound of it: the ratio is over the puzzles that both
 * solved. Null without times, or if one of them has no rows here.
 */
export function controlOf(
  { first, control }: SectionRows,
  header: ResultsHeader,
  bootstrap: Bootstrap,
): Ratio | null {
  if (!first || !control || !header.times) return null
  const both = bothOf(first, control).filter(({ one, other }) => isSolved(one) && isSolved(other))
  return ratioOf(both, 'milliseconds', header, bootstrap)
}

function bothOf(one: ContenderRows, other: ContenderRows): PairedRows[] {
  const both: PairedRows[] = []
  one.rows.forEach((row, puzzle) => {
    const opposite = other.rows[puzzle]
    if (row && opposite) both.push({ one: row, other: opposite })
  })
  return both
}

/** Returns the pairs of rows on the puzzles that both were given, in the order of the first contender. */
export function commonOf(ones: readonly Row[], others: readonly Row[]): PairedRows[] {
  const rowOf = new Map(others.map((row) => [row.puzzle, row]))
  return ones.flatMap((one) => {
    const other = rowOf.get(one.puzzle)
    return other ? { one, other } : []
  })
}

function winsOf(
  both: readonly PairedRows[],
  by: MeasureName | null,
): Pick<PairStatistics, 'wins' | 'ties' | 'losses'> {
  const costOf = (row: Row) => {
    if (!isSolved(row)) return Infinity
    return by === null ? 0 : (row[by] ?? 0)
  }
  const wins = both.filter(({ one, other }) => costOf(one) < costOf(other)).length
  const losses = both.filter(({ one, other }) => costOf(one) > costOf(other)).length
  return { wins, losses, ties: both.length - wins - losses }
}

function ratioOf(
  both: readonly PairedRows[],
  measure: MeasureName,
  header: ResultsHeader,
  bootstrap: Bootstrap,
): Ratio | null {
  const { logarithms, bound, isSelected } = logarithmsOf(both, measure, header)
  if (logarithms.length === 0) return null
  const mean = sum(logarithms) / logarithms.length
  const interval = logarithms.length < FEWEST ? undefined : bootstrap(logarithms)
  return {
    of: logarithms.length,
    ratio: Math.exp(mean),
    low: interval ? Math.exp(interval.low) : null,
    high: interval ? Math.exp(interval.high) : null,
    ...(bound && { bound }),
    p: isSelected ? null : chanceOf(logarithms, bound),
    holm: null,
    isSignificant: false,
  }
}

/** The values behind a ratio. */
interface Known {
  readonly logarithms: readonly number[]
  readonly bound: Bound | undefined
  /**
   * Whether puzzles that capped one of them were left out, so that the remaining puzzles are not representative.
   */
  readonly isSelected: boolean
}

/**
 * Returns the logarithms of other / one for the puzzles that both solved. Puzzles that capped only one contender are
 * included if it is always the same one, and if it tells what it had spent.
 */
function logarithmsOf(both: readonly PairedRows[], measure: MeasureName, { limits }: ResultsHeader): Known {
  const solved: number[] = []
  const capped = { least: [] as number[], most: [] as number[] }
  let isUnknown = false
  const all: number[] = []
  for (const { one, other } of both) {
    const kind = KINDS.find(([ones, others]) => one.outcome === ones && other.outcome === others)
    if (!kind) continue
    const [, , bound] = kind
    const [below, above] = [spentBy(one, measure, limits), spentBy(other, measure, limits)]
    if (below === null || above === null) {
      if (bound) isUnknown = true
      continue
    }
    const logarithm = logarithmOfRatio(measure, above, below)
    all.push(logarithm)
    if (bound) capped[bound].push(logarithm)
    else solved.push(logarithm)
  }
  const isSelected = isUnknown || (capped.least.length > 0 && capped.most.length > 0)
  if (isSelected) return { logarithms: solved, bound: undefined, isSelected }
  const bound = capped.least.length > 0 ? 'least' : capped.most.length > 0 ? 'most' : undefined
  return { logarithms: all, bound, isSelected }
}

/** The outcomes of the one and the other that say something about their ratio, and the kind of bound. */
const KINDS: readonly [one: Outcome, other: Outcome, bound: Bound | undefined][] = [
  ['solved', 'solved', undefined],
  ['solved', 'capped', 'least'],
  ['capped', 'solved', 'most'],
]

/**
 * The logarithm of above / below. A factor of three and a factor of one third must have exactly the same
 * size, so that they tie in ranks.
 */
function logarithmOfRatio(measure: MeasureName, above: number, below: number): number {
  const [a, b] = [atLeastSmallest(measure, above), atLeastSmallest(measure, below)]
  return a >= b ? Math.log(a / b) : -Math.log(b / a)
}

/**
 * The probability p of the signed-rank test. The true costs of capped rows could only move the statistic
 * farther to the side of the bound. So the tail probability of that side is an upper bound (apart from ties,
 * which change it a little), and the other side is unknown.
 */
function chanceOf(logarithms: readonly number[], bound: Bound | undefined): number | null {
  const { used, less, greater, twoSided } = signedRank(logarithms)
  if (used < FEWEST) return null
  if (bound === undefined) return twoSided
  return Math.min(1, 2 * (bound === 'least' ? greater : less))
}
