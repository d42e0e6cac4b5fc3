// The score of the MiniZinc Challenge, which is a Borda count: each puzzle is a voter that ranks the contenders. A
// contender that solves a puzzle takes 1 point from each that does not. Two that both solve it share the point by time:
// t' / (t + t') for the one that takes t. Who does not solve it gets nothing. Stuckey, Feydy, Schutt, Tack and Fischer,
// The MiniZinc Challenge 2008-2013 (AI Magazine 35, 2014).

import { atLeastSmallest } from './means.ts'
import type { SectionRows } from './sectionRows.ts'
import { isSolved } from './spent.ts'
import type { MeasureName } from './statistics.ts'

/** The scores of the contenders of a section, in its order; two are compared on the puzzles that both were given. */
export function bordaScores({ contenders, puzzles }: SectionRows, measure: MeasureName): number[] {
  const scores = contenders.map(() => 0)
  for (let puzzle = 0; puzzle < puzzles; puzzle++) {
    // Null is not given, infinite not solved.
    const costs = contenders.map(({ rows }) => {
      const row = rows[puzzle]
      if (!row) return null
      const cost = isSolved(row) ? row[measure] : null
      return cost === null ? Infinity : atLeastSmallest(measure, cost)
    })
    costs.forEach((cost, one) => {
      if (cost === null || cost === Infinity) return
      costs.forEach((opposite, other) => {
        if (other === one || opposite === null) return
        scores[one] += opposite === Infinity ? 1 : opposite / (cost + opposite)
      })
    })
  }
  return scores
}
