// Compares a puzzle with the difficulty that an order asks for: is it too hard or too easy?

import type { Family } from '../families/family.ts'
import { easierOf, TIERS } from '../families/inference.ts'
import type { Puzzle, Shape } from '../families/puzzle.ts'
import { hardestTierOf } from '../grader/difficultyToDegree.ts'
import { type Examination, type Grade, glanceAtTrials, makeExaminer } from '../grader/grade.ts'
import type { Glance } from '../grader/measureByRandomMoves.ts'
import type { Gradable } from '../grader/measureDifficulty.ts'
import { STARS } from '../grader/stars.ts'
import type { Order } from './orderFields.ts'
import { degreesOf, type TierRange } from './orderValues.ts'

/** The distance of one missing tier: as much as that of a degree that is three times too small. */
const TIER_DISTANCE = Math.log(3)

/**
 * The tiers that an order allows. Assumptions within assumptions are allowed only if the order names their tier. If an order
 * names no tiers, its stars determine the bounds, even in families whose degree does not depend on tiers. Undefined if no
 * puzzle of the shape is outside the bounds.
 */
function tiersOf({ grading }: Gradable, shape: Shape, { tier, stars }: Order): TierRange | undefined {
  if (tier) return tier
  const hardest = grading.hardestTier?.(shape) ?? 'nested'
  const isHard = stars?.least === STARS.length && hardest !== 'singles'
  const most = easierOf('chains', hardestTierOf(stars?.most ?? STARS.length, grading.leastStars?.(shape)))
  if (!isHard && easierOf(hardest, most) === hardest) return undefined
  return { least: isHard ? 'techniques' : TIERS[0], most }
}

/** Makes the judge of one order, for puzzles with exactly one solution. */
export function makeJudge(family: Gradable & Pick<Family, 'name'>, shape: Shape, order: Order) {
  const { least } = degreesOf(order)
  const { trials, techniques } = order
  const tiers = tiersOf(family, shape, order)
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
   * Tells on which side of a mark a puzzle probably is by the family's measure of many runs; `near` if the family has no such
   * measure or a few runs are not enough to decide.
   */
  function glanceAt(puzzle: Puzzle, solution: readonly number[], mark: number): Glance {
    return (isDegreeOrdered && glanceAtTrials(mark, family, puzzle, solution, { trials })) || 'near'
  }

  function isTierOver(examination: Examination): boolean {
    return tiers !== undefined && examination.isBeyond(tiers.most)
  }

  /** Whether a puzzle's degree is above the ceiling, or its tier above the ordered tiers. */
  function isOver(puzzle: Puzzle, solution: readonly number[], ceiling: number | undefined): boolean {
    const examination = examined(puzzle, solution)
    return (ceiling !== undefined && examination.passes(ceiling)) || isTierOver(examination)
  }

  /** The distance of a degree from the least ordered degree, as a difference of logarithms. */
  const distance = (degree: number) => Math.log((least + 1) / (degree + 1))

  /**
   * Estimates by how much a puzzle is too easy, in a fraction of the time that a grade takes; undefined if the puzzle may be
   * hard enough.
   */
  function probablyLacks(puzzle: Puzzle, solution: readonly number[]): number | undefined {
    const probably = isDegreeOrdered
      ? examined(puzzle, solution).degreeBelow(least, tiers?.most ?? 'chains')
      : undefined
    return probably === undefined ? undefined : distance(probably)
  }

  return {
    isOver,
    probablyLacks,
    /** The same as `isOver`, but if the family's measure of many runs is clearly far from the ceiling, a few runs decide. */
    isOverAtAGlance(puzzle: Puzzle, solution: readonly number[], ceiling: number | undefined): boolean {
      const side = ceiling === undefined ? 'near' : glanceAt(puzzle, solution, ceiling)
      if (side === 'near') return isOver(puzzle, solution, ceiling)
      return side === 'above' || isTierOver(examined(puzzle, solution))
    },
    /**
     * The distance by which a puzzle is too easy, as a difference of logarithms, which may be an estimate; undefined if the
     * puzzle is hard enough.
     */
    lacks(puzzle: Puzzle, solution: readonly number[]): number | undefined {
      const examination = examined(puzzle, solution)
      if (tiers) {
        const below = TIERS.indexOf(tiers.least) - TIERS.indexOf(examination.reasoning().tier)
        if (below > 0) return below * TIER_DISTANCE
      }
      if (!isDegreeOrdered) return undefined
      const probably = probablyLacks(puzzle, solution)
      if (probably !== undefined) return probably
      const degree = examination.degree()
      return degree < least ? distance(degree) : undefined
    },
    /** The grade of a puzzle. */
    grade: (puzzle: Puzzle, solution: readonly number[]): Grade => examined(puzzle, solution).grade(),
  }
}
