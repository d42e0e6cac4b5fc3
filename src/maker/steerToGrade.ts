// Making a puzzle as hard as wished: by choosing which clues go, and how many.
//
// Clues go until none can: the trail. If its end is as wished, that is the puzzle. If it is too hard, the trail is
// walked back, by halves: with more to go by puzzles are mostly easier. If the end is too easy, or the wish lies between
// two steps of the trail, other clues are taken away from some point of it on, and the trail that comes nearest is kept.
//
//   full . . . . . . . . . . . end      the end is too hard: halves find the stop *
//            |     *
//            . . . . . . . . end        too easy: another trail from a point of the first
//
// After a few turns another board is filled.

import type { Family } from '../families/family.ts'
import { TIERS } from '../families/inference.ts'
import type { FullBoard, Wishes } from '../families/making.ts'
import type { Puzzle } from '../families/puzzle.ts'
import { type Gradable, MOST_NODES_OF_PROOF } from '../grader/difficulty.ts'
import {
  type Grade,
  gradeOf,
  type Measurement,
  makeMeasurer,
  makeReasoning,
  TRIALS,
  TRIALS_IN_BULK,
} from '../grader/grade.ts'
import type { Reasoning } from '../grader/reasoning.ts'
import { STARS, starsOf } from '../grader/stars.ts'
import { below, type Rng } from '../kernel/rng.ts'
import { makeSolver } from '../solver/solve.ts'
import { degreesOf, isGradeOrdered, type Order, type TierRange } from './puzzleRequest.ts'

/** What is left of a board after taking clues away. */
export interface Taken {
  readonly puzzle: Puzzle
  readonly solution: readonly number[]
  /** Whether it is proved that nothing more can go. */
  readonly minimal: boolean
  /** The puzzles on the way, each with less to go by than the one before; the last is where it ended. */
  readonly trail: readonly Puzzle[]
}

/** What an attempt has come to. */
export interface Found {
  readonly puzzle: Puzzle
  readonly solution: readonly number[]
  readonly minimal: boolean
  readonly grade?: Grade
}

/** What a steering does with a board. */
interface Means {
  takeAway(rng: Rng, board: FullBoard<Puzzle>, wishes: Wishes): Taken
  isMinimal(taken: Taken): boolean
  /** Whether a puzzle is as ordered, apart from its grade. */
  isAccepted(puzzle: Puzzle): boolean
}

/** What walking back along a trail has come to: a puzzle as wished, or how its end was judged and the last stop that is too easy. */
interface Walk {
  readonly fit?: { readonly puzzle: Puzzle; readonly grade: Grade }
  readonly end?: Judgement
  readonly tooEasy?: Puzzle | undefined
}

/** As a factor of degrees: what is farther off than this is no way to begin. */
const FAR = Math.log(30)

/** Trails from one board. */
const TURNS = 8

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
  const { kinds } = family.grading
  const likeliest = Math.round(hardnessOf(order) * (kinds.length - 1))

  /**
   * Looks for a puzzle as wished among the stops of a trail: the last one first, then by halves. Without one it returns
   * the last stop that is too easy, if any is, and how the end was judged.
   */
  function walkBack(stops: readonly Puzzle[]): Walk {
    let tooEasy = -1
    let tooHard = stops.length
    const end = judge(stops[tooHard - 1])
    let judgement = end
    for (let at = tooHard - 1; ; judgement = judge(stops[at])) {
      if (judgement.verdict === 'fits') return { fit: { puzzle: stops[at], grade: judgement.grade } }
      if (judgement.verdict === 'easier') tooEasy = at
      else tooHard = at
      if (tooHard - tooEasy <= 1) return { end, tooEasy: stops[tooEasy] }
      at = (tooEasy + tooHard) >> 1
    }
  }

  return (rng, board, attempt) => {
    const { solution } = board
    // Every other attempt has the likeliest kind, and those between have the others in turn.
    const kind = kinds[(likeliest + (attempt % 2 === 0 ? 0 : (attempt + 1) >> 1)) % kinds.length]
    const wishes = { ...order, own: { ...kind.own, ...order.own } }
    let path: readonly Puzzle[] = [board.puzzle]
    let from = 0
    let nearest = Infinity
    for (let turn = 0; turn < TURNS; turn++) {
      const taken = means.takeAway(rng, { puzzle: path[from], solution }, wishes)
      const tried = [...path.slice(0, from + 1), ...taken.trail]
      const stops = order.minimal ? [taken.puzzle] : tried.slice(from).filter(means.isAccepted)
      if (stops.length === 0 || !means.isAccepted(taken.puzzle)) return undefined
      const { fit, end, tooEasy } = walkBack(stops)
      if (fit) {
        const isEnd = fit.puzzle === taken.puzzle
        const minimal = isEnd && (taken.minimal || (order.minimal && means.isMinimal(taken)))
        if (minimal || !order.minimal) return { ...fit, solution, minimal }
      }
      if (end?.verdict === 'harder' && tooEasy) {
        // The wish lies between two steps: from the easier one on something else goes.
        path = tried
        from = tried.indexOf(tooEasy)
        continue
      }
      const distance = end?.distance ?? 0
      if (distance > FAR) return undefined
      if (distance <= nearest) path = tried
      nearest = Math.min(nearest, distance)
      from = below(rng, Math.max(1, path.length - 1))
    }
    return undefined
  }
}

