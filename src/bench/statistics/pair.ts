// Two contenders side by side, on the puzzles that both were given. A ratio is a geometric mean, so that twice as many and
// half as many make no difference together.

import type { Outcome, ResultsHeader, Row } from '../results.ts'
import type { Bootstrap } from './bootstrap.ts'
import { atLeastSmallest } from './figures.ts'
import { MEASURES, type MeasureName, type Pair, type Ratio } from './statistics.ts'
import type { Taken } from './summary.ts'
import { signedRank } from './wilcoxon.ts'

/** The rows of both on one puzzle. */
interface Both {
  readonly one: Row
  readonly other: Row
}

type Bound = NonNullable<Ratio['bound']>

/** The limit that ends a search by each measure. */
const ENDED_BY: Readonly<Record<MeasureName, Row['ended']>> = {
  nodes: 'node-limit',
  milliseconds: 'time-limit',
}

/** Below this no two-sided p of the signed-rank test can be under 5 %, and no interval is worth its name. */
const FEWEST = 6

/** Compares two contenders; Holm's correction is left to who knows all pairs. Nothing where they have no puzzle in common. */
export function pairOf(
  one: Taken,
  other: Taken,
  header: ResultsHeader,
  bootstrap: Bootstrap,
): Pair | undefined {
  const rowOf = new Map(other.rows.map((row) => [row.puzzle, row]))
  const both = one.rows.flatMap((row) => {
    const opposite = rowOf.get(row.puzzle)
    return opposite ? { one: row, other: opposite } : []
  })
  if (both.length === 0) return undefined
  const isTold = (measure: MeasureName) => one.tells[measure] && other.tells[measure]
  const ratio = (measure: MeasureName) => (isTold(measure) ? ratioOf(both, measure, header, bootstrap) : null)
  const by = MEASURES.find(isTold) ?? null
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

function isSolved({ outcome }: Row): boolean {
  return outcome === 'solved'
}

function winsOf(both: readonly Both[], by: MeasureName | null): Pick<Pair, 'wins' | 'ties' | 'losses'> {
  const costOf = (row: Row) => {
    if (!isSolved(row)) return Infinity
    return by === null ? 0 : (row[by] ?? 0)
  }
  const wins = both.filter(({ one, other }) => costOf(one) < costOf(other)).length
  const losses = both.filter(({ one, other }) => costOf(one) > costOf(other)).length
  return { wins, losses, ties: both.length - wins - losses }
}

function ratioOf(
  both: readonly Both[],
  measure: MeasureName,
  header: ResultsHeader,
  bootstrap: Bootstrap,
): Ratio | null {
  const { logarithms, bound } = logarithmsOf(both, measure, header)
  if (logarithms.length === 0) return null
  const mean = logarithms.reduce((sum, logarithm) => sum + logarithm, 0) / logarithms.length
  const interval = logarithms.length < FEWEST ? undefined : bootstrap(logarithms)
  return {
    of: logarithms.length,
    ratio: Math.exp(mean),
    low: interval ? Math.exp(interval.low) : null,
    high: interval ? Math.exp(interval.high) : null,
    ...(bound && { bound }),
    p: chanceOf(logarithms, bound),
    holm: null,
  }
}

/** The logarithms of other / one: of what both solved, and of what capped only one of them if that is always the same one. */
function logarithmsOf(
  both: readonly Both[],
  measure: MeasureName,
  header: ResultsHeader,
): { logarithms: number[]; bound: Bound | undefined } {
  const known = both.flatMap(({ one, other }) => {
    const kind = KINDS.find(([ones, others]) => one.outcome === ones && other.outcome === others)
    const [cost, opposite] = [one, other].map((row) => spent(row, measure, header))
    if (!kind || cost === null || opposite === null) return []
    return { bound: kind[2], logarithm: logarithmOfRatio(measure, opposite, cost) }
  })
  const bounds = new Set(known.flatMap(({ bound }) => bound ?? []))
  const used = bounds.size < 2 ? known : known.filter(({ bound }) => bound === undefined)
  const [bound] = bounds.size < 2 ? bounds : []
  return { logarithms: used.map(({ logarithm }) => logarithm), bound }
}

/** Outcomes of the one and the other that tell something of their ratio, and whether it is more or less than that. */
const KINDS: readonly [one: Outcome, other: Outcome, bound: Bound | undefined][] = [
  ['solved', 'solved', undefined],
  ['solved', 'capped', 'least'],
  ['capped', 'solved', 'most'],
]

/** What a row cost; of a capped one, what it had spent when it was stopped. */
function spent(row: Row, measure: MeasureName, { limits }: ResultsHeader): number | null {
  return row[measure] ?? (row.ended === ENDED_BY[measure] ? limits[measure] : null)
}

/** Three times as many and a third have the same size to the last bit: ranks must see that they are a tie. */
function logarithmOfRatio(measure: MeasureName, above: number, below: number): number {
  const [a, b] = [atLeastSmallest(measure, above), atLeastSmallest(measure, below)]
  return a >= b ? Math.log(a / b) : -Math.log(b / a)
}

/**
 * What capped rows would really have taken can only move the statistic further to the side of the bound. So the chance of
 * that side is at most what it is found to be (ties aside, which move it a little), and of the other side nothing is known.
 */
function chanceOf(logarithms: readonly number[], bound: Bound | undefined): number | null {
  const { used, less, greater, twoSided } = signedRank(logarithms)
  if (used < FEWEST) return null
  if (bound === undefined) return twoSided
  return Math.min(1, 2 * (bound === 'least' ? greater : less))
}
