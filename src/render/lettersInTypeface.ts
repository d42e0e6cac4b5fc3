// Checks that a typeface can show the letters that replace numbers on boards.

import { PuzzleError } from '../families/puzzleError.ts'
import type { SymbolSet } from '../families/symbolSet.ts'
import type { Typeface } from './typeface.ts'

/** Refuses letters that a typeface does not have. */
export function expectLetters({ kind, symbols }: SymbolSet, { name, bold, regular }: Typeface): void {
  if (kind !== 'letters') return
  const letters = symbols.map(({ sign }) => sign).join('')
  const missing = [...new Set([...bold.missing(letters), ...regular.missing(letters)])]
  if (missing.length === 0) return
  throw new PuzzleError('recipe', `the font ${name} has no ${missing.join(' ')}; choose other letters`)
}
