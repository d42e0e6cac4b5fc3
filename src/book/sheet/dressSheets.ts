// Gives the puzzles of sheets their symbols: letters, shapes or pictures in the place of numbers.

import { PuzzleError } from '../../families/error.ts'
import type { SymbolSet } from '../../families/symbolSet.ts'
import { expectSymbols, makeDresser } from '../../families/symbols.ts'
import type { SheetPuzzle } from './sheetContents.ts'

/**
 * The puzzles of all sheets with symbols. The row of symbols beside the rules has as many as the largest board needs.
 * Throws a PuzzleError that names the first puzzle, by its number in all, that needs its numbers or more symbols.
 */
export function dressSheets<P extends Pick<SheetPuzzle, 'family' | 'puzzle'>>(
  sheets: readonly (readonly P[])[],
  set: SymbolSet,
): P[][] {
  sheets.flat().forEach(({ family, puzzle }, index) => {
    try {
      expectSymbols(family, puzzle, set)
    } catch (error) {
      if (!(error instanceof PuzzleError)) throw error
      throw new PuzzleError(error.code, `puzzle ${index + 1}: ${error.message}`)
    }
  })
  const most = Math.max(...sheets.flat().map(({ family, puzzle }) => family.playing.numbers(puzzle).greatest))
  const dressed = makeDresser({ ...set, symbols: set.symbols.slice(0, most) })
  return sheets.map((own) => own.map((one) => ({ ...one, family: dressed(one.family, one.puzzle) })))
}
