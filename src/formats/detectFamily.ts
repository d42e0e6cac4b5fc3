// Whose notation some lines are in, where neither a header nor an option says so.

import { PuzzleError, quote, type Span } from '../families/error.ts'
import type { Family } from '../families/family.ts'
import { FAMILIES } from '../families/registry.ts'

/** The one family in whose notation these lines are; what a family is sure of is no other's. */
export function detectFamily(lines: readonly Span[]): Family {
  const fits = FAMILIES.map((family) => ({ family, recognition: family.notation.recognizes(lines) }))
  const sure = fits.filter(({ recognition }) => recognition === 'surely')
  const found = sure.length > 0 ? sure : fits.filter(({ recognition }) => recognition === 'perhaps')
  if (found.length === 1) return found[0].family
  if (found.length === 0) {
    const message = `${quote(lines[0].text)} begins no family's notation; "puzzlewright families" lists them, and an empty line ends a puzzle`
    throw new PuzzleError('unrecognized', message, lines[0])
  }
  const names = found.map(({ family }) => family.name).join(' or ')
  const message = `this could be ${names}: say which with --family or a header line`
  throw new PuzzleError('ambiguous', message, lines[0])
}
