// The contract: what a puzzle family is to everything else. A family is one folder that fills this in,
// and one line in registry.ts.

import type { VariableOrderName } from '../kernel/branching.ts'
import type { Clues, Model } from '../kernel/model.ts'
import type { Rng } from '../kernel/rng.ts'
import type { Excluded } from '../kernel/search.ts'
import type { Scene } from '../scene.ts'
import type { Problem } from './constraints.ts'
import type { Span } from './error.ts'
import type { Grading } from './inference.ts'
import type { SymmetryName } from './symmetry.ts'
import type { Note, TranslatedWords } from './words.ts'

/** What a model is compiled for. Every family plays on a rectangle of cells. */
export interface Shape {
  readonly rows: number
  readonly columns: number
  /** The shape as it is written: `9x9`, `6x6/3x2`, `9x9/rook`. Two shapes are the same if their texts are. */
  readonly text: string
}

/** A puzzle: a shape and its clues. Families with more than givens (cages, sums) add fields. */
export interface Puzzle<S extends Shape = Shape> extends Clues {
  readonly shape: S
}

/** How much a model prunes. What each prunes is the family's `prunes`. */
export const STRENGTHS = ['check', 'basic', 'full'] as const
export type Strength = (typeof STRENGTHS)[number]

/** A rule that a filled or half-filled board breaks, and the cells that show it. */
export interface Fault {
  readonly rule: string
  readonly cells: readonly number[]
}

/** A puzzle with less to go by than one that is known to be unique. */
export interface Reduced<P extends Puzzle> {
  readonly puzzle: P
  /**
   * Where another solution of the reduced puzzle must differ from the known one in this very candidate,
   * it is named here: ruling it out leaves nothing to find if the puzzle stays unique.
   */
  readonly excluded?: Excluded | undefined
}

/** A puzzle with one clue less. */
export interface Removal<P extends Puzzle> extends Reduced<P> {
  /** The clue that goes, in words. */
  readonly clue: string
}

/** A board that says everything: the clues of every cell, and the solution (0 in a blocked cell). */
export interface FullBoard<P extends Puzzle> {
  readonly puzzle: P
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

export type OwnWishes = Readonly<Record<string, string | number | boolean>>

/** An option of making that only this family understands. */
export interface OwnOption {
  /** In `Wishes.own`. */
  readonly key: string
  /** As it is typed: `--max-cage <cells>`, or `--free-ends` for a switch. */
  readonly flags: string
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

/** What a line can be to a family: a puzzle by itself, the first line of one, a puzzle or a grid's row, or none of these. */
export type LineRole = 'whole' | 'first' | 'whole-or-row' | undefined

/** A notation that is at home in another program. */
export interface OtherNotation<P extends Puzzle> {
  readonly name: string
  readonly what: string
  /** Throws a PuzzleError for a puzzle that the notation cannot express. */
  write(puzzle: P): string
}

/**
 * How well lines fit a notation. `surely` is how the family writes its puzzles, mistakes in single cells
 * included; `perhaps` is what it would be if it were nobody else's.
 */
export type Recognition = 'surely' | 'perhaps' | undefined

export interface Family<S extends Shape = Shape, P extends Puzzle<S> = Puzzle<S>> {
  readonly name: string
  readonly title: string
  /** The rules in a sentence or two. */
  readonly rules: string
  readonly shapes: { readonly example: string; readonly others: readonly string[]; readonly what: string }
  /** How its puzzles are written, for help texts. */
  readonly notation: string
  /** A puzzle in that notation. */
  readonly example: string
  /** What each strength prunes, with sources. */
  readonly prunes: Readonly<Record<Strength, string>>

  /** Throws a PuzzleError for a shape that the family does not have. */
  parseShape(text: string, at?: Span): S
  /** Whether a line is a puzzle by itself, or the first of one. Lines of neither kind make grids. */
  lineRole(line: string): LineRole
  /** Whether these lines are written in the family's notation; not whether they are a sound puzzle. */
  recognizes(lines: readonly Span[]): Recognition
  /** Reads a puzzle, of the given shape if there is one. Throws a PuzzleError; never returns an unsound puzzle. */
  parse(lines: readonly Span[], shape?: S): P
  /** The puzzle in the family's notation: `parse` reads it back, given the shape. */
  format(puzzle: P): string
  /** The clues of a name such as `sudoku:9x9:CLUES`. Throws a PuzzleError. */
  parseClues(clues: Span, shape: S): P
  formatClues(puzzle: P): string
  /** Notations of other programs that it can write; `parse` reads them too. */
  readonly otherNotations?: readonly OtherNotation<P>[]

  /** The rules that a board breaks as far as it is filled (0 is an empty cell); none for a solution. */
  faults(puzzle: P, values: ArrayLike<number>): Fault[]
  /** Each clue that may be taken away, from a puzzle with this solution. */
  removals(puzzle: P, solution: ArrayLike<number>): Removal<P>[]
  /**
   * The same clues, as `formatClues` writes them, for all puzzles that turns, renumbering and the like turn into each
   * other, and for no others: those of one of them.
   */
  canonical(puzzle: P): string
  /** The puzzle as constraints that any solver understands, with as many solutions: what the rules say, nothing that follows. */
  constraints(puzzle: P): Problem
  /** The rules compiled for a shape. */
  makeModel(shape: S, strength: Strength): Model<P>
  readonly making: Making<S, P>
  readonly grading: Grading<S, P>
  /** What a board looks like with these values; 0 is an empty cell. Givens are bold. */
  scene(puzzle: P, values: ArrayLike<number>): Scene
  /** What it says in print, in each language that it has words in. */
  readonly words: TranslatedWords
  /** What the board does not show of a puzzle's rules and is said beside it, where there is something. */
  note?(puzzle: P): Note | undefined
}
