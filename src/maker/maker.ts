// Makes puzzles: a random full board loses clue after clue while a solver confirms that it keeps exactly one
// solution. Since that solution is known the solver only has to look for another one.

import type { Family } from '../families/family.ts'
import type { FullBoard, Wishes } from '../families/making.ts'
import type { Puzzle, Shape } from '../families/puzzle.ts'
import type { Gradable } from '../grader/difficulty.ts'
import type { Grade } from '../grader/grade.ts'
import { BLOCKED } from '../kernel/model.ts'
import { makeBranching } from '../kernel/orders.ts'
import { below, makeRng, type Rng } from '../kernel/rng.ts'
import { makeSolver, type Solver } from '../solver/solve.ts'
import { isFull, redundantClues } from '../solver/verify.ts'
import { makeBoardProofs } from './boardProofs.ts'
import { impossible, NO_WISHES, type Order } from './puzzleRequest.ts'
import { type Found, makeSteering, type Taken } from './steerToGrade.ts'
import { type Tightened, tighten } from './tighten.ts'

/**
 * Goes up whenever the same seed makes another puzzle: for another way to fill a board or to take clues away,
 * for a change of propagation or branching too, since proofs end at a number of nodes; and for whatever changes a grade,
 * since orders of stars or degrees are met by it.
 */
export const GENERATOR_VERSION = 2

/** A puzzle that was made; its solution is proved to be the only one. */
export interface Made {
  /** The puzzle. */
  readonly puzzle: Puzzle
  /** One value a cell; 0 in a blocked one. */
  readonly solution: readonly number[]
  /** Removable clues that are left. */
  readonly clues: number
  /** Whether it is proved that none of them can go by itself. */
  readonly minimal: boolean
  /** How many boards were filled for it. */
  readonly attempts: number
  /** There if it was ordered how hard the puzzle should be. */
  readonly grade?: Grade
  /** The degree that the puzzle was not to pass, where clues went for as long as that allowed. */
  readonly ceiling?: number
  /** There if it is proved that no single clue could go without losing uniqueness, passing the ceiling or leaving the tier. */
  readonly tight?: true
}

/** How many boards are filled for one puzzle, at most, where nothing else is said. */
export const ATTEMPTS = 1000

/**
 * All proofs for one puzzle together may open a million nodes, and a thousand more for each attempt beyond the usual
 * number: where an attempt takes minutes nobody waits for a thousand of them.
 */
const NODES_PER_ATTEMPT = 1000

/** That the order was not met, in so many attempts. */
export interface NotFound {
  /** How many boards were filled. */
  readonly attempts: number
}

/** Whether a puzzle was made. */
export function isMade(made: Made | NotFound): made is Made {
  return 'puzzle' in made
}

/**
 * Makes the puzzle of a seed, always the same, unless so many attempts do not meet the order. `onAttempt` hears the
 * number of each before it begins.
 */
export type Maker = (
  seed: string,
  attempts?: number,
  onAttempt?: (attempt: number) => void,
) => Made | NotFound

/** For a minimal puzzle each proof may be so many times longer than what one clue less is worth. */
const PATIENCE = 1000

/** What making puzzles needs of a family; they are graded where an order says how hard they should be. */
export type Makeable = Gradable & Pick<Family, 'name' | 'title' | 'making'>

/** So many questions whether a clue could go are asked for one puzzle. */
const MOST_QUESTIONS = 1000

/** Whether at least half of the cells are open: what has more givens is filler. */
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

