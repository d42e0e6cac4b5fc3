// The puzzles of the table as the file of records that recipes and commands read.

import type { TablePiece } from './document.ts'
import { quick } from './workers.ts'

/** The records of finished puzzles, a line each. */
export async function recordsOf(puzzles: readonly TablePiece[]): Promise<string> {
  return (await quick.ask('records', { puzzles })).text
}
