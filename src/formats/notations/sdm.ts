// Collections (.sdm): one 9x9 Sudoku per line, 81 digits, 0 for an open cell
// (https://www.sudocue.net/fileformats.php). The family reads such lines itself.

import type { ExchangeNotation } from './notation.ts'
import { digits81, SUDOKU } from './sudokuCells.ts'

/** One Sudoku a line. */
export const sdm: ExchangeNotation = {
  name: 'sdm',
  what: 'the .sdm collections of many programs: 81 digits per line, 0 for an open cell',
  families: [SUDOKU],
  writer: { write: (puzzle) => digits81(puzzle, 'sdm') },
}
