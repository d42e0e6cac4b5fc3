// The facet `making`: how a family's puzzles are made.

import type { VariableOrderName } from '../kernel/orders.ts'
import type { Rng } from '../kernel/rng.ts'
import type { Puzzle, Shape } from './puzzle.ts'
import type { Reduced, Removal } from './rules.ts'
import type { SymmetryName } from './symmetry.ts'

/** A board that says everything: the clues of every cell, and the solution (0 in a blocked cell). */
export interface FullBoard<P extends Puzzle> {
  /** With the clues of every cell. */
  readonly puzzle: P
  /** One value a cell. */
  readonly solution: readonly number[]
}

/**
 * Takes clues away: proposes one reduced puzzle after the other and is told of each whether it is still unique,
 * in which case it is where the next one starts. Returns whether whatever the family calls removable was refused
 * in the end, so that the last puzzle taken is minimal.
 */
export type Reduction<P extends Puzzle> = Generator<Reduced<P>, boolean, boolean>

/** What a maker of puzzles wishes for. */
export interface Wishes {
  /** No clue may be left that could go by itself. */
  readonly minimal: boolean
  /** How the givens are placed. */
  readonly symmetry: SymmetryName
  /** The values of the family's own options, by their keys; one that is left out has its default. */
  readonly own: OwnWishes
}

/** The values of a family's own options, by their keys. */
export type OwnWishes = Readonly<Record<string, string | number | boolean>>

/** A number of clues beyond which there is no puzzle. */
export interface ClueLimit {
  /** The least number, or the greatest. */
  readonly clues: number
  /** Why there is none beyond: a proof in a clause, or who has proved it. */
  readonly because: string
}

/** An option of making that only this family understands. */
export interface OwnOption {
  /** In `Wishes.own`. */
  readonly key: string
  /** As it is typed: `--max-cage <cells>`, or `--free-ends` for a switch. */
  readonly flags: string
  /** What it asks for, for help texts. */
  readonly what: string
  /** Reads what was typed behind it. Throws a PuzzleError that says what would be right. */
  readonly parse?: (text: string) => string | number
}

/** How a family's puzzles are made. */
export interface Making<S extends Shape, P extends Puzzle<S>> {
  /** The shape where none is asked for. */
  readonly shape: string
  /** What its removable clues are called, one and several: `['given', 'givens']`. */
  readonly clueNames: readonly [one: string, several: string]
  /** Whether the placing of its clues can be symmetric. */
  readonly symmetric: boolean
  /** How books place them where nothing is said: as print does as a matter of course. Anywhere, if left out. */
  readonly printedSymmetry?: SymmetryName
  /** What only this family can be asked for. */
  readonly options: readonly OwnOption[]
  /**
   * Nodes that a proof of uniqueness may open for the taking away of one clue; longer proofs cost more than
   * they bring, and the clue stays.
   */
  proofNodes(shape: S): number
  /** The variable order of the proofs; what solving uses if left out. */
  readonly variables?: VariableOrderName
  /** The variable order where a minimal puzzle is wished, whose proofs are longer; `variables` if left out. */
  readonly minimalVariables?: VariableOrderName
  /**
   * Nodes that all proofs of a minimal puzzle may open together before another board is filled: where few boards take
   * most of the time. If left out, there is no such limit.
   */
  boardNodes?(shape: S): number
  /** A board with a random solution; nothing where this attempt led nowhere. */
  fill(rng: Rng, shape: S, wishes: Wishes): FullBoard<P> | undefined
  /** Takes clues away from a full board, in random order. */
  reduce(rng: Rng, board: FullBoard<P>, wishes: Wishes): Reduction<P>
  /**
   * What can be taken away from a puzzle in one step, each by a name that stays the same; what is wished is not left by it.
   * Steps beyond those of `reduce` are fine.
   */
  removals(puzzle: P, solution: readonly number[], wishes: Wishes): Removal<P>[]
  /** Whether a step after which the puzzle is not unique stays so when more clues have gone. */
  readonly isMonotone: boolean
  /** Whether a finished puzzle is as wished; where it is not, another board is filled. Left out, all are. */
  accepts?(puzzle: P, wishes: Wishes): boolean
  /**
   * Whether a board that keeps the rules has all that the clues ask for. With it another solution that let one proposal
   * fail is held against those that follow, without a search. Left out where it would let none fail: a board that has
   * another number for a given which stays is never again a solution.
   */
  fits?(puzzle: P, values: readonly number[]): boolean
  /** How many removable clues a puzzle has. With one for every open cell nothing is left to fill. */
  countClues(puzzle: P): number
  /** The fewest clues that any puzzle of the shape can have, where more is known than that it is none. */
  fewestClues?(shape: S, wishes: Wishes): ClueLimit
  /** The most clues that a puzzle as wished can have, where that is fewer than it has open cells. */
  mostClues?(shape: S, wishes: Wishes): ClueLimit
  /** How many cells of such a board are blocked; none if left out. */
  countBlocked?(wishes: Wishes): number
}
