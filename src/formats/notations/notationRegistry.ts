// The exchange notations, one line each. A text is tried with the notations in this order.

import { csvTable } from './csvTable.ts'
import type { ExchangeNotation } from './exchangeNotation.ts'
import { fPuzzles } from './fPuzzles.ts'
import { interactiveSudokuSolver } from './interactiveSudokuSolver.ts'
import { ipuz } from './ipuz.ts'
import { keenPage } from './keenPage.ts'
import { kudamono } from './kudamono.ts'
import { openSudoku } from './openSudoku.ts'
import { puzzlink } from './puzzlink.ts'
import { solo } from './soloGameIds.ts'
import { sdk, sdm, simpleSudoku } from './sudokuFiles.ts'
import { annotatedLine, hodoku, sudokuWiki } from './sudokuLinesAndAddresses.ts'
import { towers } from './towersGameIds.ts'
import { unequal } from './unequalGameIds.ts'

/** Every exchange notation. */
export const EXCHANGE_NOTATIONS: readonly ExchangeNotation[] = [
  sdk,
  sdm,
  simpleSudoku,
  csvTable,
  hodoku,
  sudokuWiki,
  puzzlink,
  kudamono,
  fPuzzles,
  interactiveSudokuSolver,
  solo,
  keenPage,
  unequal,
  towers,
  openSudoku,
  ipuz,
  // This notation recognises a line with other text around a puzzle only by the length of the puzzle, so it is tried after all
  // others.
  annotatedLine,
]
