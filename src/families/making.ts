// The facet `making`: how a family's puzzles are made.

import type { VariableOrderName } from '../kernel/orders.ts'
import type { Rng } from '../kernel/rng.ts'
import type { Puzzle, Shape } from './puzzle.ts'
import type { Reduced } from './rules.ts'
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
  /** What only this family can be asked for. */
  readonly options: readonly OwnOption[]
  /**
   * Nodes that a proof of uniqueness may open for the taking away of one clue; longer proofs cost more than
   * they bring, and the clue stays.
   */
  proofNodes(shape: S): number
  /** The variable order of the proofs; what solving uses if left out. */
  readonly variables?: VariableOrderName
  /** A board with a random solution; nothing where this attempt led nowhere. */
  fill(rng: Rng, shape: S, wishes: Wishes): FullBoard<P> | undefined
  /** Takes clues away from a full board, in random order. */
  reduce(rng: Rng, board: FullBoard<P>, wishes: Wishes): Reduction<P>
  /** Whether a finished puzzle is as wished; where it is not, another board is filled. Left out, all are. */
  accepts?(puzzle: P, wishes: Wishes): boolean
  /** How many removable clues a puzzle has. */
  countClues(puzzle: P): number
}
