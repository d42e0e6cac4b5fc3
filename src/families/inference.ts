// The facet `inference`: what a person sees on a board who looks, but does not think ahead: which placements are forced now, for which
// reasons, and that a board contradicts itself. The grader solves puzzles with nothing else, explanations are made
// of its reasons, and an assumption is followed by looking again and again.
//
// It is weaker than a model's propagation on purpose: `place` rules out what follows at a glance and places nothing
// else. It is monotone: whatever order placements are made in, the end is the same. Frames are flat states as in
// kernel/model.ts, except that any of them may be used at any time: siblings are kept side by side.

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

/** Why a value has to stand in a cell, or why a board cannot be: an entry of the family's table, and what fills its gaps. */
export interface Reason {
  /** A key of the family's `reasons`. */
  readonly kind: string
  /** What stands in the gaps of its sentence: `{value}`, `{row}`; `{cell}` is a cell's index, shown as its name. */
  readonly facts: Readonly<Record<string, string | number>>
  /** The cells to look at. */
  readonly cells: readonly number[]
}

/** A kind of reason in words: what it is called when counted, and the sentence, with gaps such as `{value}`. */
export interface ReasonWords {
  /** What it is called when counted. */
  readonly name: string
  /** With gaps for the facts: `only place for {value} in row {row}`. */
  readonly sentence: string
  /**
   * Whether a beginner has to work out more than the sentence says, unless it is about the last open one of its cells.
   * Worked examples do without it where they can.
   */
  readonly isTerse?: boolean
}

/** Finds what a person sees on boards of one shape. */
export interface Reasoner<P extends Puzzle = Puzzle> {
  /** How many cells a board has. */
  readonly cells: number
  /** The most candidates that a cell can have. */
  readonly maxCandidates: number
  /** How long a frame is. */
  readonly frameWords: number
  /** Writes the first state: the givens, and what follows from the clues at a glance. False is a contradiction. */
  root(frame: Int32Array, puzzle: P): boolean
  /** Writes a value into an open cell, and rules out what follows at a glance. False is a contradiction; the frame is then spoilt. */
  place(frame: Int32Array, cell: number, value: number): boolean
  /** Rules a candidate out, and what follows from that at a glance. False is a contradiction; the frame is then spoilt. */
  exclude(frame: Int32Array, cell: number, value: number): boolean
  /** How many cells have no value yet. */
  openCells(frame: Int32Array): number
  /** Writes all placements that are forced now. False if the board shows a contradiction instead. */
  look(frame: Int32Array, forced: Forced): boolean
  /** Writes the values that an open cell can still take, ascending; returns how many; 0 of a cell that is settled. */
  candidates(frame: Int32Array, cell: number, values: Int32Array): number
  /** Why a placement that `look` has found is forced, the plainest reason first. */
  reasons(frame: Int32Array, cell: number, value: number): Reason[]
  /** What the last false of `root`, `place`, `exclude` or `look` was about. */
  contradiction(): Reason
}

/** What a person can deduce on a family's boards. */
export interface Inference<S extends Shape = Shape, P extends Puzzle<S> = Puzzle<S>> {
  /** What is seen without thinking hard, for help texts. */
  readonly sees: string
  /** The words of each kind of reason and of contradiction. */
  readonly reasons: Readonly<Record<string, ReasonWords>>
  /** Compiles for a shape what a person sees. */
  makeReasoner(shape: S): Reasoner<P>
}
