// The facet `playing`: what a page needs to know of a family during play, apart from its rules and its
// drawing. It applies the rules but draws no conclusions: automatic notes leave out the numbers that placed
// numbers rule out, and nothing else.

import type { Drawing } from './drawing.ts'
import type { Notation } from './notation.ts'
import type { Puzzle, Shape } from './puzzle.ts'
import type { Rules } from './rules.ts'

/** The range of a board's numbers. */
export interface BoardNumbers {
  /** The smallest. */
  readonly least: number
  /** The largest. All numbers between are on the board too. */
  readonly greatest: number
  /** How often each number stands on a full board. */
  readonly each: number
}

/** Cells that add to a sum. */
export interface SumLine {
  /** Its kind, with a gap for its number if there are several of the kind. */
  readonly kind: 'row' | 'column' | 'falling' | 'rising'
  /** Its number among the lines of its kind, from 1. */
  readonly number: number
  /** Its cells, from first to last. */
  readonly cells: readonly number[]
  /** The sum. */
  readonly sum: number
}

/** Cells whose numbers give a target. */
export interface PlayedCage {
  /** The result of the operator. */
  readonly target: number
  /** The operator. `=` means that the target is the number itself. */
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
  /** What clues are called after "in", by their kind, with a gap for their number. */
  readonly clues: Readonly<Record<string, string>>
}

/** A clue of a further rule. */
export interface PlayedClue {
  /** Its kind: a key of the texts of clues. */
  readonly kind: string
  /** Its number, if it has one. */
  readonly number: string
  /** Its cells, in the order in which they are read. */
  readonly cells: readonly number[]
}

/** What a page needs to know of a family during play. */
export interface Playing<P extends Puzzle = Puzzle> {
  /** The numbers of the board. */
  numbers(puzzle: P): BoardNumbers
  /** The cells that are shaded because a rule speaks of them; none if left out. */
  shaded?(puzzle: P): readonly number[]
  /** Loads the further rules that the puzzle with this id needs, and their texts by language, where they are not part of the code. */
  loadRules?(id: string): Promise<Readonly<Record<string, RuleTexts>> | undefined>
  /** The clues of further rules; none if left out. */
  clues?(puzzle: P): readonly PlayedClue[]
  /** What stands on the board before the first move, if it is more than the givens. */
  start?(puzzle: P): number[]
  /** Makes a check for a board: which numbers break no rule in each open cell. 0 is an open cell. */
  fits(puzzle: P, values: readonly number[]): Fits
  /** For each cell, the related cells: its row, its column, its box or its cage. */
  peers(puzzle: P): readonly (readonly number[])[]
  /** The lines with sums, if there are any. */
  lines?(puzzle: P): readonly SumLine[]
  /** The cages, if there are any. */
  cages?(puzzle: P): readonly PlayedCage[]
  /** For each cell, the cells that can follow it on a path, for families in which consecutive numbers form a path. */
  neighbours?(puzzle: P): readonly (readonly number[])[]
}

/** What a page of one family loads to show its boards, without hints. A complete family has all of it. */
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
