// Makes puzzles of a chosen difficulty with as few clues as the difficulty allows.
//
// A ceiling is drawn within the ordered range. Clues are removed until no further clue can be removed; the puzzles on the way
// form the trail. If the last puzzle of the trail is not over the ceiling, it is the result. Otherwise a binary search finds
// the last puzzle of the trail that is not over the ceiling, and from there clues are removed one by one while the ceiling
// holds (tightenPuzzle.ts). If the result is too easy, the next trail starts from the same board, and after a few trails from
// another board.
//
//   full . . . . . . . . . . . end     too hard: the search finds *
//            |     *
//                   . . . tight        then other clues are removed

import type { Family } from '../families/family.ts'
import { TIERS } from '../families/inference.ts'
import type { FullBoard, Wishes } from '../families/making.ts'
import type { Puzzle, Shape } from '../families/puzzle.ts'
import type { Grade } from '../grader/grade.ts'
import type { Gradable } from '../grader/measureDifficulty.ts'
import { STARS, starsOf } from '../grader/stars.ts'
import type { Rng } from '../kernel/rng.ts'
import { makeJudge } from './difficultyJudge.ts'
import { drawCeiling, endOf, raiseCeiling } from './drawDegreeCeiling.ts'
import type { Order } from './orderFields.ts'
import { degreesOf, isGradeOrdered } from './orderValues.ts'
import type { Tightened } from './tightenPuzzle.ts'
import type { BoardProofs } from './uniquenessProofs.ts'

/** A puzzle with its solution, which is proved to be the only solution. */
export interface Made {
  /** The puzzle. */
  readonly puzzle: Puzzle
  /** One value per cell; 0 in a blocked cell. */
  readonly solution: readonly number[]
  /** The number of removable clues in the puzzle. */
  readonly clues: number
  /** Whether it is proved that no single clue can be removed. */
  readonly minimal: boolean
  /** The number of boards that were filled for the puzzle. */
  readonly attempts: number
  /** The grade, if the order asks for a difficulty. */
  readonly grade?: Grade
  /** The ceiling for the degree while clues were removed. */
  readonly ceiling?: number
  /**
   * Set if it is proved that no single clue can be removed without losing uniqueness, passing the ceiling or
   * leaving the tiers.
   */
  readonly tight?: true
}

/** A puzzle that one attempt found. */
export type Found = Omit<Made, 'clues' | 'attempts'>

/** A board after the removal of clues. */
export interface Taken extends Pick<Found, 'puzzle' | 'solution' | 'minimal'> {
  /** The puzzles on the way. Each has fewer or weaker clues than the previous one; the last one is `puzzle`. */
  readonly trail: readonly Puzzle[]
  /** The proofs of the board, with the other solutions found so far. */
  readonly proofOf: BoardProofs
}

/** The operations on boards that steering uses. */
interface Means {
  /** Removes clues down to the least number of the order, or until none can be removed. */
  takeAway(rng: Rng, board: FullBoard<Puzzle>, wishes: Wishes): Taken
  /** Removes clues one by one while the puzzle is not over the ceiling and tiers. */
  tighten(rng: Rng, from: Puzzle, taken: Taken, isOver: (puzzle: Puzzle) => boolean): Tightened
  isMinimal(taken: Taken): boolean
  /** Whether a puzzle has more clues than the order allows. */
  hasTooMany(puzzle: Puzzle): boolean
  /** Whether a puzzle meets the order, apart from its grade. */
  isAccepted(puzzle: Puzzle): boolean
}

/** If a puzzle is too easy by more than this difference of logarithms, no other trail from its board is tried. */
const FAR = Math.log(30)

/** The number of times that a ceiling is raised if it leaves too many clues. */
const RAISES = 2

/** The number of trails from one board. */
const TURNS = 4

/** The parts of a family that steering needs. */
type Steerable = Gradable & Pick<Family, 'name' | 'making'>

/** Makes a puzzle from a full board. Attempts are numbered from 0; the number selects the kind of puzzle that is tried. */
type Steer = (rng: Rng, board: FullBoard<Puzzle>, attempt: number) => Found | undefined

/** The difficulty of an order on a scale from 0 to 1, by its stars or degrees, or else by its tiers. */
function hardnessOf(order: Order): number {
  const { stars, degree, tier } = order
  if (tier && !stars && !degree) {
    return (TIERS.indexOf(tier.least) + TIERS.indexOf(tier.most)) / 2 / (TIERS.length - 1)
  }
  const { least, most } = degreesOf(order)
  return ((starsOf(least) + starsOf(most - 1)) / 2 - 1) / (STARS.length - 1)
}

