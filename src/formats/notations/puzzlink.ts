// Addresses of puzz.link, pzv.jp and other hosts of pzpr: `...?sudoku/COLUMNS/ROWS/CELLS`. CELLS has a hexadecimal digit for a
// value below 16, `-` and two digits for a larger value, and g to z for 1 to 20 open cells. (Source: pzpr.js,
// Encode.decodeNumber16.)
//
//   https://puzz.link/p?sudoku/4/4/1h2i3h4

import { PuzzleError, quote, type Span } from '../../families/puzzleError.ts'
import type { ExchangeNotation, FoundPuzzle } from './exchangeNotation.ts'
import {
  after,
  boxesOf,
  emptyCells,
  foundSudoku,
  packedCells,
  SUDOKU,
  unpackedCells,
  usualBoxes,
} from './sudokuCells.ts'

const ADDRESS = /^(?:https?:\/\/)?[^\s?]*\?sudoku(?:_edit|_play|_test)?\/(?:v:\/)?/i
const BOARD = /^(\d{1,3})\/(\d{1,3})\/([^\s/]*)\/?$/
const CELL = /(?<value>[\da-f]|-[\da-f]{2})|(?<run>[g-z])|(?<unknown>\.)|./gisu
/** Sizes for which pzpr draws boxes. */
const SIZES = [4, 6, 9, 16, 25]
const LONGEST_RUN = 20
/** A run of open cells is written as a digit: the length of the run plus this number. One open cell is g, the digit 16. */
const RUN_BASE = 15

/** Addresses of puzz.link. */
export const puzzlink: ExchangeNotation = {
  name: 'puzzlink',
  what: 'an address of puzz.link or pzv.jp: https://puzz.link/p?sudoku/9/9/...',
  families: [SUDOKU],
  readLine(line) {
    const start = ADDRESS.exec(line.text)?.[0]
    return start === undefined ? undefined : readBoard(after(line, start.length))
  },
  writer: {
    write(puzzle) {
      const { shape, givens } = puzzle
      const { boxRows, boxColumns } = boxesOf(puzzle)
      const size = shape.columns
      if (!SIZES.includes(size) || boxColumns !== usualBoxes(size).boxColumns) {
        const message = `puzz.link supports Sudokus of ${SIZES.join(', ')} with the usual boxes, not ${shape.text} with boxes of ${boxRows}x${boxColumns}`
        throw new PuzzleError('shape', message)
      }
      const runText = (length: number) => (RUN_BASE + length).toString(36)
      const givenText = (given: number) => `${given < 16 ? '' : '-'}${given.toString(16)}`
      return `https://puzz.link/p?sudoku/${size}/${size}/${packedCells(givens, LONGEST_RUN, runText, givenText)}`
    },
  },
}

function readBoard(board: Span): FoundPuzzle {
  const [, columns, rows, cells] = BOARD.exec(board.text) ?? []
  if (cells === undefined) {
    throw new PuzzleError('length', 'expected sudoku/COLUMNS/ROWS/CELLS, such as sudoku/9/9/...', board)
  }
  const size = Number(columns)
  if (columns !== rows || !SIZES.includes(size)) {
    const message = `a ${columns}x${rows} Sudoku is not supported; expected ${SIZES.join(', ')}`
    throw new PuzzleError('shape', message, board)
  }
  const at = { ...board, text: cells, column: board.column + columns.length + rows.length + 2 }
  const { values, places } = unpackedCells(at, 'address', size, CELL, (place, { run, unknown, value }) => {
    if (run) return emptyCells(Number.parseInt(run, 36) - RUN_BASE)
    if (unknown) return emptyCells(1)
    if (value) return [givenAt(place, size)]
    throw new PuzzleError(
      'value',
      `${quote(place.text)} is not a cell; expected a number, or a letter from g for empty cells`,
      place,
    )
  })
  return foundSudoku(values, usualBoxes(size), places)
}

function givenAt(place: Span, size: number): number {
  const value = Number.parseInt(place.text.replace('-', ''), 16)
  if (value >= 1 && value <= size) return value
  throw new PuzzleError('value', `${value} is not a value from 1 to ${size}`, place)
}
