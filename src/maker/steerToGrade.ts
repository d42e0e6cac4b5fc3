// Making a puzzle as hard as wished, with as few clues as that allows.
//
// A ceiling is drawn within what is ordered. Clues go until none can: the trail. If its end does not pass the ceiling, no
// clue too many is left. If it does, the trail is walked back, by halves, to the last stop that does not, and from there
// on clues go one by one while the ceiling holds (tighten.ts). What is too easy then is given up for another trail, and
// after a few for another board.
//
//   full . . . . . . . . . . . end     too hard: halves find the stop *
//            |     *
//                   . . . tight        from there on others go

import type { Family } from '../families/family.ts'
import { TIERS } from '../families/inference.ts'
import type { FullBoard, Wishes } from '../families/making.ts'
import type { Puzzle } from '../families/puzzle.ts'
import type { Gradable } from '../grader/difficulty.ts'
import type { Grade } from '../grader/grade.ts'
import { STARS, starsOf } from '../grader/stars.ts'
import type { Rng } from '../kernel/rng.ts'
import type { BoardProofs } from './boardProofs.ts'
import { drawCeiling, endOf } from './ceiling.ts'
import { makeJudge } from './judge.ts'
import { degreesOf, isGradeOrdered, type Order } from './puzzleRequest.ts'
import type { Tightened } from './tighten.ts'

/** What is left of a board after taking clues away. */
export interface Taken {
  readonly puzzle: Puzzle
  readonly solution: readonly number[]
  /** Whether it is proved that nothing more can go. */
  readonly minimal: boolean
  /** The puzzles on the way, each with less to go by than the one before; the last is where it ended. */
  readonly trail: readonly Puzzle[]
  /** What has been learnt of the board on the way. */
  readonly proofOf: BoardProofs
}

/** What an attempt has come to. */
export interface Found {
  readonly puzzle: Puzzle
  readonly solution: readonly number[]
  readonly minimal: boolean
  readonly grade?: Grade
  /** The degree that it was not to pass. */
  readonly ceiling?: number | undefined
  /** Whether it is proved that no clue could go. */
  readonly isTight?: boolean
}

/** What a steering does with a board. */
interface Means {
  /** Takes away what can go, down to the least number of clues that is ordered. */
  takeAway(rng: Rng, board: FullBoard<Puzzle>, wishes: Wishes): Taken
  /** Takes clues away one by one for as long as the puzzle is not over what may be. */
  tighten(rng: Rng, from: Puzzle, taken: Taken, isOver: (puzzle: Puzzle) => boolean): Tightened
  isMinimal(taken: Taken): boolean
  /** Whether a puzzle is as ordered, apart from its grade. */
  isAccepted(puzzle: Puzzle): boolean
}

/** As a difference of logarithms: a board so much too easy is given up at once. */
const FAR = Math.log(30)

/** Trails from one board. */
const TURNS = 4

/** What steering needs of a family. */
type Steerable = Gradable & Pick<Family, 'name' | 'making'>

/** Steers to a puzzle from a full board; attempts count from 0, and each tries another kind of puzzles. */
type Steer = (rng: Rng, board: FullBoard<Puzzle>, attempt: number) => Found | undefined

/** How hard an order is, from 0 to 1: by its stars or degrees, or else by its tiers. */
function hardnessOf(order: Order): number {
  const { stars, degree, tier } = order
  if (tier && !stars && !degree) {
    return (TIERS.indexOf(tier.least) + TIERS.indexOf(tier.most)) / 2 / (TIERS.length - 1)
  }
  const { least, most } = degreesOf(order)
  return ((starsOf(least) + starsOf(most - 1)) / 2 - 1) / (STARS.length - 1)
}

/** A steering to the grade that is ordered; nothing if none is. */
export function makeSteering(family: Steerable, order: Order, means: Means): Steer | undefined {
  if (!isGradeOrdered(order)) return undefined
  const judge = makeJudge(family, order)
  const wished = degreesOf(order)
  const { kinds } = family.grading
  const likeliest = Math.round(hardnessOf(order) * (kinds.length - 1))

  /** The last stop of a trail that is not over the ceiling: the end, or what halves find; nothing where even the first is. */
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
      // A glance may be wrong: what it comes to is looked at closely.
      if (under < 0 || !judge.isOver(trail[under], solution, ceiling)) return trail[under]
      over = under
      under = -1
      at = (under + over) >> 1
    }
  }

  /** As far as clues can go without passing the ceiling. */
  function reduce(rng: Rng, taken: Taken, ceiling: number | undefined): Found | undefined {
    const { solution } = taken
    const stop = walkBack(taken, ceiling)
    if (!stop) return undefined
    if (stop === taken.puzzle && taken.minimal) {
      return { puzzle: stop, solution, minimal: true, ceiling, isTight: true }
    }
    const isOver = (puzzle: Puzzle) => judge.isOver(puzzle, solution, ceiling)
    const { puzzle, isTight } = means.tighten(rng, stop, taken, isOver)
    return { puzzle, solution, minimal: false, ceiling, isTight }
  }

  /** The end of a trail, if it is minimal and as hard as ordered. */
  function takeMinimal(taken: Taken): Found | undefined {
    const { puzzle, solution } = taken
    const isOver = judge.isOver(puzzle, solution, endOf(wished))
    if (isOver || !(taken.minimal || means.isMinimal(taken))) return undefined
    return { puzzle, solution, minimal: true, isTight: true }
  }

  return (rng, board, attempt) => {
    // Every other attempt has the likeliest kind, and those between have the others in turn.
    const kind = kinds[(likeliest + (attempt % 2 === 0 ? 0 : (attempt + 1) >> 1)) % kinds.length]
    const wishes = { ...order, own: { ...kind, ...order.own } }
    for (let turn = 0; turn < TURNS; turn++) {
      const ceiling = drawCeiling(rng, wished)
      const taken = means.takeAway(rng, board, wishes)
      const found = order.minimal ? takeMinimal(taken) : reduce(rng, taken, ceiling)
      if (!found || !means.isAccepted(found.puzzle)) continue
      const lacking = judge.lacks(found.puzzle, found.solution)
      if (lacking === undefined) return { ...found, grade: judge.grade(found.puzzle, found.solution) }
      if (lacking > FAR) return undefined
    }
    return undefined
  }
}
