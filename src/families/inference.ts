// The facet `inference`: what a person can deduce on a family's boards, technique by technique, each with its
// reason. Explanations, tiers and hints are built from it.
//
// A person first *looks*: some placements are forced now (the tier `singles`). If none is, a person writes
// down the candidates of the open cells and *eliminates* some of them by a named pattern (the tier
// `techniques`).
//
// Placements and eliminations are monotone: a deduction stays valid when candidates are removed or an easier
// deduction comes first. So the result of applying a set of techniques does not depend on their order. Techniques
// that rest on uniqueness are an exception: their eliminations stay right, but are no longer found when cells of
// the pattern are filled.
//
// What a placement rules out at a glance follows from the placed values and the clues alone. Frames are flat states
// as in kernel/searchModel.ts, except that they may be used in any order: sibling frames are kept side by side.

import type { Puzzle, Shape } from './puzzle.ts'

/** Forced placements, one a cell, each with the sum of its reasons' weights. The caller owns the buffers. */
export interface Forced {
  /** The number of placements. */
  count: number
  /** The cell of each. */
  readonly cells: Int32Array
  /** The value of each. */
  readonly values: Int32Array
  /** How plain each is: a group in which no other cell allows the value counts 1. */
  readonly weights: Float64Array
}

/** Finds the forced placements on boards of one shape. */
export interface Looker<P extends Puzzle = Puzzle> {
  /** The number of cells on the board. */
  readonly cells: number
  /**
   * The maximum number of candidates that a cell can have. The values of a board are at most this many consecutive
   * numbers.
   */
  readonly maxCandidates: number
  /** The length of a frame. */
  readonly frameWords: number
  /**
   * Writes the first state: the givens, and what the clues show at a glance. Returns false on a
   * contradiction.
   */
  root(frame: Int32Array, puzzle: P): boolean
  /**
   * Writes a value into an open cell and rules out what follows at a glance. Returns false on a
   * contradiction; the frame is then invalid.
   */
  place(frame: Int32Array, cell: number, value: number): boolean
  /** Rules out a candidate. Returns false on a contradiction; the frame is then invalid. */
  exclude(frame: Int32Array, cell: number, value: number): boolean
  /** The number of cells without a value. */
  openCells(frame: Int32Array): number
  /** Writes all placements that are forced now. Returns false if the board shows a contradiction instead. */
  look(frame: Int32Array, forced: Forced): boolean
  /** Writes the candidates of an open cell, ascending, and returns how many. Returns 0 for a settled cell. */
  candidates(frame: Int32Array, cell: number, values: Int32Array): number
}

/** A value that a cell may have. */
export interface Candidate {
  /** The index of the cell. */
  readonly cell: number
  /** The value. */
  readonly value: number
}

/**
 * Candidates whose absence a reason relies on: every candidate that these cells lack, or only `value` where
 * they lack it.
 */
export interface Premise {
  /** The cells without the candidates. */
  readonly cells: readonly number[]
  /** The absent value. If omitted, every absent candidate counts. */
  readonly value?: number
}

/**
 * Why a value must stand in a cell, candidates are ruled out, or a board is contradictory: an entry of the
 * family's table, with the facts for its gaps.
 */
export interface Reason {
  /** A key of the family's `reasons`. */
  readonly kind: string
  /**
   * The facts for the gaps of the sentence: numbers, cells by name (`r1c1, r1c4`), groups as `row 3`, whose
   * names are the family's `groups`. `{cell}` is a cell's index, shown as its name.
   */
  readonly facts: Readonly<Record<string, string | number>>
  /** The cells to look at. */
  readonly cells: readonly number[]
  /** What it relies on, besides the placed values and the clues. Sufficient, but not always minimal. */
  readonly premises: readonly Premise[]
}

/** A pattern that rules candidates out. */
export interface Elimination extends Reason {
  /** The candidates that make up the pattern. */
  readonly candidates: readonly Candidate[]
  /** The candidates that it rules out. All of them are present on the board. */
  readonly removes: readonly Candidate[]
}

/** The tiers, the easiest first: looking; named patterns; following one assumption; nested assumptions. */
export const TIERS = ['singles', 'techniques', 'chains', 'nested'] as const

/** One of `TIERS`. */
export type Tier = (typeof TIERS)[number]

/** The easier of two tiers. */
export function easierOf(one: Tier, other: Tier): Tier {
  return TIERS.indexOf(one) <= TIERS.indexOf(other) ? one : other
}

/** A named deduction that people know. */
export interface Technique {
  /** In kebab case; also the kind of its reasons. */
  readonly name: string
  /** `singles` places values; the others rule candidates out, `chains` by patterns that have to be followed. */
  readonly tier: 'singles' | 'techniques' | 'chains'
  /** Set if it holds only because the puzzle has one solution. */
  readonly restsOnUniqueness?: true
}

/**
 * Finds the patterns of one technique and reports each that rules something out. If a candidate is wanted, the finder
 * may leave out patterns that do not rule it out.
 */
export type PatternFinder = (
  frame: Int32Array,
  report: (found: Elimination) => void,
  wanted?: Candidate,
) => void

/** Pattern finders by the name of each technique that rules candidates out. */
export type PatternFinders = Readonly<Record<string, PatternFinder>>

/** Finds what a person can deduce on boards of one shape. */
export interface Reasoner<P extends Puzzle = Puzzle> extends Looker<P> {
  /** Explains why a placement found by `look` is forced. The plainest reason comes first. */
  reasons(frame: Int32Array, cell: number, value: number): Reason[]
  /** Explains the last false result of `root`, `place`, `exclude` or `look`. */
  contradiction(): Reason
  /**
   * Makes the pattern finders. They remember the last board, and search only what has changed since: different boards
   * are best given to different finders.
   */
  makeFinders(): PatternFinders
}

/** What a person can deduce on a family's boards. */
export interface Inference<S extends Shape = Shape, P extends Puzzle<S> = Puzzle<S>> {
  /** What is seen by looking, in words for help texts. */
  readonly sees: string
  /** All techniques, the easiest first. */
  readonly techniques: readonly Technique[]
  /**
   * The English sentence of each kind of reason, with gaps for the facts: `only place for {value} in {group}`. Kinds are
   * techniques and contradictions.
   */
  readonly reasons: Readonly<Record<string, string>>
  /**
   * The kinds of which a beginner must work out more than the sentence says, except where it concerns the last open cell
   * among its cells. Worked examples avoid such reasons where they can.
   */
  readonly terse?: readonly string[]
  /** The names of groups of cells in facts: `row 3` is shown as `groups.row` with its `{number}`. */
  readonly groups: Readonly<Record<string, string>>
  /** Replaces values in facts by their English names, on boards with symbols instead of numbers. */
  nameFacts?(facts: Reason['facts']): Reason['facts']
  /** Compiles the deductions for a shape. */
  makeReasoner(shape: S): Reasoner<P>
  /**
   * The combinations of numbers that a cell's cage can still take, each in ascending order, for families with
   * cages.
   */
  combinations?(puzzle: P, values: readonly number[], cell: number): readonly (readonly number[])[]
}
