// Sudokus of puzz.link: the cells in reading order. A hexadecimal digit is a value below 16, `-` and two digits are a larger
// value, and g to z are 1 to 20 open cells.

import type { Puzzle } from '../../families/puzzle.ts'
import { PuzzleError, quote, type Span } from '../../families/puzzleError.ts'
import type { PuzzlinkKind } from './puzzlinkKind.ts'
import { LONGEST_RUN, RUN_BASE, runText, writeNumber } from './puzzlinkNumbers.ts'
import {
  boxesOf,
  emptyCells,
  foundSudoku,
  packedCells,
  SUDOKU,
  unpackedCells,
  usualBoxes,
} from './sudokuCells.ts'

const CELL = /(?<value>[\da-f]|-[\da-f]{2})|(?<run>[g-z])|(?<unknown>\.)|./gisu
/** Sizes for which pzpr draws boxes. */
const SIZES = [4, 6, 9, 16, 25]

/** Sudokus with the usual boxes. */
export const puzzlinkSudoku: PuzzlinkKind = {
  names: ['sudoku'],
  title: 'Sudoku',
  sizes: SIZES,
  family: SUDOKU,
  read(body, size) {
    const { values, places } = unpackedCells(
      body,
      'address',
      size,
      CELL,
      (place, { run, unknown, value }) => {
        if (run) return emptyCells(Number.parseInt(run, 36) - RUN_BASE)
        if (unknown) return emptyCells(1)
        if (value) return [givenAt(place, size)]
        const message = `${quote(place.text)} is not a cell; expected a number, or a letter from g for empty cells`
        throw new PuzzleError('value', message, place)
      },
    )
    return foundSudoku(values, usualBoxes(size), places)
  },
  write(puzzle) {
    expectUsualBoxes(puzzle)
    return packedCells(puzzle.givens, LONGEST_RUN, runText, writeNumber)
  },
}

function givenAt(place: Span, size: number): number {
  const value = Number.parseInt(place.text.replace('-', ''), 16)
  if (value >= 1 && value <= size) return value
  throw new PuzzleError('value', `${value} is not a value from 1 to ${size}`, place)
}

function expectUsualBoxes(puzzle: Puzzle): void {
  const { shape } = puzzle
  const { boxRows, boxColumns } = boxesOf(puzzle)
  if (SIZES.includes(shape.columns) && boxColumns === usualBoxes(shape.columns).boxColumns) return
  const message = `puzz.link supports Sudokus of ${SIZES.join(', ')} with the usual boxes, not ${shape.text} with boxes of ${boxRows}x${boxColumns}`
  throw new PuzzleError('shape', message)
}