/** How a puzzle stands to what is wished, and how far off it is, as a difference of logarithms. */
type Judgement =
  | { readonly verdict: 'fits'; readonly grade: Grade; readonly distance: number }
  | { readonly verdict: 'easier' | 'harder'; readonly distance: number }

/** As far as a degree is off that is so many times too small or too large, for each tier between. */
const TIER_DISTANCE = Math.log(3)

/**
 * What is quick to know comes first: the tier, where one is ordered; then a rough degree, which tells most puzzles that do
 * not fit. The exact grade has the last word.
 */
function makeJudge(family: Steerable, order: Order): (puzzle: Puzzle) => Judgement {
  const wished = degreesOf(order)
  const trials = order.trials ?? TRIALS
  const exact = makeMeasurer({ trials })
  const rough =
    family.grading.trial && trials > TRIALS_IN_BULK ? makeMeasurer({ trials: TRIALS_IN_BULK }) : exact
  const solver = makeSolver()
  const reason = makeReasoning()

  function measureBy(measure: typeof exact, puzzle: Puzzle): Judgement | Measurement {
    const measured = measure(family, puzzle)
    // The grader's own proof may end at its limit: that is no puzzle for people.
    if (typeof measured === 'string') return { verdict: 'harder', distance: Infinity }
    const { degree } = measured
    if (degree < wished.least)
      return { verdict: 'easier', distance: Math.log((wished.least + 1) / (degree + 1)) }
    if (degree >= wished.most)
      return { verdict: 'harder', distance: Math.log((degree + 1) / (wished.most + 1)) }
    return measured
  }

  function judgeTier({ tier }: Reasoning, { least, most }: TierRange): Judgement | undefined {
    const at = TIERS.indexOf(tier)
    const below = TIERS.indexOf(least) - at
    const above = at - TIERS.indexOf(most)
    if (below > 0) return { verdict: 'easier', distance: below * TIER_DISTANCE }
    return above > 0 ? { verdict: 'harder', distance: above * TIER_DISTANCE } : undefined
  }

  function reasonIfTiered(puzzle: Puzzle): Reasoning | undefined {
    if (!order.tier) return undefined
    const { status } = solver(family, puzzle, { nodes: MOST_NODES_OF_PROOF })
    return status === 'unique' ? reason(family, puzzle) : undefined
  }

  return (puzzle) => {
    const reasoning = reasonIfTiered(puzzle)
    const wrongTier = order.tier && reasoning && judgeTier(reasoning, order.tier)
    if (wrongTier) return wrongTier
    let measured = measureBy(rough, puzzle)
    if (!('verdict' in measured) && rough !== exact) measured = measureBy(exact, puzzle)
    if ('verdict' in measured) return measured
    return { verdict: 'fits', grade: gradeOf(measured, reasoning ?? reason(family, puzzle)), distance: 0 }
  }
}
