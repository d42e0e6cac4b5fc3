// Compares a puzzle with the difficulty that an order asks for: is it too hard or too easy?

import type { Family } from '../families/family.ts'
import { TIERS } from '../families/inference.ts'
import type { Puzzle } from '../families/puzzle.ts'
import { type Examination, type Grade, glanceAtTrials, makeExaminer } from '../grader/grade.ts'
import type { Glance } from '../grader/measureByRandomMoves.ts'
import type { Gradable } from '../grader/measureDifficulty.ts'
import type { Order } from './orderFields.ts'
import { degreesOf } from './orderValues.ts'

/** One missing tier counts as much as a degree that is three times too small. */
const TIER_DISTANCE = Math.log(3)

/** Makes the judge of one order, for puzzles with exactly one solution. */
export function makeJudge(family: Gradable & Pick<Family, 'name'>, order: Order) {
  const { least } = degreesOf(order)
  const { tier: tiers, trials, techniques } = order
  const isDegreeOrdered = order.stars !== undefined || order.degree !== undefined
  const examine = makeExaminer({ trials, techniques })
  const known = new WeakMap<Puzzle, Examination>()

  function examined(puzzle: Puzzle, solution: readonly number[]): Examination {
    const before = known.get(puzzle)
    if (before) return before
    const found = examine(family, puzzle, solution)
    if (typeof found === 'string')
      throw new Error('the grader does not accept the unique solution of a puzzle')
    known.set(puzzle, found)
    return found
  }

  /**
   * Tells on which side of a mark a measure of many runs will probably be; `near` if there is no such measure
   * or a few runs do not decide it.
   */
  function glanceAt(puzzle: Puzzle, solution: readonly number[], mark: number): Glance {
    return (isDegreeOrdered && glanceAtTrials(mark, family, puzzle, solution, { trials })) || 'near'
  }

  function isTierOver({ reasoning }: Examination): boolean {
    return tiers !== undefined && TIERS.indexOf(reasoning().tier) > TIERS.indexOf(tiers.most)
  }

  /** Whether a puzzle's degree is above the ceiling, or its tier above the ordered tiers. */
  function isOver(puzzle: Puzzle, solution: readonly number[], ceiling: number | undefined): boolean {
    const examination = examined(puzzle, solution)
    return isTierOver(examination) || (ceiling !== undefined && examination.passes(ceiling))
  }

  return {
    isOver,
    /**
     * The same as `isOver`, but decided after a few runs if a measure that takes many runs is far from the
     * ceiling.
     */
    isOverAtAGlance(puzzle: Puzzle, solution: readonly number[], ceiling: number | undefined): boolean {
      const side = ceiling === undefined ? 'near' : glanceAt(puzzle, solution, ceiling)
      if (side === 'near') return isOver(puzzle, solution, ceiling)
      return side === 'above' || isTierOver(examined(puzzle, solution))
    },
    /**
     * By how much a puzzle is too easy, or probably is, as a difference of logarithms; undefined if it is hard
     * enough.
     */
    lacks(puzzle: Puzzle, solution: readonly number[]): number | undefined {
      const examination = examined(puzzle, solution)
      if (tiers) {
        const below = TIERS.indexOf(tiers.least) - TIERS.indexOf(examination.reasoning().tier)
        if (below > 0) return below * TIER_DISTANCE
      }
      if (!isDegreeOrdered) return undefined
      const distance = (degree: number) => Math.log((least + 1) / (degree + 1))
      const probably = examination.degreeBelow(least)
      if (probably !== undefined) return distance(probably)
      const degree = examination.degree()
      return degree < least ? distance(degree) : undefined
    },
    /** The grade of a puzzle. */
    grade: (puzzle: Puzzle, solution: readonly number[]): Grade => examined(puzzle, solution).grade(),
  }
}
