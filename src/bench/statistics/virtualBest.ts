// The virtual best solver: an oracle that gives each puzzle to the contender that needs least. What it loses without a
// contender is that contender's marginal contribution: Xu, Hutter, Hoos and Leyton-Brown, Evaluating Component Solver
// Contributions to Portfolio-Based Algorithm Selectors (SAT 2012). A contender may be best on average and yet contribute
// nothing beside a twin.
//
// By time the oracle also picks the luckiest measurement, so it is a little better than anything that can be had: the
// virtual best of two copies takes less than either.

import type { ResultsHeader, Row } from '../results.ts'
import { atLeastSmallest } from './means.ts'
import type { ContenderRows, SectionRows } from './sectionRows.ts'
import { isSolved, spentBy } from './spent.ts'
import type { MarginalContribution, MeasureName, Summary } from './statistics.ts'
import { countsOf, figuresOf, UNTOLD } from './summary.ts'

/** The name of the virtual best in summaries. */
export const VIRTUAL_BEST = 'virtual best'

/** Summarises the virtual best of a section, by each measure among the contenders that report it. */
export function virtualBestOf({ contenders, puzzles }: SectionRows, header: ResultsHeader): Summary {
  const by = (measure: MeasureName) => {
    const tellers = contenders.filter(({ tells }) => tells[measure])
    return tellers.length === 0
      ? UNTOLD
      : figuresOf(bestRows(tellers, puzzles, measure, header), measure, header)
  }
  return {
    contender: VIRTUAL_BEST,
    ...countsOf(bestRows(contenders, puzzles, 'milliseconds', header)),
    nodes: by('nodes'),
    milliseconds: by('milliseconds'),
    cpuMilliseconds: { of: 0, total: null },
  }
}

/**
 * The best row of each puzzle. If none solved it, it is one that a limit ended, with the least spent: the oracle could not
 * have ended sooner.
 */
function bestRows(
  contenders: readonly ContenderRows[],
  puzzles: number,
  measure: MeasureName,
  { limits }: ResultsHeader,
): Row[] {
  const ranks = { solved: 0, capped: 1, crashed: 2, rubbish: 2, wrong: 2 } as const
  const best: Row[] = []
  for (let puzzle = 0; puzzle < puzzles; puzzle++) {
    let chosen: Row | undefined
    for (const { rows } of contenders) {
      const row = rows[puzzle]
      if (!row) continue
      const rank = chosen ? ranks[row.outcome] - ranks[chosen.outcome] : -1
      if (rank < 0 || (rank === 0 && chosen && costOf(row) < costOf(chosen))) chosen = row
    }
    if (chosen) best.push(chosen)
  }
  return best

  function costOf(row: Row): number {
    return spentBy(row, measure, limits) ?? (isSolved(row) ? Infinity : 0)
  }
}

/** The puzzles on which a contender is the best, and what the virtual best loses without it. */
export interface Contribution {
  /** The puzzles that it solved and no other solved with less. */
  readonly best: number
  /** What the virtual best loses without it. */
  readonly marginal: MarginalContribution
}

/** The contributions of the contenders of a section, in its order. All of them report the measure. */
export function contributionsOf(
  { contenders, puzzles }: SectionRows,
  measure: MeasureName,
  { limits }: ResultsHeader,
): Contribution[] {
  const counts = contenders.map(() => ({ best: 0, solvedAlone: 0, bestAlone: 0, lost: 0 }))
  let solved = 0
  for (let puzzle = 0; puzzle < puzzles; puzzle++) {
    const [first, second] = leastTwo(contenders, puzzle, costOf)
    if (first === Infinity) continue
    solved++
    contenders.forEach(({ rows }, index) => {
      const row = rows[puzzle]
      if (!row || costOf(row) !== first) return
      const count = counts[index]
      count.best++
      if (second > first) count.bestAlone++
      if (second < Infinity) count.lost += Math.log(second / first)
      else {
        count.solvedAlone++
        count.lost += Math.max(0, Math.log(leastSpent(contenders, index, puzzle) / first))
      }
    })
  }
  return counts.map(({ best, solvedAlone, bestAlone, lost }) => ({
    best,
    marginal: {
      solvedAlone,
      bestAlone,
      ratio: solved > 0 ? Math.exp(lost / solved) : null,
      ...(solvedAlone > 0 && { bound: 'least' }),
    },
  }))

  function costOf(row: Row): number {
    const cost = isSolved(row) ? row[measure] : null
    return cost === null ? Infinity : atLeastSmallest(measure, cost)
  }

  /** What the others had spent at least when limits ended them. */
  function leastSpent(all: readonly ContenderRows[], alone: number, puzzle: number): number {
    let least = Infinity
    all.forEach(({ rows }, index) => {
      const row = rows[puzzle]
      const spent = row && index !== alone ? spentBy(row, measure, limits) : null
      if (spent !== null) least = Math.min(least, atLeastSmallest(measure, spent))
    })
    return least === Infinity ? 0 : least
  }
}

/** The two least costs of a puzzle, infinite if there are fewer. */
function leastTwo(
  contenders: readonly ContenderRows[],
  puzzle: number,
  costOf: (row: Row) => number,
): [number, number] {
  let [first, second] = [Infinity, Infinity]
  for (const { rows } of contenders) {
    const row = rows[puzzle]
    const cost = row ? costOf(row) : Infinity
    if (cost < first) [first, second] = [cost, first]
    else if (cost < second) second = cost
  }
  return [first, second]
}