/** A maker of one kind of puzzle: the rules are compiled once, for all seeds. */
export function makeMaker(family: Makeable, shape: Shape, order: Order = NO_WISHES): Maker {
  const { making } = family
  const { minimal: isMinimalWanted, clues: range } = order
  const variables = (isMinimalWanted && making.minimalVariables) || making.variables
  const search = makeSolver(variables && { branching: makeBranching(variables) })
  const nodes = making.proofNodes(shape) * (isMinimalWanted ? PATIENCE : 1)
  const isPossible = impossible(shape, order) === undefined
  const steer = makeSteering(family, order, {
    // As few clues as the order allows.
    takeAway: (rng, board, wishes) => takeAway(rng, board, wishes, range?.least ?? 0),
    tighten: tightenClues,
    isMinimal,
    isAccepted,
  })
  const boardNodes = (isMinimalWanted && making.boardNodes?.(shape)) || Infinity
  let nodesLeft = 0
  let boardNodesLeft = 0

  /** Counts the nodes, and lets the search open no more than there are left. */
  const solver: Solver = (which, puzzle, options = {}) => {
    const left = Math.max(0, Math.min(nodesLeft, boardNodesLeft))
    const isCut = left < (options.nodes ?? Infinity)
    const solved = search(which, puzzle, isCut ? { ...options, nodes: left } : options)
    nodesLeft -= solved.statistics.nodesOpened
    boardNodesLeft -= solved.statistics.nodesOpened
    return solved
  }

  /** Takes away what can go, until so many clues are left. */
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
      const answer = left < wanted ? 'undecided' : proofOf(reduced, { nodes })
      // Of several clues together another proposal may decide each.
      if (answer === 'undecided' && left === clues - 1) isProved = false
      if (answer === 'yes') {
        puzzle = reduced.puzzle
        clues = left
        trail.push(puzzle)
      }
      step = reduction.next(answer === 'yes')
    }
    return { puzzle, solution, trail, minimal: step.done === true && step.value && isProved, proofOf }
  }

  /** Takes away one clue (or what the symmetry joins) after the other, for as long as the puzzle is not over what may be. */
  function tightenClues(
    rng: Rng,
    start: Puzzle,
    { solution, proofOf }: Taken,
    isOver: (puzzle: Puzzle) => boolean,
  ): Tightened {
    const isTooFew = (puzzle: Puzzle) => range !== undefined && making.countClues(puzzle) < range.least
    return tighten(
      rng,
      start,
      {
        removals: (puzzle) => making.removals(puzzle, solution, order),
        decide(removal, isLast) {
          // Whether it could go is not asked, so nothing is proved of it.
          if (isTooFew(removal.puzzle)) return 'undecided'
          const answer = proofOf(removal, { nodes: isLast ? nodes * PATIENCE : nodes })
          if (answer !== 'yes') return answer === 'no' ? 'not-unique' : 'undecided'
          return isOver(removal.puzzle) ? 'over' : 'taken'
        },
        isMonotone: making.isMonotone,
      },
      MOST_QUESTIONS,
    )
  }

  /** Where the taking away does not show it by itself: whether each clue is needed. */
  function isMinimal({ puzzle, solution, minimal }: Taken): boolean {
    if (minimal || boardNodesLeft <= 0) return minimal
    const { redundant, undecided } = redundantClues(family, puzzle, solution, solver, { nodes })
    return redundant.length === 0 && undecided.length === 0
  }

  function isAccepted(puzzle: Puzzle): boolean {
    const clues = making.countClues(puzzle)
    const isAsMany = range ? clues >= range.least && clues <= range.most : isHalfOpen(puzzle)
    return isAsMany && !isFull(family, puzzle) && making.accepts?.(puzzle, order) !== false
  }

  /** One attempt: a puzzle that meets the order, or nothing. */
  function attempt(rng: Rng, number: number): Found | undefined {
    const board = making.fill(rng, shape, order)
    if (!board) return undefined
    if (steer) return steer(rng, board, number)
    const wanted = range && !isMinimalWanted ? range.least + below(rng, range.most - range.least + 1) : 0
    const taken = takeAway(rng, board, order, wanted)
    if (!isAccepted(taken.puzzle)) return undefined
    if (!isMinimalWanted) return taken
    return isMinimal(taken) ? { ...taken, minimal: true } : undefined
  }

  return (seed, most = ATTEMPTS, onAttempt) => {
    const rng = makeRng(seed)
    nodesLeft = NODES_PER_ATTEMPT * Math.max(most, ATTEMPTS)
    let attempts = 0
    while (attempts < most && nodesLeft > 0 && isPossible) {
      onAttempt?.(attempts + 1)
      const found = attempt(rng, attempts++)
      // Of one whose last proofs were cut short another budget would make another puzzle.
      if (found && nodesLeft > 0) {
        const { puzzle, solution, minimal, grade, ceiling, isTight } = found
        return {
          puzzle,
          solution,
          clues: making.countClues(puzzle),
          minimal,
          attempts,
          ...(grade && { grade }),
          ...(ceiling !== undefined && { ceiling }),
          ...(isTight && { tight: true as const }),
        }
      }
    }
    return { attempts }
  }
}
