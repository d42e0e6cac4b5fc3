// The virtual best solver: an oracle that gives each puzzle to the contender that needs least. The loss of the virtual best
// without a contender is that contender's marginal contribution: Xu, Hutter, Hoos and Leyton-Brown, Evaluating Component
// Solver Contributions to Portfolio-Based Algorithm Selectors (SAT 2012). A contender may be best on average and yet
// contribute nothing, if an equal contender takes part.
//
// By time, the oracle also picks the luckiest measurement, so it is a little better than any real choice: the virtual best
// of two copies of a contender takes less time than either.

import type { ResultsHeader, RunLimits } from '../results.ts'
import { atLeastSmallest } from './means.ts'
import { CAPPED, type ContenderRows, FAILED, NOT_GIVEN, type SectionRows, SOLVED } from './resultMatrix.ts'
import type { Figures, MeasureName, PortfolioEntry, StatisticsSection, Summary } from './statistics.ts'
import { countsOf, figuresOf } from './summary.ts'

/** The name of the virtual best in summaries. */
const VIRTUAL_BEST = 'virtual best'

/** Summarises the virtual best of a section, by each measure among the contenders that report it. */
function virtualBestOf(section: SectionRows, limits: RunLimits): Summary {
  return {
    contender: VIRTUAL_BEST,
    ...countsOf({ outcomes: bestOutcomes(section.contenders, section.puzzles) }),
    nodes: bestFigures(section, 'nodes', limits),
    milliseconds: bestFigures(section, 'milliseconds', limits),
    cpuMilliseconds: { of: 0, total: null },
  }
}

/** For each puzzle, the best outcome of all contenders. */
function bestOutcomes(contenders: readonly ContenderRows[], puzzles: number): Uint8Array {
  const best = new Uint8Array(puzzles)
  for (const { outcomes } of contenders) {
    outcomes.forEach((outcome, place) => {
      if (RANKS[outcome] < RANKS[best[place]]) best[place] = outcome
    })
  }
  return best
}

const RANKS = { [SOLVED]: 0, [CAPPED]: 1, [FAILED]: 2, [NOT_GIVEN]: 3 } as Readonly<Record<number, number>>

/**
 * The figures of the virtual best. A puzzle that no contender solved counts with the least amount that a contender had
 * spent when a limit ended its search: the virtual best cannot have spent less.
 */
function bestFigures({ contenders, puzzles }: SectionRows, measure: MeasureName, limits: RunLimits): Figures {
  const tellers = contenders.filter(({ tells }) => tells[measure])
  const outcomes = bestOutcomes(tellers, puzzles)
  const best = new Float64Array(puzzles).fill(NaN)
  for (const one of tellers) {
    one.spent[measure].forEach((spent, place) => {
      const isLess = Number.isNaN(best[place]) || spent < best[place]
      if (one.outcomes[place] === outcomes[place] && isLess) best[place] = spent
    })
  }
  // PAR2 is computed only if, for each contender, the limit of the measure ended the search of every unsolved puzzle.
  const unsolved = outcomes.filter((outcome) => outcome !== NOT_GIVEN && outcome !== SOLVED).length
  const isCharged = tellers.every(
    ({ endedBy, outcomes }) =>
      endedBy[measure] === outcomes.filter((outcome) => outcome === CAPPED || outcome === FAILED).length,
  )
  const endedBy = { nodes: 0, milliseconds: 0, [measure]: isCharged ? unsolved : -1 }
  const tells = { nodes: false, milliseconds: false, [measure]: tellers.length > 0 }
  return figuresOf({ tells, outcomes, spent: { nodes: best, milliseconds: best }, endedBy }, measure, limits)
}

