// The score of the MiniZinc Challenge, which is a Borda count: each puzzle is a voter that ranks the contenders. A
// contender that solves a puzzle takes 1 point from each that does not. Two that both solve it share the point by time:
// t' / (t + t') for the one that takes t. Who does not solve it gets nothing. Stuckey, Feydy, Schutt, Tack and Fischer,
// The MiniZinc Challenge 2008-2013 (AI Magazine 35, 2014).

import { NOT_GIVEN, type SectionRows } from './sectionRows.ts'
import type { MeasureName } from './statistics.ts'
import { costAt } from './virtualBest.ts'

/** The scores of the contenders of a section, in its order; two are compared on the puzzles that both were given. */
export function bordaScores({ contenders, puzzles }: SectionRows, measure: MeasureName): number[] {
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
