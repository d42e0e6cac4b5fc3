// Addresses of SudokuWiki's solver: https://www.sudokuwiki.org/sudoku.htm?bd=81 digits. Its short form, `bd=S9B...`, packs
// candidates and is not read. Any other address with 81 digits is read as a line with text around it.

import { PuzzleError, type Span } from '../../families/error.ts'
import type { ExchangeNotation } from './notation.ts'
import { SUDOKU } from './sudokuCells.ts'

const ADDRESS = /^(?:https?:\/\/)?(?:www\.)?sudokuwiki\.org\/\S*?[?&]bd=([^&#\s]*)/i

/** Addresses of SudokuWiki's solver. */
export const sudokuWiki: ExchangeNotation = {
  name: 'sudokuwiki',
  what: 'an address of SudokuWiki: https://www.sudokuwiki.org/sudoku.htm?bd=81 digits',
  families: [SUDOKU],
  readLine(line) {
    const match = ADDRESS.exec(line.text)
    if (!match) return undefined
    const [address, board] = match
    const at: Span = { ...line, text: board, column: line.column + address.length - board.length }
    if (board.length !== 81) {
      const packed = board.startsWith('S9') ? ': the packed form S9... is not supported' : ''
      throw new PuzzleError(
        'length',
        `expected 81 digits after "bd=", got ${board.length} characters${packed}`,
        at,
      )
    }
    return { family: SUDOKU, lines: [at] }
  },
}
