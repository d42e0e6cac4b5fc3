// What the addresses of puzz.link need to know about a kind of puzzle. Each kind is a record in a file of its own and one
// line in the list of puzzlink.ts.

import type { Family } from '../../families/family.ts'
import type { Puzzle } from '../../families/puzzle.ts'
import type { Span } from '../../families/puzzleError.ts'
import type { FoundPuzzle } from './exchangeNotation.ts'

/** A kind of puzzle of puzz.link that is one of our puzzles. */
export interface PuzzlinkKind {
  /** Its names in addresses; the first one is written. */
  readonly names: readonly string[]
  /** What a puzzle of this kind is called in messages. */
  readonly title: string
  /** The numbers of rows of the boards that are read. */
  readonly sizes: readonly number[]
  /** The name of its family. */
  readonly family: string
  /** The further rule of its puzzles; undefined if they have none. */
  readonly rule?: string
  /** Reads the part of an address after the numbers of columns and rows. Throws a PuzzleError. */
  read(body: Span, size: number): FoundPuzzle
  /** Writes this part for a puzzle of the family with the rule. Throws a PuzzleError if the kind cannot express the puzzle. */
  write(puzzle: Puzzle, family: Family): string
}

/** The sizes of Latin squares. */
export const LATIN_SIZES = [4, 5, 6, 7, 8, 9]