/** Makes the functions that steer puzzles to the difficulty of an order. */
export function makeSteering(family: Steerable, shape: Shape, order: Order, means: Means) {
  const judge = makeJudge(family, shape, order)
  const wished = degreesOf(order)
  const { kinds } = family.grading
  const likeliest = Math.round(hardnessOf(order) * (kinds.length - 1))

  /**
   * Returns the last puzzle of a trail that is not over the ceiling: the end of the trail, or the result of a binary search.
   * Undefined if even the first puzzle is over the ceiling.
   */
  function walkBack({ trail, solution }: Taken, ceiling: number | undefined): Puzzle | undefined {
    let under = -1
    let over = trail.length
    let at = over - 1
    for (;;) {
      while (over - under > 1) {
        if (judge.isOverAtAGlance(trail[at], solution, ceiling)) over = at
        else under = at
        at = (under + over) >> 1
      }
      // The quick answers may be wrong, so the result is checked fully.
      if (under < 0 || !judge.isOver(trail[under], solution, ceiling)) return trail[under]
      over = under
      under = -1
      at = (under + over) >> 1
    }
  }

  /** Removes as many clues as the ceiling allows. */
  function reduce(rng: Rng, taken: Taken, ceiling: number | undefined): Found | undefined {
    const { solution } = taken
    const stop = walkBack(taken, ceiling)
    if (!stop) return undefined
    const minimal = stop === taken.puzzle && taken.minimal
    const isOver = (puzzle: Puzzle) => judge.isOver(puzzle, solution, ceiling)
    const { puzzle, isTight } = minimal
      ? { puzzle: stop, isTight: true }
      : means.tighten(rng, stop, taken, isOver)
    return {
      puzzle,
      solution,
      minimal,
      ...(ceiling !== undefined && { ceiling }),
      ...(isTight && { tight: true }),
    }
  }

  /**
   * Removes as many clues as the ceiling allows. If that leaves too many clues, the ceiling is raised, because a reduction of
   * the same trail takes less time than another trail.
   */
  function reduceEnough(rng: Rng, taken: Taken, ceiling: number | undefined): Found | undefined {
    const end = endOf(wished)
    for (let raises = 0; ; raises++) {
      const found = reduce(rng, taken, ceiling)
      if (!found || !means.hasTooMany(found.puzzle) || raises === RAISES) return found
      if (ceiling === undefined || end === undefined || ceiling === end) return found
      ceiling = raiseCeiling(ceiling, end)
    }
  }

  /** Returns the end of a trail if it is minimal and has the ordered difficulty. */
  function takeMinimal(taken: Taken): Found | undefined {
    const { puzzle, solution } = taken
    const isOver = judge.isOver(puzzle, solution, endOf(wished))
    if (isOver || !(taken.minimal || means.isMinimal(taken))) return undefined
    return { puzzle, solution, minimal: true, tight: true }
  }

  /** Makes a puzzle of the ordered difficulty. */
  const toGrade: Steer = (rng, board, attempt) => {
    // Even attempts use the likeliest kind, odd attempts the other kinds in turn.
    const kind = kinds[(likeliest + (attempt % 2 === 0 ? 0 : (attempt + 1) >> 1)) % kinds.length]
    const wishes = { ...order, own: { ...kind, ...order.own } }
    for (let turn = 0; turn < TURNS; turn++) {
      const ceiling = drawCeiling(rng, wished)
      const taken = means.takeAway(rng, board, wishes)
      // No puzzle of a trail is much harder than its end.
      const short = judge.probablyLacks(taken.puzzle, taken.solution)
      if (short !== undefined && short > FAR) return undefined
      if (short !== undefined) continue
      const found = order.minimal ? takeMinimal(taken) : reduceEnough(rng, taken, ceiling)
      if (!found || !means.isAccepted(found.puzzle)) continue
      const lacking = judge.lacks(found.puzzle, found.solution)
      if (lacking === undefined) return { ...found, grade: judge.grade(found.puzzle, found.solution) }
      if (lacking > FAR) return undefined
    }
    return undefined
  }

  /**
   * Returns a puzzle within the tiers that an order without a difficulty allows: the puzzle `taken`, or a puzzle made from its
   * trail.
   */
  function toTier(rng: Rng, taken: Taken): Found | undefined {
    const { puzzle, solution, minimal } = taken
    if (!judge.isOver(puzzle, solution, undefined)) return { puzzle, solution, minimal }
    if (order.minimal || order.clues) return undefined
    const found = reduce(rng, taken, undefined)
    return found && means.isAccepted(found.puzzle) ? found : undefined
  }

  return { toTier, ...(isGradeOrdered(order) && { toGrade }) }
}