/** The contributions of the contenders of a section, in the same order. All of them must report the measure. */
function contributionsOf(
  { contenders, puzzles }: SectionRows,
  measure: MeasureName,
): Omit<PortfolioEntry, 'contender' | 'borda'>[] {
  const counts = contenders.map(() => ({ best: 0, solvedAlone: 0, bestAlone: 0, lost: 0 }))
  let solved = 0
  for (let puzzle = 0; puzzle < puzzles; puzzle++) {
    const costs = contenders.map((one) => costAt(one, measure, puzzle))
    const [first, second] = leastTwo(costs)
    if (first === Infinity) continue
    solved++
    costs.forEach((cost, index) => {
      if (cost !== first) return
      const count = counts[index]
      count.best++
      if (second > first) count.bestAlone++
      if (second === Infinity) count.solvedAlone++
      const without = second < Infinity ? second : leastCapped(contenders, measure, puzzle)
      count.lost += Math.max(0, Math.log(without / first))
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
}

/** The cost of a puzzle for a contender; infinite if the contender did not solve the puzzle. */
function costAt({ outcomes, spent }: ContenderRows, measure: MeasureName, puzzle: number): number {
  const cost = outcomes[puzzle] === SOLVED ? spent[measure][puzzle] : NaN
  return Number.isNaN(cost) ? Infinity : atLeastSmallest(measure, cost)
}

/** The least amount that a contender had spent on a puzzle when a limit ended its search; 0 if no amount is known. */
function leastCapped(contenders: readonly ContenderRows[], measure: MeasureName, puzzle: number): number {
  let least = Infinity
  for (const { outcomes, spent } of contenders) {
    if (outcomes[puzzle] === CAPPED && spent[measure][puzzle] < least) least = spent[measure][puzzle]
  }
  return least === Infinity ? 0 : atLeastSmallest(measure, least)
}

/** The two least costs, infinite if there are fewer. */
function leastTwo(costs: readonly number[]): [number, number] {
  let [first, second] = [Infinity, Infinity]
  for (const cost of costs) {
    if (cost < first) [first, second] = [cost, first]
    else if (cost < second) second = cost
  }
  return [first, second]
}

// The score of the MiniZinc Challenge, which is a Borda count: each puzzle is a voter that ranks the contenders. A
// contender that solves a puzzle gets 1 point for each other contender that does not solve it. Two that both solve it share
// the point by time: the one that takes t gets t' / (t + t'), where t' is the time of the other. A contender that does not
// solve the puzzle gets nothing. Source: Stuckey, Feydy, Schutt, Tack and Fischer, The MiniZinc Challenge 2008-2013 (AI
// Magazine 35, 2014).

/**
 * The scores of the contenders of a section, in the same order. Two contenders are compared on the puzzles that both were
 * given.
 */
function bordaScores({ contenders, puzzles }: SectionRows, measure: MeasureName): number[] {
  const scores = contenders.map(() => 0)
  for (let puzzle = 0; puzzle < puzzles; puzzle++) {
    const costs = contenders.map((one) => costAt(one, measure, puzzle))
    const isGiven = contenders.map(({ outcomes }) => outcomes[puzzle] !== NOT_GIVEN)
    costs.forEach((cost, one) => {
      if (cost === Infinity) return
      costs.forEach((opposite, other) => {
        if (other === one || !isGiven[other]) return
        scores[one] += opposite === Infinity ? 1 : opposite / (cost + opposite)
      })
    })
  }
  return scores
}

// The portfolio of a section's contenders: the virtual best, the single best, and what each contender adds.

/** The statistics of the contenders of a section together. */
export function portfolioOf(
  section: SectionRows,
  summaries: readonly Summary[],
  header: ResultsHeader,
): Pick<StatisticsSection, 'virtualBest' | 'portfolioBy' | 'singleBest' | 'portfolio'> {
  const by: MeasureName = header.times ? 'milliseconds' : 'nodes'
  const tellers = section.contenders.filter(({ tells }) => tells[by])
  const taking = { ...section, contenders: tellers }
  const scores = bordaScores(taking, by)
  const contributions = contributionsOf(taking, by)
  return {
    virtualBest: virtualBestOf(section, header.limits),
    portfolioBy: by,
    singleBest: singleBestOf(summaries, section.puzzles, by),
    portfolio: tellers.map(({ name }, index) => ({
      contender: name,
      borda: scores[index],
      ...contributions[index],
    })),
  }
}

/**
 * The contender that is best on all puzzles together: among those that were given all puzzles, the one with the least PAR2.
 * If the PAR2 of one of them is unknown, it is the one that solved the most puzzles and, among equals, has the least
 * geometric mean. If several are still equal, it is the first.
 */
function singleBestOf(summaries: readonly Summary[], puzzles: number, by: MeasureName): string | null {
  const whole = summaries.filter((summary) => summary.rows === puzzles && summary[by].of > 0)
  const hasPar2 = whole.every((summary) => summary[by].par2 !== null)
  const order = whole.toSorted((one, other) =>
    hasPar2
      ? (one[by].par2 ?? 0) - (other[by].par2 ?? 0)
      : other.solved - one.solved || (one[by].geometricMean ?? 0) - (other[by].geometricMean ?? 0),
  )
  return order[0]?.contender ?? null
}
