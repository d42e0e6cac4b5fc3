// Sudokus of other programs: numbers cell by cell, and boxes by their numbers of rows and columns.

import { PuzzleError, type Span } from '../../families/error.ts'
import type { Puzzle, Shape } from '../../families/puzzle.ts'
import type { FoundPuzzle } from './notation.ts'

/** The name of the family. */
export const SUDOKU = 'sudoku'

/** The rows and columns of a box. */
interface Boxes {
  readonly boxRows: number
  readonly boxColumns: number
}

/** The shape of a Sudoku, as its family makes it. */
type BoxedShape = Shape & Boxes

/** The boxes of a Sudoku. */
export function boxesOf({ shape }: Puzzle): Boxes {
  return shape as BoxedShape
}

/** The boxes that programs mean if they state none: square where possible, otherwise wider than high. */
export function usualBoxes(size: number): Boxes {
  let boxRows = Math.floor(Math.sqrt(size))
  while (size % boxRows !== 0) boxRows--
  return { boxRows, boxColumns: size / boxRows }
}

/**
 * A Sudoku found as numbers, 0 for an open cell. `places` are the places of its cells, or one place for all.
 */
export function foundSudoku(
  values: readonly number[],
  { boxRows, boxColumns }: Boxes,
  places: readonly Span[],
): FoundPuzzle {
  const size = boxRows * boxColumns
  const text = values.map(cellCharacter).join('')
  return {
    family: SUDOKU,
    shape: `${size}x${size}/${boxRows}x${boxColumns}`,
    lines: [{ ...places[0], text }],
    places,
  }
}

/**
 * The maximum number of rows kept of a board: one more than the largest board has, so that a longer one is
 * rejected.
 */
const MOST_ROWS = 26

/** Adds a row to a board; of endless rows only as many are kept as are needed to reject the board. */
export function keepRow(rows: Span[], row: Span): void {
  if (rows.length < MOST_ROWS) rows.push(row)
}

/** A Sudoku found as rows that the family reads unchanged. Throws a PuzzleError for fewer than two rows. */
export function foundRows(rows: readonly Span[], heading: Span, shape?: string): FoundPuzzle {
  if (rows.length > 1) return { family: SUDOKU, lines: rows, ...(shape !== undefined && { shape }) }
  throw new PuzzleError('length', `expected the rows of a Sudoku, got ${rows.length}`, rows[0] ?? heading)
}

/** A value as one character: 10 is A. */
export function cellCharacter(value: number): string {
  return value === 0 ? '.' : value.toString(36).toUpperCase()
}

/** The value of one character, 0 for an open cell. */
export function cellValue(character: string): number {
  return /[._]/.test(character) ? 0 : Number.parseInt(character, 36)
}

/** The 81 characters of a 9x9 puzzle, 0 for an open cell. Throws a PuzzleError for another size. */
export function digits81({ shape, givens }: Puzzle, notation: string): string {
  if (givens.length === 81) return givens.join('')
  throw new PuzzleError('shape', `${notation} has 9x9 boards only, not ${shape.text}`)
}

/**
 * Writes cells with a sign for each run of open cells, none longer than the longest; a given may depend on the
 * text before it.
 */
export function packedCells(
  givens: readonly number[],
  longestRun: number,
  runText: (length: number) => string,
  givenText: (given: number, before: string) => string,
): string {
  let text = ''
  let run = 0
  const endRun = () => {
    if (run > 0) text += runText(run)
    run = 0
  }
  for (const given of givens) {
    if (given === 0) {
      if (++run === longestRun) endRun()
      continue
    }
    endRun()
    text += givenText(given, text)
  }
  endRun()
  return text
}
