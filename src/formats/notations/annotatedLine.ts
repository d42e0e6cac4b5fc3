// A Sudoku in one line with other text around it: a rating, a comment, a number, its solution.
//
//   53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 # easy
//   4.2  000000010400000000020000000000050407008000300001090000300400200050100000000806000
//   "98.7..6..75..4......3..8.7.8....9.5..3..." ED=10.3/1.2/1.2

import { PuzzleError, type Span } from '../../families/error.ts'
import type { ExchangeNotation, FoundPuzzle } from './notation.ts'
import { cellCharacter, cellValue, SUDOKU } from './sudokuCells.ts'

/** Sizes of boards that are too long to be mistaken for a word. */
const SIZES = [6, 8, 9, 10, 12, 16, 25]
const RUN = /[.\w]{36,}/g
/** Runs that can only be a 9x9 board with some characters too few or too many. */
const NEARLY_81 = /^[.\d_]{70,92}$/

/** The cells of a board of each length. */
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
    const runs = Array.from(line.text.matchAll(RUN), ({ 0: text, index }) => ({
      text,
      line: line.line,
      column: line.column + index,
    }))
    const boards = runs.filter(({ text }) => CELLS.get(text.length)?.test(text))
    if (boards.length > 0) return boardOf(boards)
    const [near] = runs.filter(({ text }) => NEARLY_81.test(text) && text !== line.text)
    if (near) throw new PuzzleError('length', `expected 81 characters, got ${near.text.length}`, near)
    return undefined
  },
}

/** A puzzle, and its solution if the line also has a full board. */
function boardOf(boards: readonly Span[]): FoundPuzzle {
  const open = boards.filter(({ text }) => !isFullBoard(text))
  const [puzzle = boards[0]] = open
  const second = open.length > 1 ? open[1] : undefined
  if (second) throw new PuzzleError('length', 'a second puzzle in the same line; expected one', second)
  const solution = boards.find((board) => board !== puzzle && board.text.length === puzzle.text.length)
  return { family: SUDOKU, lines: [puzzle], ...(solution && { solution: cellValues(solution.text) }) }
}

function isFullBoard(text: string): boolean {
  return !/[.0_]/.test(text)
}

/** The numbers of a board in one line. */
export function cellValues(text: string): number[] {
  return Array.from(text, cellValue)
}
