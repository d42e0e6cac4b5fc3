// How a puzzle stands to what is ordered: whether it is harder than it may be, or easier than it has to be.

import type { Family } from '../families/family.ts'
import { TIERS } from '../families/inference.ts'
import type { Puzzle } from '../families/puzzle.ts'
import type { Gradable } from '../grader/difficulty.ts'
import { type Examination, type Grade, glanceAtTrials, makeExaminer } from '../grader/grade.ts'
import type { Glance } from '../grader/measureTrials.ts'
import { degreesOf, type Order } from './puzzleRequest.ts'

/** Judges puzzles of a board; each is known to have its solution alone. */
interface Judge {
  /** Whether a puzzle's degree passes the ceiling, or its tier is above those that are ordered. */
  isOver(puzzle: Puzzle, solution: readonly number[], ceiling: number | undefined): boolean
  /** As `isOver`, but quick where a measure that takes many runs is far off after a few. */
  isOverAtAGlance(puzzle: Puzzle, solution: readonly number[], ceiling: number | undefined): boolean
  /** How much a puzzle is too easy, or probably is, as a difference of logarithms; nothing if it is hard enough. */
  lacks(puzzle: Puzzle, solution: readonly number[]): number | undefined
  /** The grade of a puzzle. */
  grade(puzzle: Puzzle, solution: readonly number[]): Grade
}

/** As far as a degree is off that is so many times too small, for each tier between. */
const TIER_DISTANCE = Math.log(3)

/** A judge of one order. */
export function makeJudge(family: Gradable & Pick<Family, 'name'>, order: Order): Judge {
  const { least } = degreesOf(order)
  const { tier: tiers, trials } = order
  const isDegreeOrdered = order.stars !== undefined || order.degree !== undefined
  const examine = makeExaminer({ trials })
  const known = new WeakMap<Puzzle, Examination>()

  function examined(puzzle: Puzzle, solution: readonly number[]): Examination {
    const before = known.get(puzzle)
    if (before) return before
    const found = examine(family, puzzle, solution)
    if (typeof found === 'string') throw new Error('a puzzle that has one solution is said to have none')
    known.set(puzzle, found)
    return found
  }

  /** On which side of a mark a measure of many runs will probably be; `near` where there is none, or nobody knows. */
  function glanceAt(puzzle: Puzzle, solution: readonly number[], mark: number): Glance {
    return (isDegreeOrdered && glanceAtTrials(family, puzzle, solution, mark, { trials })) || 'near'
  }

  function isTierOver({ reasoning }: Examination): boolean {
    return tiers !== undefined && TIERS.indexOf(reasoning().tier) > TIERS.indexOf(tiers.most)
  }

  function isOver(puzzle: Puzzle, solution: readonly number[], ceiling: number | undefined): boolean {
    const examination = examined(puzzle, solution)
    return isTierOver(examination) || (ceiling !== undefined && examination.passes(ceiling))
  }

  return {
    isOver,
    isOverAtAGlance(puzzle, solution, ceiling) {
      const side = ceiling === undefined ? 'near' : glanceAt(puzzle, solution, ceiling)
      if (side === 'near') return isOver(puzzle, solution, ceiling)
      return side === 'above' || isTierOver(examined(puzzle, solution))
    },
    lacks(puzzle, solution) {
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
    grade: (puzzle, solution) => examined(puzzle, solution).grade(),
  }
}
