// The facet `making`: how a family's puzzles are made.

import type { VariableOrderName } from '../kernel/heuristics.ts'
import type { Rng } from '../kernel/rng.ts'
import type { Puzzle, Shape } from './puzzle.ts'
import type { Reduced, Removal } from './rules.ts'
import type { SymmetryName } from './symmetry.ts'

/** A full board: the clues of every cell, and the solution (0 in a blocked cell). */
export interface FullBoard<P extends Puzzle> {
  /** The puzzle, with the clues of every cell. */
  readonly puzzle: P
  /** One value a cell. */
  readonly solution: readonly number[]
}

/**
 * Removes clues. Yields one reduced puzzle after the other; the caller answers whether it is still unique,
 * and if so the next proposal starts from it. Returns whether every removable clue was finally refused, so
 * that the last puzzle accepted is minimal.
 */
export type Reduction<P extends Puzzle> = Generator<Reduced<P>, boolean, boolean>

/** The wishes for a puzzle. */
export interface Wishes {
  /** Whether the puzzle must be minimal. */
  readonly minimal: boolean
  /** The symmetry of the givens. */
  readonly symmetry: SymmetryName
  /** The values of the family's own options, by their keys. Omitted options have their defaults. */
  readonly own: OwnWishes
}

/** The values of a family's own options, by their keys. */
export type OwnWishes = Readonly<Record<string, string | number | boolean>>

/** A limit on the number of clues. */
export interface ClueLimit {
  /** The least number, or the greatest. */
  readonly clues: number
  /** Why no puzzle lies beyond the limit: a proof in a clause, or who proved it. */
  readonly because: string
}

/** An option of making that only one family has. */
export interface OwnOption {
  /** Its key in `Wishes.own`. */
  readonly key: string
  /** As typed: `--max-cage <cells>`, or `--free-ends` for a switch. */
  readonly flags: string
  /** Its description for help texts. */
  readonly what: string
  /** Reads the value typed after it. Throws a PuzzleError that says what would be right. */
  readonly parse?: (text: string) => string | number
}

/** How a family's puzzles are made. */
export interface Making<S extends Shape, P extends Puzzle<S>> {
  /** The default shape. */
  readonly shape: string
  /** The names of its removable clues, singular and plural: `['given', 'givens']`. */
  readonly clueNames: readonly [one: string, several: string]
  /** Whether its clues can be placed symmetrically. */
  readonly symmetric: boolean
  /** The default symmetry in books. None if omitted. */
  readonly printedSymmetry?: SymmetryName
  /** The options that only this family has. */
  readonly options: readonly OwnOption[]
  /**
   * Nodes that a proof of uniqueness may open when one clue is removed. Longer proofs cost more than they
   * bring, so then the clue stays.
   */
  proofNodes(shape: S): number
  /** The variable order of the proofs. By default, that of solving. */
  readonly variables?: VariableOrderName
  /** The variable order for minimal puzzles, whose proofs are longer. By default, `variables`. */
  readonly minimalVariables?: VariableOrderName
  /**
   * Nodes that all proofs of a minimal puzzle may open together before another board is filled. Set for
   * families in which a few boards take most of the time. No limit by default.
   */
  boardNodes?(shape: S): number
  /** Fills a board with a random solution. Returns nothing if this attempt failed. */
  fill(rng: Rng, shape: S, wishes: Wishes): FullBoard<P> | undefined
  /** Removes clues from a full board in random order. */
  reduce(rng: Rng, board: FullBoard<P>, wishes: Wishes): Reduction<P>
  /**
   * The removals that are possible in one step, each with a stable name. None of them breaks a wish. They may
   * go beyond the steps of `reduce`.
   */
  removals(puzzle: P, solution: readonly number[], wishes: Wishes): Removal<P>[]
  /** Whether a removal that was refused stays refused after further removals. */
  readonly isMonotone: boolean
  /**
   * Whether a finished puzzle fulfils the wishes. If not, another board is filled. By default, every puzzle
   * does.
   */
  accepts?(puzzle: P, wishes: Wishes): boolean
  /**
   * Whether a board that keeps the rules also fulfils all clues. With it, a second solution that made one
   * proposal fail is compared with later proposals, without a search. Omitted where this can never help: a
   * board that contradicts a remaining given never becomes a solution.
   */
  fits?(puzzle: P, values: readonly number[]): boolean
  /** The number of removable clues. A puzzle with one for every open cell has nothing to fill. */
  countClues(puzzle: P): number
  /** Whether nothing is left to fill. By default, whether there are as many clues as open cells. */
  isFull?(puzzle: P): boolean
  /** The minimum number of clues of any puzzle of the shape, if a bound above zero is known. */
  fewestClues?(shape: S, wishes: Wishes): ClueLimit | undefined
  /** The maximum number of clues of a puzzle with these wishes, if that is fewer than its open cells. */
  mostClues?(shape: S, wishes: Wishes): ClueLimit
  /** The number of blocked cells on such a board. None by default. */
  countBlocked?(wishes: Wishes): number
}
