// An entry of a text: a puzzle, or an error where a puzzle could not be read.

import type { PuzzleError } from '../families/error.ts'
import type { Family, FamilyAlias } from '../families/family.ts'
import type { Puzzle, Shape } from '../families/puzzle.ts'
import type { ReadRecord } from './readRecord.ts'

/** A puzzle that was read. */
export interface Read {
  /** The line where it begins. */
  readonly line: number
  /** The family of the puzzle. */
  readonly family: Family
  /** The puzzle. */
  readonly puzzle: Puzzle
  /** What the text states about the puzzle, if it is a record or states a solution. */
  readonly record?: ReadRecord
}

/** A puzzle, or an error where a puzzle could not be read. */
export type Entry = Read | Unreadable

/** A text that is not a puzzle. */
export interface Unreadable {
  /** The line where it begins. */
  readonly line: number
  /** What is wrong with it. */
  readonly error: PuzzleError
}

/** Options of the reader. */
export interface ReadOptions {
  /** The family if the text does not state one. */
  readonly family?: Family
  /** The other name by which the family was requested; needs a family. */
  readonly alias?: FamilyAlias
  /** The shape of all puzzles if the text does not state one; needs a family. */
  readonly shape?: Shape
}
