// What a person sees on a board who looks, but does not think ahead: which placements are forced now, for which
// reasons, and that a board contradicts itself. The grader solves puzzles with nothing else, explanations are made
// of its reasons, and an assumption is followed by looking again and again.
//
// It is weaker than a model's propagation on purpose: `place` rules out what follows at a glance and places nothing
// else. It is monotone: whatever order placements are made in, the end is the same. Frames are flat states as in
// kernel/model.ts, except that any of them may be used at any time: siblings are kept side by side.

import type { Model } from '../kernel/model.ts'
import type { Rng } from '../kernel/rng.ts'
import type { OwnWishes, Puzzle, Shape } from './family.ts'

/** Placements that are forced, each cell once, with the weights of their reasons added up. Buffers are the caller's. */
export interface Forced {
  count: number
  readonly cells: Int32Array
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
  readonly name: string
  readonly sentence: string
  /**
   * Whether a beginner has to work out more than the sentence says, unless it is about the last open one of its cells.
   * Worked examples do without it where they can.
   */
  readonly isTerse?: boolean
}

export interface Sight<P extends Puzzle = Puzzle> {
  readonly cells: number
  /** The most candidates that a cell can have. */
  readonly maxCandidates: number
  readonly frameWords: number
  /** Writes the first state: the givens, and what follows from the clues at a glance. False is a contradiction. */
  root(frame: Int32Array, puzzle: P): boolean
  /** Writes a value into an open cell, and rules out what follows at a glance. False is a contradiction; the frame is then spoilt. */
  place(frame: Int32Array, cell: number, value: number): boolean
  /** Rules a candidate out, and what follows from that at a glance. False is a contradiction; the frame is then spoilt. */
  exclude(frame: Int32Array, cell: number, value: number): boolean
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

/** What the parts of a difficulty weigh, as powers: effort^a (1 + hardest)^b nodes^c search^d. */
export interface Weights {
  readonly effort: number
  readonly hardest: number
  /** Of the nodes that the strong base opens. */
  readonly nodes: number
  /** Of those that are left to the solver's full propagation, where that tells something. */
  readonly search?: number
}

/** A difficulty that is measured by trying: how many random moves a solver needed, or at least so many where it gave up. */
export interface Trial {
  readonly moves: number
  readonly isSolved: boolean
}

/** A kind of puzzles that a family's generator makes, easier or harder than usual. */
export interface Kind {
  /** Own options of making, as in `Wishes.own`. */
  readonly own?: OwnWishes
  /** For reference runs alone: how many clues are left, as shares of the cells; each number between is as likely. */
  readonly clues?: readonly [least: number, most: number]
}

/** How a family's puzzles are graded. */
export interface Grading<S extends Shape = Shape, P extends Puzzle<S> = Puzzle<S>> {
  /** The weak base: what is seen without thinking hard. */
  makeSight(shape: S): Sight<P>
  /** The strong base: the propagation with which nodes and branching are counted. */
  makeStrongModel(shape: S): Model<P>
  /** What both bases see, for help texts. */
  readonly sees: { readonly weak: string; readonly strong: string }
  readonly weights: Weights
  /** The shapes that have a calibration: a reference run of the generator, cut into bands. */
  readonly calibrated: readonly string[]
  /**
   * What a reference run is mixed of, in equal parts, the easiest kind first: so that a good part of
   * it needs no assumption. Where puzzles of some stars are wanted, the kind that is likely to have them is tried first.
   */
  readonly kinds: readonly Kind[]
  /** The words of each kind of reason and of contradiction. */
  readonly reasons: Readonly<Record<string, ReasonWords>>
  /** Where the degree is a published measure itself: one run of it that makes so many moves at most. */
  trial?(puzzle: P): (rng: Rng, mostMoves: number) => Trial
}
