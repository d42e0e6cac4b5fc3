// The facet `notation`: which shapes a family has, and how its puzzles are written and read.

import type { Span } from './error.ts'
import type { Puzzle, Shape } from './puzzle.ts'

/** What a line can be to a family: a puzzle by itself, the first line of one, a puzzle or a grid's row, or none of these. */
export type LineRole = 'whole' | 'first' | 'whole-or-row' | undefined

/** A notation that is at home in another program. */
export interface OtherNotation<P extends Puzzle> {
  /** What it is called where one is asked for: `keen`. */
  readonly name: string
  /** Whose notation it is, for help texts. */
  readonly what: string
  /** Throws a PuzzleError for a puzzle that the notation cannot express. */
  write(puzzle: P): string
}

/**
 * How well lines fit a notation. `surely` is how the family writes its puzzles, mistakes in single cells
 * included; `perhaps` is what it would be if it were nobody else's.
 */
export type Recognition = 'surely' | 'perhaps' | undefined

/** The shapes of a family, for help texts. */
export interface ShapeTexts {
  /** The usual one. */
  readonly example: string
  /** Some more. */
  readonly others: readonly string[]
  /** How they are written, and which there are. */
  readonly what: string
}

/** How a family's puzzles are written and read. */
export interface Notation<S extends Shape = Shape, P extends Puzzle<S> = Puzzle<S>> {
  /** How its puzzles are written, for help texts. */
  readonly what: string
  /** A puzzle in that notation. */
  readonly example: string
  /** The shapes that there are, for help texts. */
  readonly shapes: ShapeTexts
  /** Throws a PuzzleError for a shape that the family does not have. */
  parseShape(text: string, at?: Span): S
  /** Whether a line is a puzzle by itself, or the first of one. Lines of neither kind make grids. */
  lineRole(line: string): LineRole
  /** Whether these lines are written in the family's notation; not whether they are a sound puzzle. */
  recognizes(lines: readonly Span[]): Recognition
  /** Reads a puzzle, of the given shape if there is one. Throws a PuzzleError; never returns an unsound puzzle. */
  parse(lines: readonly Span[], shape?: S): P
  /** The puzzle in the family's notation: `parse` reads it back, given the shape. */
  format(puzzle: P): string
  /** Reads the clues of a name such as `sudoku:9x9:CLUES`. Throws a PuzzleError. */
  parseClues(clues: Span, shape: S): P
  /** The clues of a name: `parseClues` reads them back. */
  formatClues(puzzle: P): string
  /** Notations of other programs that it can write; `parse` reads them too. */
  readonly others?: readonly OtherNotation<P>[]
}
