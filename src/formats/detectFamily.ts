// Finds the family of lines by their notation if neither a header nor an option names it.

import { PuzzleError, quote, type Span } from '../families/error.ts'
import type { Family } from '../families/family.ts'
import { FAMILIES } from '../families/registry.ts'

/**
 * Returns the only family whose notation fits the lines; a family that is sure takes precedence. Throws a
 * PuzzleError if no family or several fit.
 */
export function detectFamily(lines: readonly Span[]): Family {
  const fits = FAMILIES.map((family) => ({ family, recognition: family.notation.recognizes(lines) }))
  const sure = fits.filter(({ recognition }) => recognition === 'surely')
  const found = sure.length > 0 ? sure : fits.filter(({ recognition }) => recognition === 'perhaps')
  if (found.length === 1) return found[0].family
  if (found.length === 0) {
    const message = `${quote(lines[0].text)} is not in any family's notation; "puzzlewright families" lists them, and an empty line ends a puzzle`
    throw new PuzzleError('unrecognized', message, lines[0])
  }
  const names = found.map(({ family }) => family.name).join(' or ')
  const message = `this could be ${names}; name the family with --family or a header line`
  throw new PuzzleError('ambiguous', message, lines[0])
}
