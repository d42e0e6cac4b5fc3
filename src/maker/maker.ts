// Makes puzzles: removes clues from a random full board, one after the other, while a solver confirms that exactly one solution
// is left. Since the full board is a solution, the solver only has to look for a second one.

import type { Family } from '../families/family.ts'
import type { FullBoard, Wishes } from '../families/making.ts'
import type { Puzzle, Shape } from '../families/puzzle.ts'
import type { Gradable } from '../grader/measureDifficulty.ts'
import { makeBranching } from '../kernel/heuristics.ts'
import { below, makeRng, type Rng } from '../kernel/rng.ts'
import { BLOCKED } from '../kernel/searchModel.ts'
import { makeSolver, type Solver } from '../solver/solve.ts'
import { isFull, redundantClues } from '../solver/verify.ts'
import { NO_WISHES, type Order } from './orderFields.ts'
import { impossible } from './orderValues.ts'
import { type Found, type Made, makeSteering, type Taken } from './steerToGrade.ts'
import { type Tightened, tighten } from './tightenPuzzle.ts'
import { makeBoardProofs } from './uniquenessProofs.ts'

export type { Made } from './steerToGrade.ts'

/**
 * The generator version. Raise it whenever the same seed makes another puzzle: after changes in how boards
 * are filled or reduced, in propagation or branching (because proofs end at a number of nodes), and in grades
 * (because orders of stars or degrees depend on them).
 */
export const GENERATOR_VERSION = 3

/** The default limit on the boards that are filled for one puzzle. */
export const ATTEMPTS = 1000

/**
 * The number of nodes per attempt that all proofs for one puzzle together may open: a million nodes for the default number of
 * attempts, and a thousand more for each further attempt. Without this limit, a thousand slow attempts could take hours.
 */
const NODES_PER_ATTEMPT = 1000

/** The result if no puzzle met the order within the attempts. */
export interface NotFound {
  /** The number of boards that were filled. */
  readonly attempts: number
}

/** Whether a puzzle was made. */
export function isMade(made: Made | NotFound): made is Made {
  return 'puzzle' in made
}

/**
 * Makes the puzzle of a seed, which is always the same, unless the limit on attempts is reached. `onAttempt` is called with
 * the number of each attempt before the attempt begins.
 */
export type Maker = (
  seed: string,
  attempts?: number,
  onAttempt?: (attempt: number) => void,
) => Made | NotFound

/** The factor by which the limit on nodes of a proof is larger if a minimal puzzle is ordered. */
const PATIENCE = 1000

/** The parts of a family that the maker needs. Puzzles are graded only if the order asks for a difficulty. */
export type Makeable = Gradable & Pick<Family, 'name' | 'title' | 'making'>

/** Each of the last proofs of a puzzle may open as many nodes as are left, divided by this number. */
const SHARES = 20

/** The maximum number of proposals to remove a clue while one puzzle is made tight. */
const MOST_QUESTIONS = 1000

/** Whether at least half of the cells are open. Puzzles with more givens leave too little to solve. */
function isHalfOpen({ givens }: Puzzle): boolean {
  let given = 0
  let cells = 0
  for (const value of givens) {
    if (value === BLOCKED) continue
    cells++
    if (value > 0) given++
  }
  return 2 * given <= cells
}

