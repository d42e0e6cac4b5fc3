// What the tests need to know about a family and cannot derive: test/families/X/fixture.ts exports one record of this type,
// `fixture`, for the family X. docs/adding-a-family.md tells how to write one.

import type { Puzzle } from '../../src/families/puzzle.ts'
import type { Rng } from '../../src/kernel/rng.ts'
import type { Mark } from '../../src/scene.ts'

/** A random board, made without the family's own maker. */
export interface SmallBoard<P extends Puzzle = Puzzle> {
  /** The board, with so few clues that some boards have several solutions. */
  readonly puzzle: P
  /** The solution that it was made from, 0 or below in a blocked cell. */
  readonly solution: readonly number[]
}

/** A board to draw. */
export interface DrawnShape {
  /** As the family writes it: `9x9`. */
  readonly shape: string
  /** Values of the family's own options of making. */
  readonly own?: object
}

/** One of the largest boards that books are laid out with. */
export interface LargeShape extends DrawnShape {
  /** The seed of its random numbers, if not the usual one. */
  readonly seed?: string
  /** Whether it loses all clues that may go (what is printed then is longer, as with KenKen's cages). */
  readonly isLeast?: boolean
}

/** How a family's drawings differ from a plain grid with numbers. */
export interface DrawingFixture<P extends Puzzle = Puzzle> {
  /** What a cell belongs to: between two cells of different parts there is a wall. Left out, there are no walls. */
  partOf?(puzzle: P, row: number, column: number): unknown
  /** Whether a mark is of a kind that this family alone draws. Its place is for the family's own tests to check. */
  isOwn?(mark: Mark, puzzle: P): boolean
  /** Texts that stand on the line between two cells, such as `<`. All other texts keep clear of lines. */
  readonly signs?: readonly string[]
}

/** Everything that the tests know about a family. */
export interface Fixture<P extends Puzzle = Puzzle> {
  /**
   * Shapes small enough for brute force and for the oracle, several of at most 16 cells; of the last there are more than
   * fifteen puzzles that differ by more than a symmetry.
   */
  readonly smallShapes: readonly string[]
  /**
   * A random board of one of these shapes, the same for the same random numbers. Where it is to be spoilt, its clues are changed
   * so that they mostly have no solution.
   */
  makeBoard(rng: Rng, shape: string, isSpoilt: boolean): SmallBoard<P>
  /**
   * A random twin of a board, whatever its size: turned, relabelled, its lines exchanged, as far as the rules allow; the solution
   * goes along.
   */
  twin(rng: Rng, board: SmallBoard<P>): SmallBoard<P>
  /**
   * The rules as an answer set program: its models have an atom `holds(CELL, VALUE)` for each cell that takes a number.
   * It uses nothing of src/; test/support/asp.ts has the parts that most families need.
   */
  program(puzzle: P): string
  /**
   * Shapes on which the promises to the grader are tried: quickly graded, some puzzles of them need an assumption, and where
   * the family has calibrations, these shapes or similar ones are among them.
   */
  readonly gradedShapes: readonly string[]
  /** A shape whose puzzles are made and graded at once, and can have all stars. */
  readonly quickShape: string
  /** The most stars that puzzles of `quickShape` are made with; 5 if left out. */
  readonly mostStars?: number
  /** Shapes whose puzzles are explained step by step, and how many of each: hard enough for all sorts of steps. */
  readonly explained: readonly (readonly [shape: string, puzzles: number])[]
  /** A shape for the pages of books: made at once, and it fits on every page. */
  readonly bookShape: string
  /** The largest boards that fit in a book, and those with the longest texts. */
  readonly largest: readonly LargeShape[]
  /** Boards that are difficult to draw: oblong, large, small. */
  readonly drawn: readonly DrawnShape[]
  /** How its drawings differ from a plain grid with numbers, if they do. */
  readonly drawing?: DrawingFixture<P>
}
