// Makes puzzles: a random full board loses clue after clue while a solver confirms that it keeps exactly one
// solution. Since that solution is known the solver only has to look for another one.

import type { FullBoard, Puzzle, Shape } from '../families/family.ts'
import type { AnyFamily } from '../families/registry.ts'
import { makeSolver } from '../families/solve.ts'
import { redundantClues, staysUnique } from '../families/verify.ts'
import { below, makeRng, type Rng } from '../kernel/rng.ts'
import { NO_WISHES, type Order } from './order.ts'

/**
 * Goes up whenever the same seed makes another puzzle: for another way to fill a board or to take clues away, and
 * for a change of propagation or branching too, since proofs end at a number of nodes.
 */
export const GENERATOR_VERSION = 1

/** A puzzle that was made; its solution is proved to be the only one. */
export interface Made {
  readonly puzzle: Puzzle
  readonly solution: readonly number[]
  /** Removable clues that are left. */
  readonly clues: number
  /** Whether it is proved that none of them can go by itself. */
  readonly minimal: boolean
  /** How many boards were filled for it. */
  readonly attempts: number
}

/** How many boards are filled for one puzzle, at most, where nothing else is said. */
export const ATTEMPTS = 1000

/** Makes the puzzle of a seed, always the same; nothing where so many attempts did not meet the order. */
export type Maker = (seed: string, attempts?: number) => Made | undefined

/** For a minimal puzzle each proof may be so many times longer than what one clue less is worth. */
const PATIENCE = 1000

export function makeMaker(family: AnyFamily, shape: Shape, order: Order = NO_WISHES): Maker {
  const { making } = family
  const { minimal: isMinimalWanted, clues: range } = order
  const solver = makeSolver(making.variables && { variables: making.variables })
  const nodes = making.proofNodes(shape) * (isMinimalWanted ? PATIENCE : 1)

  /** Takes away what can go; where a number of clues is wanted, until so many are left. */
  function takeAway(rng: Rng, board: FullBoard<Puzzle>): Omit<Made, 'attempts'> {
    const { solution } = board
    const wanted = range && !isMinimalWanted ? range.least + below(rng, range.most - range.least + 1) : 0
    const reduction = making.reduce(rng, board, order)
    let { puzzle } = board
    let clues = making.countClues(puzzle)
    let isProved = true
    let step = reduction.next(false)
    while (!step.done && clues > wanted) {
      const reduced = step.value
      const left = making.countClues(reduced.puzzle)
      const answer = left < wanted ? 'undecided' : staysUnique(family, reduced, solution, solver, { nodes })
      // Of several clues together another proposal may decide each.
      if (answer === 'undecided' && left === clues - 1) isProved = false
      if (answer === 'yes') {
        puzzle = reduced.puzzle
        clues = left
      }
      step = reduction.next(answer === 'yes')
    }
    const minimal = step.done === true && step.value && isProved
    return { puzzle, solution, clues, minimal }
  }

  /** Where the taking away does not show it by itself: whether each clue is needed. */
  function isMinimal({ puzzle, solution, minimal }: Omit<Made, 'attempts'>): boolean {
    if (minimal) return true
    const { redundant, undecided } = redundantClues(family, puzzle, solution, solver, { nodes })
    return redundant.length === 0 && undecided.length === 0
  }

  return (seed, most = ATTEMPTS) => {
    const rng = makeRng(seed)
    for (let attempts = 1; attempts <= most; attempts++) {
      const board = making.fill(rng, shape, order)
      if (!board) continue
      const made = takeAway(rng, board)
      if (making.accepts?.(made.puzzle, order) === false) continue
      if (range && (made.clues < range.least || made.clues > range.most)) continue
      if (!isMinimalWanted) return { ...made, attempts }
      if (isMinimal(made)) return { ...made, minimal: true, attempts }
    }
    return undefined
  }
}
