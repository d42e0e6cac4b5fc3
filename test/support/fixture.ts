// What the tests need to know about a family and cannot derive: test/families/X/fixture.ts exports one
// record of this type, `fixture`, for the family X. docs/adding-a-family.md explains how to write one.

import type { Puzzle } from '../../src/families/puzzle.ts'
import type { Rng } from '../../src/kernel/rng.ts'
import type { Mark } from '../../src/scene.ts'

/** A random board, made without the family's own maker. */
export interface SmallBoard<P extends Puzzle = Puzzle> {
  /** The board. It has so few clues that some boards have several solutions. */
  readonly puzzle: P
  /** The solution that it was made from, 0 or below in a blocked cell. */
  readonly solution: readonly number[]
}

/** A board to draw. */
export interface DrawnShape {
  /** The shape in the family's notation: `9x9`. */
  readonly shape: string
  /** Values of the family's own options of making. */
  readonly own?: object
}

/** One of the largest boards of the layout tests. */
export interface LargeShape extends DrawnShape {
  /** The seed of its random numbers, if not the usual one. */
  readonly seed?: string
  /** Whether all removable clues are removed (this makes some prints longer, such as KenKen's cages). */
  readonly isLeast?: boolean
}

/** How a family's drawings differ from a plain grid with numbers. */
export interface DrawingFixture<P extends Puzzle = Puzzle> {
  /**
   * What a cell belongs to: two neighbouring cells of different parts have a wall between them. Without this
   * function there are no walls.
   */
  partOf?(puzzle: P, row: number, column: number): unknown
  /** Whether a mark is of a kind that only this family draws. The family's own tests check its place. */
  isOwn?(mark: Mark, puzzle: P): boolean
  /** Texts on the line between two cells, such as `<`. All other texts keep clear of lines. */
  readonly signs?: readonly string[]
}

/** Everything that the tests know about a family. */
export interface Fixture<P extends Puzzle = Puzzle> {
  /**
   * Shapes small enough for brute force and for the oracle, several of them with at most 16 cells. The last
   * shape has more than fifteen puzzles that differ by more than a symmetry.
   */
  readonly smallShapes: readonly string[]
  /**
   * A random board of one of these shapes, the same for the same random numbers. If `isSpoilt` is set, its
   * clues are changed, so that most boards have no solution.
   */
  makeBoard(rng: Rng, shape: string, isSpoilt: boolean): SmallBoard<P>
  /**
   * A random twin of a board of any size: turned, relabelled, with lines exchanged, as far as the rules
   * allow. The solution is changed in the same way.
   */
  twin(rng: Rng, board: SmallBoard<P>): SmallBoard<P>
  /**
   * The rules as an answer set program: its models have an atom `holds(CELL, VALUE)` for each cell that takes
   * a number. The program uses nothing of src/; test/support/asp.ts has the parts that most families need.
   */
  program(puzzle: P): string
  /**
   * Shapes for the tests of the grader: quick to grade, and some of their puzzles need an assumption. If the
   * family has calibrations, they include these shapes or similar ones.
   */
  readonly gradedShapes: readonly string[]
  /** A shape whose puzzles are made and graded quickly, and can have all stars. */
  readonly quickShape: string
  /**
   * Shapes whose puzzles are explained step by step, with the number of puzzles for each: difficult enough
   * for all kinds of steps.
   */
  readonly explained: readonly (readonly [shape: string, puzzles: number])[]
  /** A shape for the pages of books: made quickly, and small enough for every page. */
  readonly bookShape: string
  /** The largest boards that fit in a book, and those with the longest texts. */
  readonly largest: readonly LargeShape[]
  /** Boards that are difficult to draw: oblong, large, small. */
  readonly drawn: readonly DrawnShape[]
  /** How its drawings differ from a plain grid with numbers, if they do. */
  readonly drawing?: DrawingFixture<P>
}
