// The facet `playing`: what a page has to know of a family while somebody plays, beside its rules and its drawing. It says
// what the rules say, never what follows from them: notes that are filled in by themselves leave out what placed numbers
// bar, and nothing else.

import type { Drawing } from './drawing.ts'
import type { Notation } from './notation.ts'
import type { Puzzle, Shape } from './puzzle.ts'
import type { Rules } from './rules.ts'

/** The numbers that a board takes. */
export interface BoardNumbers {
  /** The smallest. */
  readonly least: number
  /** The largest; all between are numbers of the board, too. */
  readonly greatest: number
  /** How often each stands on a full board. */
  readonly each: number
}

/** Cells that add to a sum. */
export interface SumLine {
  /** What it is called, with its number where there are several of the kind. */
  readonly kind: 'row' | 'column' | 'falling' | 'rising'
  /** Counts the lines of its kind, from 1. */
  readonly number: number
  /** From the first to the last. */
  readonly cells: readonly number[]
  /** What they add to. */
  readonly sum: number
}

/** Cells whose numbers give a target. */
export interface PlayedCage {
  /** What the operator makes of the numbers. */
  readonly target: number
  /** A sign of arithmetic; `=` where the target is the number itself. */
  readonly operator: '+' | '-' | 'x' | '/' | '='
  /** The cells of the cage. */
  readonly cells: readonly number[]
}

/** Two cells that a player has joined. */
export type PathPiece = readonly [cell: number, next: number]

/** Whether a number in an open cell breaks no rule beside the numbers that are placed. */
export type Fits = (cell: number, value: number) => boolean

/** What a page has to know of a family while somebody plays. */
export interface Playing<P extends Puzzle = Puzzle> {
  /** The numbers that the board takes. */
  numbers(puzzle: P): BoardNumbers
  /** What stands on the board before the first move, if that is more than its givens. */
  start?(puzzle: P): number[]
  /** Says of each open cell of a board which numbers break no rule there; 0 is an open cell. */
  fits(puzzle: P, values: readonly number[]): Fits
  /** For each cell those that are looked at with it: its row, its column, its box or its cage. */
  peers(puzzle: P): readonly (readonly number[])[]
  /** The lines with sums, where there are some. */
  lines?(puzzle: P): readonly SumLine[]
  /** The cages, where there are some. */
  cages?(puzzle: P): readonly PlayedCage[]
  /** For each cell those that a path can go on to, where the numbers stand along one. */
  neighbours?(puzzle: P): readonly (readonly number[])[]
  /** The values with those that follow from drawn pieces of the path; the same array where none does. */
  followPaths?(puzzle: P, values: readonly number[], pieces: readonly PathPiece[]): readonly number[]
}

/** What a page of one family loads to show its boards: all that is not needed for hints. A whole family has all of it, too. */
export interface PlayedFamily<S extends Shape = Shape, P extends Puzzle<S> = Puzzle<S>> {
  /** Reading the name of a puzzle. */
  readonly notation: Pick<Notation<S, P>, 'parseShape' | 'parseClues'>
  /** What is wrong with a board. */
  readonly rules: Pick<Rules<S, P>, 'faults'>
  /** What a board looks like. */
  readonly drawing: Drawing<P>
  /** What a player has to know. */
  readonly playing: Playing<P>
}
