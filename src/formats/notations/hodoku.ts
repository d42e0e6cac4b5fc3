// The lines of HoDoKu's library: `:TECHNIQUE:CANDIDATES:CELLS:DELETED:ELIMINATED:...:`. In CELLS, a +
// precedes a number that was placed while solving and is not a given. (The library reglib-1.3.txt of HoDoKu
// describes the fields.)
//
//   :0000:2:.2..5..61+2+...:...

import { PuzzleError, quote, type Span } from '../../families/error.ts'
import type { ExchangeNotation, FoundPuzzle } from './notation.ts'
import { cellValue, foundSudoku, SUDOKU, usualBoxes } from './sudokuCells.ts'

const LINE = /^(:[\da-fx]{4,5}(?:-[^:]*)?:[^:]*:)([^:]*)(?::|$)/i
const CELL = /\+?[\d.]|./gsu

/** Lines of HoDoKu's library. */
export const hodoku: ExchangeNotation = {
  name: 'hodoku',
  what: "a line of HoDoKu's library: :0100:4:81 cells:deleted candidates:...:",
  families: [SUDOKU],
  readLine(line) {
    const match = LINE.exec(line.text)
    return match ? readCells({ ...line, text: match[2], column: line.column + match[1].length }) : undefined
  },
}

function readCells(cells: Span): FoundPuzzle {
  const places = Array.from(cells.text.matchAll(CELL), ({ 0: text, index }) => ({
    text,
    line: cells.line,
    column: cells.column + index,
  }))
  const wrong = places.find(({ text }) => !/^\+?[\d.]$/.test(text))
  if (wrong)
    throw new PuzzleError('value', `${quote(wrong.text)} is not a cell: a digit, + and a digit, or .`, wrong)
  if (places.length !== 81) {
    throw new PuzzleError('length', `expected 81 cells in the third field, got ${places.length}`, cells)
  }
  const values = places.map(({ text }) => (text.startsWith('+') ? 0 : cellValue(text)))
  return foundSudoku(values, usualBoxes(9), places)
}
