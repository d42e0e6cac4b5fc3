// The facet `notation`: the shapes of a family, and how its puzzles are read and written.

import type { Puzzle, Shape } from './puzzle.ts'
import type { Span } from './puzzleError.ts'

/**
 * The role of a line for a family: a complete puzzle, the first line of a puzzle, either a complete puzzle or a
 * row of a grid, or none of these.
 */
export type LineRole = 'whole' | 'first' | 'whole-or-row' | undefined

/** A notation from another program. */
export interface OtherNotation<P extends Puzzle> {
  /** The name of the notation on the command line: `keen`. */
  readonly name: string
  /** The origin of the notation, for help texts. */
  readonly what: string
  /** Writes a puzzle. Throws a PuzzleError if the notation cannot express it. */
  write(puzzle: P): string
}

/**
 * How well lines fit a notation. `surely`: the lines are in the family's notation, perhaps with mistakes in
 * single cells. `perhaps`: the lines belong to the family if no other family claims them.
 */
export type Recognition = 'surely' | 'perhaps' | undefined

/** The shapes of a family, for help texts. */
export interface ShapeTexts {
  /** The usual shape. */
  readonly example: string
  /** Further examples. */
  readonly others: readonly string[]
  /** The notation of shapes, and their limits. */
  readonly what: string
}

/** How a family's puzzles are written and read. */
export interface Notation<S extends Shape = Shape, P extends Puzzle<S> = Puzzle<S>> {
  /** A description of the notation, for help texts. */
  readonly what: string
  /** A puzzle in that notation. */
  readonly example: string
  /** The available shapes, for help texts. */
  readonly shapes: ShapeTexts
  /** Reads a shape. Throws a PuzzleError for a shape that the family does not have. */
  parseShape(text: string, at?: Span): S
  /** Whether a line is a complete puzzle or the first line of a puzzle. Other lines form grids. */
  lineRole(line: string): LineRole
  /** Whether these lines look like the family's notation. They need not form a valid puzzle. */
  recognizes(lines: readonly Span[]): Recognition
  /**
   * Reads a puzzle; if `shape` is given, the puzzle must have this shape. Throws a PuzzleError for an invalid
   * puzzle.
   */
  parse(lines: readonly Span[], shape?: S): P
  /** Writes the puzzle in the family's notation. `parse` reads this text back if the shape is given. */
  format(puzzle: P): string
  /** The clues that a drawing in the characters of a terminal does not show, as lines of text, one for each rule. */
  clueLines?(puzzle: P): readonly string[]
  /** Reads the clues of an id such as `sudoku:9x9:CLUES`. Throws a PuzzleError. */
  parseClues(clues: Span, shape: S): P
  /** Writes the clues of an id. `parseClues` reads them back. */
  formatClues(puzzle: P): string
  /** Other programs' notations in which puzzles can be written. `parse` reads them too. */
  readonly others?: readonly OtherNotation<P>[]
}
