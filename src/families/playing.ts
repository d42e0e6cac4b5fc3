// The facet `playing`: the data that a page needs of a family during play, besides the family's rules and
// drawing. It applies the rules but draws no conclusions: automatic notes leave out only the numbers that the
// placed numbers rule out directly.

import type { Drawing } from './drawing.ts'
import type { Notation } from './notation.ts'
import type { Puzzle, Shape } from './puzzle.ts'
import type { Rules } from './rules.ts'

/** The range of a board's numbers. */
export interface BoardNumbers {
  /** The smallest. */
  readonly least: number
  /** The largest. All numbers between the smallest and the largest are on the board too. */
  readonly greatest: number
  /** How often each number stands on a full board. */
  readonly each: number
}

/** Cells that add to a sum. */
export interface SumLine {
  /** The kind of the line. */
  readonly kind: 'row' | 'column' | 'falling' | 'rising'
  /** The number of the line among the lines of its kind, from 1. */
  readonly number: number
  /** The cells of the line, from first to last. */
  readonly cells: readonly number[]
  /** The sum. */
  readonly sum: number
}

/** Cells whose numbers give a target. */
export interface PlayedCage {
  /** The result of the operator. */
  readonly target: number
  /** The operator. `=` means that the cage has one cell, whose number is the target. */
  readonly operator: '+' | '-' | 'x' | '/' | '='
  /** The cells of the cage. */
  readonly cells: readonly number[]
}

/** Whether a number in an open cell agrees with the placed numbers under the rules. */
export type Fits = (cell: number, value: number) => boolean

/** The texts about further rules that a player needs, in one language. */
export interface RuleTexts {
  /** The notes beside boards, by rule. */
  readonly notes: Readonly<Record<string, string>>
  /** The names of clues as they are written after "in", by kind, with a gap for the clue's number. */
  readonly clues: Readonly<Record<string, string>>
  /** The sentences of reasons that name clues, by kind. */
  readonly reasons: Readonly<Record<string, string>>
}

/** A clue of a further rule. */
export interface PlayedClue {
  /** The kind of the clue: a key of `clues` in the texts. */
  readonly kind: string
  /** The number of the clue, if it has one. */
  readonly number: string
  /** The cells of the clue, in the order in which they are read. */
  readonly cells: readonly number[]
}

/** The data that a page needs of a family during play. */
export interface Playing<P extends Puzzle = Puzzle> {
  /** The numbers of the board. */
  numbers(puzzle: P): BoardNumbers
  /** The cells that are shaded because a rule applies to them; none if left out. */
  shaded?(puzzle: P): readonly number[]
  /**
   * Loads the further rules that the puzzle with this id needs, if they are not part of the code yet, and
   * returns their texts by language.
   */
  loadRules?(id: string): Promise<Readonly<Record<string, RuleTexts>> | undefined>
  /** The clues of further rules; none if left out. */
  clues?(puzzle: P): readonly PlayedClue[]
  /** The numbers on the board before the first move, if there are more than the givens. */
  start?(puzzle: P): number[]
  /**
   * Makes a check for a board, which tells whether a number in an open cell breaks no rule. In `values`, 0 is an
   * open cell.
   */
  fits(puzzle: P, values: readonly number[]): Fits
  /** The cells that are related to a cell: its row, its column, its box, its cage or its neighbours. */
  peersOf(puzzle: P, cell: number): readonly number[]
  /** The lines with sums, if there are any. */
  lines?(puzzle: P): readonly SumLine[]
  /** The cages, if there are any. */
  cages?(puzzle: P): readonly PlayedCage[]
  /** For each cell, the cells that can follow it on a path, for families in which consecutive numbers form a path. */
  neighbours?(puzzle: P): readonly (readonly number[])[]
}

/**
 * The facets that a page of one family loads to show its boards, without hints. Each complete `Family` is also a
 * `PlayedFamily`.
 */
export interface PlayedFamily<S extends Shape = Shape, P extends Puzzle<S> = Puzzle<S>> {
  /** Reads the id of a puzzle. */
  readonly notation: Pick<Notation<S, P>, 'parseShape' | 'parseClues'>
  /** Finds the faults of a board. */
  readonly rules: Pick<Rules<S, P>, 'faults'>
  /** Draws a board. */
  readonly drawing: Drawing<P>
  /** The words that a player needs. */
  readonly playing: Playing<P>
}
