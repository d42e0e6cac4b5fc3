// Lines and addresses that hold the cells of a Sudoku.
//
// A line with a Sudoku and other text around it: a rating, a comment, a number, the solution.
//
//   53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 # easy
//   4.2  000000010400000000020000000000050407008000300001090000300400200050100000000806000
//   "98.7..6..75..4......3..8.7.8....9.5..3..." ED=10.3/1.2/1.2

import { words } from '../../families/gridText.ts'
import { PuzzleError, quote, type Span } from '../../families/puzzleError.ts'
import type { ExchangeNotation, FoundPuzzle } from './exchangeNotation.ts'
import { after, cellCharacter, cellValues, foundSudoku, SUDOKU, usualBoxes } from './sudokuCells.ts'

/** Sizes of boards whose text is too long to be mistaken for a word. */
const SIZES = [6, 8, 9, 10, 12, 16, 25]
const RUN = /[.\w]{36,}/g
/** Runs of characters that can only be a 9x9 board with some characters missing or too many. */
const NEARLY_81 = /^[.\d_]{70,92}$/

/** The regular expression for the cells of a board, by the number of cells. */
const CELLS = new Map(
  SIZES.map((size) => {
    const largest = cellCharacter(size)
    const values = size > 9 ? `1-9A-${largest}a-${largest.toLowerCase()}` : `1-${largest}`
    return [size * size, new RegExp(`^[.0_${values}]+$`)]
  }),
)

/** A Sudoku in one line with other text around it. */
export const annotatedLine: ExchangeNotation = {
  name: 'line',
  what: 'a Sudoku in one line with a comment, a rating or its solution before or after it',
  families: [SUDOKU],
  readLine(line) {
    const runs = words(line, RUN)
    const boards = runs.filter(({ text }) => CELLS.get(text.length)?.test(text))
    if (boards.length > 0) return boardOf(boards)
    const [near] = runs.filter(({ text }) => NEARLY_81.test(text) && text !== line.text)
    if (near) throw new PuzzleError('length', `expected 81 characters, got ${near.text.length}`, near)
    return undefined
  },
}

/** The puzzle of a line, and the solution if the line also has a full board. */
function boardOf(boards: readonly Span[]): FoundPuzzle {
  const open = boards.filter(({ text }) => /[.0_]/.test(text))
  const [puzzle = boards[0], second] = open
  if (second)
    throw new PuzzleError(
      'length',
      'a second puzzle on the same line; put each puzzle on a line of its own',
      second,
    )
  const solution = boards.find((board) => board !== puzzle && board.text.length === puzzle.text.length)
  return { family: SUDOKU, lines: [puzzle], ...(solution && { solution: cellValues(solution.text) }) }
}

// The lines of HoDoKu's library: `:TECHNIQUE:CANDIDATES:CELLS:DELETED:ELIMINATED:...:`. In CELLS, a + marks the number after it
// as placed while solving, not as a given. (The fields are described in HoDoKu's library reglib-1.3.txt.)
//
//   :0000:2:.2..5..61+2+...:...

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
  const places = words(cells, CELL)
  const wrong = places.find(({ text }) => !/^\+?[\d.]$/.test(text))
  if (wrong) {
    const message = `${quote(wrong.text)} is not a cell; expected a digit, + and a digit, or .`
    throw new PuzzleError('value', message, wrong)
  }
  if (places.length !== 81) {
    throw new PuzzleError('length', `expected 81 cells in the third field, got ${places.length}`, cells)
  }
  const values = places.flatMap(({ text }) => (text.startsWith('+') ? 0 : cellValues(text)))
  return foundSudoku(values, usualBoxes(9), places)
}

// Addresses of SudokuWiki's solver: https://www.sudokuwiki.org/sudoku.htm?bd=81 digits. The short form of an address,
// `bd=S9B...`, contains packed candidates and is not read. Any other address with 81 digits is read as a line with text around
// it.

const ADDRESS = /^(?:https?:\/\/)?(?:www\.)?sudokuwiki\.org\/\S*?[?&]bd=([^&#\s]*)/i

/** Addresses of SudokuWiki's solver. */
export const sudokuWiki: ExchangeNotation = {
  name: 'sudokuwiki',
  what: 'an address of SudokuWiki: https://www.sudokuwiki.org/sudoku.htm?bd=81 digits',
  families: [SUDOKU],
  readLine(line) {
    const match = ADDRESS.exec(line.text)
    if (!match) return undefined
    const [address, text] = match
    const at = { ...after(line, address.length - text.length), text }
    if (text.length === 81) return { family: SUDOKU, lines: [at] }
    const packed = text.startsWith('S9') ? ': the packed form S9... is not supported' : ''
    const message = `expected 81 digits after "bd=", got ${text.length} characters${packed}`
    throw new PuzzleError('length', message, at)
  },
}
