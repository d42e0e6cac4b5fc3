// The facet `inference`: what a person can deduce on a family's boards, technique by technique, each with its reason.
// Explanations, tiers and the next step of a half-filled board are made of it.
//
// A person first *looks*: some placements are forced now (the tier `singles`). Where none is, a person writes down
// which candidates the open cells have left, and *eliminates* some by a pattern with a name (the tier `techniques`).
//
// Both are monotone: a deduction stays valid when candidates go, or an easier one has overtaken it. So where deductions
// of some techniques lead to does not depend on their order. What a placement rules out at a glance follows from the
// placed values and the clues alone. Frames are flat states as in kernel/model.ts, except that any of them
// may be used at any time: siblings are kept side by side.

import type { Puzzle, Shape } from './puzzle.ts'

/** Placements that are forced, each cell once, with the weights of their reasons added up. Buffers are the caller's. */
export interface Forced {
  /** How many there are. */
  count: number
  /** The cell of each. */
  readonly cells: Int32Array
  /** The value of each. */
  readonly values: Int32Array
  /** How plain to see each is: a group in which no other cell allows the value counts 1. */
  readonly weights: Float64Array
}

/** Finds which placements are forced on boards of one shape. */
export interface Looker<P extends Puzzle = Puzzle> {
  /** How many cells a board has. */
  readonly cells: number
  /** The most candidates that a cell can have. The values of a board are so many numbers, or fewer, that follow each other. */
  readonly maxCandidates: number
  /** How long a frame is. */
  readonly frameWords: number
  /** Writes the first state: the givens, and what follows from the clues at a glance. False is a contradiction. */
  root(frame: Int32Array, puzzle: P): boolean
  /** Writes a value into an open cell, and rules out what follows at a glance. False is a contradiction; the frame is then spoilt. */
  place(frame: Int32Array, cell: number, value: number): boolean
  /** Rules a candidate out. False is a contradiction; the frame is then spoilt. */
  exclude(frame: Int32Array, cell: number, value: number): boolean
  /** How many cells have no value yet. */
  openCells(frame: Int32Array): number
  /** Writes all placements that are forced now. False if the board shows a contradiction instead. */
  look(frame: Int32Array, forced: Forced): boolean
  /** Writes the values that an open cell can still take, ascending; returns how many; 0 of a cell that is settled. */
  candidates(frame: Int32Array, cell: number, values: Int32Array): number
}

/** A value that a cell may have. */
export interface Candidate {
  /** Where it is. */
  readonly cell: number
  /** Which value it is. */
  readonly value: number
}

/** Candidates that have to be gone for a reason to hold: all that these cells lack, or this value wherever they lack it. */
export interface Premise {
  /** Where candidates are gone. */
  readonly cells: readonly number[]
  /** The value that is gone; any, where there is none. */
  readonly value?: number
}

/** Why a value has to stand in a cell, candidates go, or a board cannot be: an entry of the family's table, and what fills its gaps. */
export interface Reason {
  /** A key of the family's `reasons`. */
  readonly kind: string
  /**
   * What stands in the gaps of its sentence: numbers, cells by name (`r1c1, r1c4`), groups as `row 3`, whose names are
   * the family's `groups`. `{cell}` is a cell's index, shown as its name.
   */
  readonly facts: Readonly<Record<string, string | number>>
  /** The cells to look at. */
  readonly cells: readonly number[]
  /** What it rests on, besides the placed values and the clues: enough of it, if not always the least. */
  readonly premises: readonly Premise[]
}

/** A pattern that rules candidates out. */
export interface Elimination extends Reason {
  /** The candidates that make up the pattern. */
  readonly candidates: readonly Candidate[]
  /** Those that it rules out; all of them are there. */
  readonly removes: readonly Candidate[]
}

/** A kind of reason in words: what it is called when counted, and the sentence, with gaps such as `{value}`. */
export interface ReasonWords {
  /** What it is called when counted. */
  readonly name: string
  /** With gaps for the facts: `only place for {value} in {group}`. */
  readonly sentence: string
  /**
   * Whether a beginner has to work out more than the sentence says, unless it is about the last open one of its cells.
   * Worked examples do without it where they can.
   */
  readonly isTerse?: boolean
}

/** What reasoning a puzzle takes, the easiest first: looking; patterns with names; following one assumption; more than that. */
export const TIERS = ['singles', 'techniques', 'chains', 'nested'] as const

/** One of `TIERS`. */
export type Tier = (typeof TIERS)[number]

/** A named deduction that people know. */
export interface Technique {
  /** In kebab case; the kind of its reasons. */
  readonly name: string
  /** `singles` places values, `techniques` rules candidates out. */
  readonly tier: 'singles' | 'techniques'
}

/** Looks for the patterns of one technique, and reports each that rules something out. */
export type PatternFinder = (frame: Int32Array, report: (found: Elimination) => void) => void

/** Finds what a person can deduce on boards of one shape. */
export interface Reasoner<P extends Puzzle = Puzzle> extends Looker<P> {
  /** Why a placement that `look` has found is forced, the plainest reason first. */
  reasons(frame: Int32Array, cell: number, value: number): Reason[]
  /** What the last false of `root`, `place`, `exclude` or `look` was about. */
  contradiction(): Reason
  /** By the name of each technique that rules candidates out. */
  readonly finders: Readonly<Record<string, PatternFinder>>
}

/** What a person can deduce on a family's boards. */
export interface Inference<S extends Shape = Shape, P extends Puzzle<S> = Puzzle<S>> {
  /** What is seen by looking, for help texts. */
  readonly sees: string
  /** All techniques, the easiest first. */
  readonly techniques: readonly Technique[]
  /** The words of each kind of reason: each technique, and each kind of contradiction. */
  readonly reasons: Readonly<Record<string, ReasonWords>>
  /** What groups of cells are called in facts: `row 3` is shown as `groups.row` with its `{number}`. */
  readonly groups: Readonly<Record<string, string>>
  /** Compiles for a shape what a person can deduce. */
  makeReasoner(shape: S): Reasoner<P>
  /** The numbers that the cage of a cell can still take, each choice once in ascending order, where a family has cages. */
  combinations?(puzzle: P, values: readonly number[], cell: number): readonly (readonly number[])[]
}