/** Makes a maker for one kind of puzzle. The rules are compiled once for all seeds. */
export function makeMaker(family: Makeable, shape: Shape, order: Order = NO_WISHES): Maker {
  const { making } = family
  const { minimal: isMinimalWanted, clues: range } = order
  const variables = (isMinimalWanted && making.minimalVariables) || making.variables
  const search = makeSolver(variables && { branching: makeBranching(variables) })
  const nodes = making.proofNodes(shape) * (isMinimalWanted ? PATIENCE : 1)
  const isPossible = impossible(shape, order) === undefined
  const { toGrade, toTier } = makeSteering(family, shape, order, {
    // With a difficulty, clues are removed down to the least number that the order allows, not to a number that is drawn.
    takeAway: (rng, board, wishes) => takeAway(rng, board, wishes, range?.least ?? 0),
    tighten: tightenClues,
    isMinimal,
    hasTooMany,
    isAccepted,
  })
  const boardNodes = (isMinimalWanted && making.boardNodes?.(shape)) || Infinity
  let nodesLeft = 0
  let boardNodesLeft = 0

  /** A solver that counts the opened nodes and limits each search to the nodes that are left. */
  const solver: Solver = (which, puzzle, options = {}) => {
    const left = Math.max(0, Math.min(nodesLeft, boardNodesLeft))
    const isCut = left < (options.nodes ?? Infinity)
    const solved = search(which, puzzle, isCut ? { ...options, nodes: left } : options)
    nodesLeft -= solved.statistics.nodesOpened
    boardNodesLeft -= solved.statistics.nodesOpened
    return solved
  }

  /** Removes clues until `wanted` are left or none can be removed. */
  function takeAway(rng: Rng, board: FullBoard<Puzzle>, wishes: Wishes, wanted: number): Taken {
    const { solution } = board
    const reduction = making.reduce(rng, board, wishes)
    const proofOf = makeBoardProofs(family, solution, solver)
    boardNodesLeft = boardNodes
    const trail: Puzzle[] = []
    let { puzzle } = board
    let clues = making.countClues(puzzle)
    let isProved = true
    let step = reduction.next(false)
    while (!step.done && clues > wanted && boardNodesLeft > 0) {
      const reduced = step.value
      const left = making.countClues(reduced.puzzle)
      const other = left < wanted ? 'undecided' : proofOf(reduced, { nodes })
      // A proposal to remove several clues may stay undecided, because later proposals are about each of these clues.
      if (other === 'undecided' && left === clues - 1) isProved = false
      if (other === 'no') {
        puzzle = reduced.puzzle
        clues = left
        trail.push(puzzle)
      }
      step = reduction.next(other === 'no')
    }
    return { puzzle, solution, trail, minimal: step.done === true && step.value && isProved, proofOf }
  }

  /**
   * Removes one clue (or the clues that a symmetry joins) at a time, while the puzzle is not over the ceiling
   * and tiers.
   */
  function tightenClues(
    rng: Rng,
    start: Puzzle,
    { solution, proofOf }: Taken,
    isOver: (puzzle: Puzzle) => boolean,
  ): Tightened {
    return tighten(
      rng,
      start,
      {
        removals: (puzzle) => making.removals(puzzle, solution, order),
        decide(removal, isLast) {
          // The removal is not tried, so that it stays undecided.
          if (hasTooFew(removal.puzzle)) return 'undecided'
          // A single proof must not use up the nodes that the puzzle has left.
          const patient = Math.min(nodes * PATIENCE, Math.max(nodes, nodesLeft / SHARES))
          const other = proofOf(removal, { nodes: isLast ? patient : nodes })
          if (other !== 'no') return other === 'yes' ? 'not-unique' : other
          return isOver(removal.puzzle) ? 'over' : 'taken'
        },
        isMonotone: making.isMonotone,
      },
      MOST_QUESTIONS,
    )
  }

  /** Whether each clue is needed; further searches prove this if the reduction has not. */
  function isMinimal({ puzzle, solution, minimal }: Taken): boolean {
    if (minimal || boardNodesLeft <= 0) return minimal
    const { redundant, undecided } = redundantClues(family, puzzle, solution, solver, { nodes })
    return redundant.length === 0 && undecided.length === 0
  }

  function hasTooMany(puzzle: Puzzle): boolean {
    return range ? making.countClues(puzzle) > range.most : !isHalfOpen(puzzle)
  }

  function hasTooFew(puzzle: Puzzle): boolean {
    return range !== undefined && making.countClues(puzzle) < range.least
  }

  function isAccepted(puzzle: Puzzle): boolean {
    return (
      !hasTooMany(puzzle) &&
      !hasTooFew(puzzle) &&
      !isFull(family, puzzle) &&
      making.accepts?.(puzzle, order) !== false
    )
  }

  /** One attempt: returns a puzzle that meets the order, or undefined. */
  function attempt(rng: Rng, number: number): Found | undefined {
    const board = making.fill(rng, shape, order)
    if (!board) return undefined
    if (toGrade) return toGrade(rng, board, number)
    const wanted = range && !isMinimalWanted ? range.least + below(rng, range.most - range.least + 1) : 0
    const taken = takeAway(rng, board, order, wanted)
    if (!isAccepted(taken.puzzle)) return undefined
    if (isMinimalWanted && !isMinimal(taken)) return undefined
    return toTier(rng, { ...taken, minimal: taken.minimal || isMinimalWanted })
  }

  return (seed, most = ATTEMPTS, onAttempt) => {
    const rng = makeRng(seed)
    nodesLeft = NODES_PER_ATTEMPT * Math.max(most, ATTEMPTS)
    let attempts = 0
    while (attempts < most && nodesLeft > 0 && isPossible) {
      onAttempt?.(attempts + 1)
      const found = attempt(rng, attempts++)
      // If the limit on nodes was reached during the last proofs, another limit would give another puzzle, so this puzzle is
      // discarded.
      if (found && nodesLeft > 0) return { ...found, clues: making.countClues(found.puzzle), attempts }
    }
    return { attempts }
  }
}
