// Translates Sudokus of other programs: numbers cell by cell, and boxes with a number of rows and of columns.

import type { Puzzle, Shape } from '../../families/puzzle.ts'
import { PuzzleError, type Span } from '../../families/puzzleError.ts'
import { withArticle } from '../../families/withArticle.ts'
import type { FoundPuzzle } from './exchangeNotation.ts'

/** The name of the family. */
export const SUDOKU = 'sudoku'

/** The rows and columns of a box, and further rules. */
export interface Boxes {
  /** The rows. */
  readonly boxRows: number
  /** The columns. */
  readonly boxColumns: number
  /** The names of the further rules, besides the rules of rows, columns and boxes; none if left out. */
  readonly ruleNames?: readonly string[]
}

/** The boxes of a Sudoku. */
export function boxesOf({ shape }: Puzzle): Boxes {
  return shape as Shape & Boxes
}

/** The boxes that programs assume if a text states no boxes: square where possible, otherwise wider than high. */
export function usualBoxes(size: number): Boxes {
  let boxRows = Math.floor(Math.sqrt(size))
  while (size % boxRows !== 0) boxRows--
  return { boxRows, boxColumns: size / boxRows }
}

/** A Sudoku from numbers, 0 for an open cell. `places` are the places of its cells, or one place for all. */
export function foundSudoku(
  values: readonly number[],
  { boxRows, boxColumns, ruleNames = [] }: Boxes,
  places: readonly Span[],
): FoundPuzzle {
  const size = boxRows * boxColumns
  const text = values.map(cellCharacter).join('')
  return {
    family: SUDOKU,
    shape: [`${size}x${size}/${boxRows}x${boxColumns}`, ...ruleNames].join('+'),
    lines: [{ ...places[0], text }],
    places,
  }
}

/** The rest of a line after its first `length` characters. */
export function after(line: Span, length: number): Span {
  return { ...line, text: line.text.slice(length), column: line.column + length }
}

/**
 * Reads the numbers of a board, with the place of each number; 0 is an open cell. `place` is the text with the cells, and
 * `what` names it in messages. `valuesOf` reads each match of the pattern as the values of zero or more cells, or throws a
 * PuzzleError.
 */
export function unpackedCells(
  place: Span,
  what: string,
  size: number,
  pattern: RegExp,
  valuesOf: (cell: Span, groups: Readonly<Partial<Record<string, string>>>) => readonly number[],
): { readonly values: readonly number[]; readonly places: readonly Span[] } {
  const values: number[] = []
  const places: Span[] = []
  for (const { 0: text, index, groups = {} } of place.text.matchAll(pattern)) {
    const at = { ...place, text, column: place.column + index }
    for (const value of valuesOf(at, groups)) {
      values.push(value)
      places.push(at)
    }
  }
  if (values.length === size * size) return { values, places }
  const message = `the ${what} has ${values.length} cells; ${withArticle(`${size}x${size}`)} board has ${size * size}`
  throw new PuzzleError('length', message, place)
}

/** The values of `length` open cells. */
export function emptyCells(length: number): readonly number[] {
  return new Array<number>(length).fill(0)
}

/** Writes a value as one character: 10 is A, and an open cell is a full stop. */
export function cellCharacter(value: number): string {
  return value === 0 ? '.' : value.toString(36).toUpperCase()
}

/** Reads the values of cells that are written as one character each; 0 is an open cell. */
export function cellValues(text: string): number[] {
  return Array.from(text, (one) => (/[._]/.test(one) ? 0 : Number.parseInt(one, 36)))
}

/** The 81 characters of a 9x9 puzzle, 0 for an open cell. Throws a PuzzleError for a board of another size. */
export function digits81({ shape, givens }: Puzzle, notation: string): string {
  if (givens.length === 81) return givens.join('')
  throw new PuzzleError('shape', `${notation} supports only 9x9 boards, not ${shape.text}`)
}

/**
 * Writes cells, with one sign for each run of at most `longestRun` open cells. The text of a given may depend on the text
 * before it.
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
