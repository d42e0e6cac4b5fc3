// The facet `inference`: what a person can deduce on a family's boards, technique by technique, each with its
// reason. Explanations, tiers and hints are built from it.
//
// A person first *looks* for placements that are forced at once (the tier `singles`). If there are none, the person
// writes down the candidates of the open cells, and *eliminates* some of them by a named pattern (the tier
// `techniques`).
//
// Placements and eliminations are monotone: a deduction stays valid when candidates are removed or an easier
// deduction comes first. So the result of applying a set of techniques does not depend on their order. Techniques
// that rest on uniqueness are an exception: their eliminations stay right, but are no longer found when cells of
// the pattern are filled.
//
// What a placement rules out at a glance depends only on the placed values and the clues. Frames are flat states as in
// kernel/searchModel.ts, but may be used in any order, because sibling frames are kept at the same time.

import type { Puzzle, Shape } from './puzzle.ts'

/**
 * Forced placements, at most one per cell, each with the sum of the weights of its reasons. The caller owns the
 * buffers.
 */
export interface Forced {
  /** The number of placements. */
  count: number
  /** The cell of each placement. */
  readonly cells: Int32Array
  /** The value of each placement. */
  readonly values: Int32Array
  /** How easily each placement is seen; a group in which no other cell allows the value has the weight 1. */
  readonly weights: Float64Array
}

/** Finds the forced placements on boards of one shape. */
export interface Looker<P extends Puzzle = Puzzle> {
  /** The number of cells on the board. */
  readonly cells: number
  /**
   * The maximum number of candidates that a cell can have. The possible values of a board are consecutive numbers, at
   * most this many.
   */
  readonly maxCandidates: number
  /** The number of 32-bit words of a frame. */
  readonly frameWords: number
  /** Writes the first frame: the givens, and what the clues show at a glance. Returns false on a contradiction. */
  root(frame: Int32Array, puzzle: P): boolean
  /**
   * Places a value in an open cell, and rules out the candidates that it excludes at a glance. Returns false on a
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

/** Absent candidates on which a reason relies: all candidates that these cells lack, or only `value`. */
export interface Premise {
  /** The cells without the candidates. */
  readonly cells: readonly number[]
  /** The absent value. If omitted, every absent candidate counts. */
  readonly value?: number
}

/**
 * The reason why a value must be in a cell, why candidates are ruled out, or why a board is contradictory: the key of a
 * sentence, and the facts for its placeholders.
 */
export interface Reason {
  /** A key of the family's `reasons`. */
  readonly kind: string
  /** The key of a sentence in `reasons` that tells this reason better than the sentence of its kind. */
  readonly sentence?: string
  /**
   * The facts for the placeholders of the sentence: numbers, names of cells (`r1c1, r1c4`), and groups such as `row 3`,
   * whose printed names are in the family's `groups`. `{cell}` is the index of a cell, which is shown as its name.
   */
  readonly facts: Readonly<Record<string, string | number>>
  /** The cells to look at. */
  readonly cells: readonly number[]
  /**
   * The absent candidates on which the reason relies, besides the placed values and the clues. They are sufficient, but
   * not always minimal.
   */
  readonly premises: readonly Premise[]
}

/** A group of cells that facts name by its kind and its number. */
export interface House {
  /** The kind, a key of the family's `groups`. */
  readonly kind: string
  /** The number among the groups of its kind, from 1. */
  readonly number: number
  /** The cells. */
  readonly cells: readonly number[]
}

/** A pattern that rules candidates out. */
export interface Elimination extends Reason {
  /** The candidates that make up the pattern. */
  readonly candidates: readonly Candidate[]
  /** The candidates that the pattern rules out; all of them are still present on the board. */
  readonly removes: readonly Candidate[]
  /** The only candidate that the pattern leaves in its cell, if the sentence states this value instead of `removes`. */
  readonly leaves?: Candidate
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
  /** The name in kebab case, which is also the kind of the technique's reasons. */
  readonly name: string
  /**
   * Techniques of the tier `singles` place values; others rule candidates out, those of the tier `chains` by patterns
   * that must be followed link by link.
   */
  readonly tier: 'singles' | 'techniques' | 'chains'
  /** Set if the technique is valid only because the puzzle has one solution. */
  readonly restsOnUniqueness?: true
}

/**
 * Finds the patterns of a technique, and reports each that rules candidates out. If `wanted` is given, the finder may
 * leave out patterns that do not rule out this candidate.
 */
export type PatternFinder = (
  frame: Int32Array,
  report: (found: Elimination) => void,
  wanted?: Candidate,
) => void

/** The pattern finders of the techniques that rule candidates out, by the name of the technique. */
export type PatternFinders = Readonly<Record<string, PatternFinder>>

/** Finds what a person can deduce on boards of one shape. */
export interface Reasoner<P extends Puzzle = Puzzle> extends Looker<P> {
  /** Explains why a placement found by `look` is forced. The plainest reason comes first. */
  reasons(frame: Int32Array, cell: number, value: number): Reason[]
  /** Explains the last false result of `root`, `place`, `exclude` or `look`. */
  contradiction(): Reason
  /**
   * Makes the pattern finders. They remember the last board and search only what has changed since, so unrelated boards
   * are best searched with different finders.
   */
  makeFinders(): PatternFinders
}

/** What a person can deduce on a family's boards. */
export interface Inference<S extends Shape = Shape, P extends Puzzle<S> = Puzzle<S>> {
  /** What a person sees by looking, in words for help texts. */
  readonly sees: string
  /** All techniques, the easiest first. */
  readonly techniques: readonly Technique[]
  /**
   * The English sentence of each kind of reason, with placeholders for the facts: `only place for {value} in {group}`.
   * Kinds are the names of techniques and of contradictions.
   */
  readonly reasons: Readonly<Record<string, string>>
  /**
   * The kinds of reasons that a beginner must work out further, because the sentence does not say enough, unless only
   * one of the reason's cells is open. Worked examples avoid such reasons where they can.
   */
  readonly terse?: readonly string[]
  /** The names of groups of cells in facts: `row 3` is shown as `groups.row` with its `{number}`. */
  readonly groups: Readonly<Record<string, string>>
  /** The groups of cells that are named by numbers, such as `row 3`; rows and columns if left out. */
  houses?(puzzle: P): readonly House[]
  /** Replaces the values in facts by their English names, for boards that have symbols in place of numbers. */
  nameFacts?(facts: Reason['facts']): Reason['facts']
  /** Compiles the deductions for a shape. */
  makeReasoner(shape: S): Reasoner<P>
  /**
   * For families with cages: the combinations of numbers that the cage of a cell can still have, each in ascending
   * order.
   */
  combinations?(puzzle: P, values: readonly number[], cell: number): readonly (readonly number[])[]
}
