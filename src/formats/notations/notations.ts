// The exchange notations: one line each. They are tried in this order.

import { annotatedLine } from './annotatedLine.ts'
import { csvTable } from './csvTable.ts'
import { fPuzzles } from './fPuzzles.ts'
import { hodoku } from './hodoku.ts'
import { ipuz } from './ipuz.ts'
import { keenPage } from './keenPage.ts'
import type { ExchangeNotation } from './notation.ts'
import { openSudoku } from './openSudoku.ts'
import { puzzlink } from './puzzlink.ts'
import { sdk } from './sdk.ts'
import { sdm } from './sdm.ts'
import { simpleSudoku } from './simpleSudoku.ts'
import { solo } from './solo.ts'
import { sudokuWiki } from './sudokuWiki.ts'

/** Every exchange notation. */
export const EXCHANGE_NOTATIONS: readonly ExchangeNotation[] = [
  sdk,
  sdm,
  simpleSudoku,
  csvTable,
  hodoku,
  sudokuWiki,
  puzzlink,
  fPuzzles,
  solo,
  keenPage,
  openSudoku,
  ipuz,
  // Lines with other text around a puzzle are recognised by its length alone, so every other notation is
  // tried before.
  annotatedLine,
]
