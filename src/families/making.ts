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
 * Removes clues. Yields one reduced puzzle after the other. The caller answers whether the puzzle is still
 * unique; if so, the next proposal starts from it. Returns whether the removal of every remaining clue was
 * refused, so that the last accepted puzzle is minimal.
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
  /** The minimum or the maximum number of clues. */
  readonly clues: number
  /** The reason for the limit, as a clause: a short proof, or the source of a proof. */
  readonly because: string
}

/** An option of making that only one family has. */
export interface OwnOption {
  /** The key of the option in `Wishes.own`. */
  readonly key: string
  /** The option as it is typed: `--max-cage <cells>`, or `--free-ends` for a switch. */
  readonly flags: string
  /** The description of the option for help texts. */
  readonly what: string
  /** Reads the value that is typed after the option. Throws a PuzzleError that says which values are allowed. */
  readonly parse?: (text: string) => string | number
}

/** How a family's puzzles are made. */
export interface Making<S extends Shape, P extends Puzzle<S>> {
  /** The default shape. */
  readonly shape: string
  /** The names of the family's removable clues, singular and plural: `['given', 'givens']`. */
  readonly clueNames: readonly [one: string, several: string]
  /** Whether the clues of the family's puzzles can be placed symmetrically. */
  readonly symmetric: boolean
  /** The default symmetry in books. None if omitted. */
  readonly printedSymmetry?: SymmetryName
  /** The options that only this family has. */
  readonly options: readonly OwnOption[]
  /**
   * The maximum number of nodes for the proof of uniqueness when one clue is removed. If the limit is reached,
   * the clue stays, because longer proofs gain little.
   */
  proofNodes(shape: S): number
  /** The variable order of the proofs. By default, the variable order of solving. */
  readonly variables?: VariableOrderName
  /** The variable order for minimal puzzles, whose proofs are longer. By default, `variables`. */
  readonly minimalVariables?: VariableOrderName
  /**
   * The maximum number of nodes for all proofs of a minimal puzzle together; if it is reached, another board is
   * filled. It is set for families in which a few boards take most of the time. By default there is no limit.
   */
  boardNodes?(shape: S): number
  /** Fills a board with a random solution. Returns undefined if this attempt failed. */
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
   * Whether a board that keeps the rules also fulfils all clues. If a second solution made one proposal fail,
   * `fits` tells without a search whether it also solves later proposals. Omitted where this never helps: if
   * only givens are removed, a board that contradicts a remaining given never becomes a solution.
   */
  fits?(puzzle: P, values: readonly number[]): boolean
  /** The number of removable clues. A puzzle with a clue for every open cell has nothing to fill. */
  countClues(puzzle: P): number
  /** Whether a puzzle has nothing to fill. By default, whether it has as many clues as open cells. */
  isFull?(puzzle: P): boolean
  /** The minimum number of clues of any puzzle of the shape, if a bound above zero is known. */
  fewestClues?(shape: S, wishes: Wishes): ClueLimit | undefined
  /** The maximum number of clues of a puzzle with these wishes, if it is less than the number of open cells. */
  mostClues?(shape: S, wishes: Wishes): ClueLimit
  /** The number of blocked cells on a board with these wishes. By default, 0. */
  countBlocked?(wishes: Wishes): number
}
