// What is found in a text: a puzzle, or the reason why there is none.

import type { PuzzleError } from '../families/error.ts'
import type { Family, FamilyAlias } from '../families/family.ts'
import type { Puzzle, Shape } from '../families/puzzle.ts'
import type { ReadRecord } from './readRecord.ts'

/** A puzzle that was read, and the line where it begins. */
export interface Read {
  /** The line where it begins. */
  readonly line: number
  /** Whose notation it is in. */
  readonly family: Family
  /** What was read. */
  readonly puzzle: Puzzle
  /** What came with the puzzle, if it is a record. */
  readonly record?: ReadRecord
}

/** What was read: a puzzle, or the reason why there is none. */
export type Entry = Read | Unreadable

/** What was not read as a puzzle. */
export interface Unreadable {
  /** The line where it begins. */
  readonly line: number
  /** What is wrong with it. */
  readonly error: PuzzleError
}

/** What is known of a text beforehand. */
export interface ReadOptions {
  /** The family, where the text alone does not tell. */
  readonly family?: Family
  /** The other name that the family was asked for by; needs a family. */
  readonly alias?: FamilyAlias
  /** The shape of all puzzles, where the text does not tell; needs a family. */
  readonly shape?: Shape
}
