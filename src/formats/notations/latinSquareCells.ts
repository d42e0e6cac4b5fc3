// Translates the cells of other programs' Latin squares into the notation of the family.

import type { Span } from '../../families/puzzleError.ts'
import type { FoundPuzzle } from './exchangeNotation.ts'

/** The name of the family. */
export const LATIN_SQUARE = 'latinsquare'

/**
 * A Latin square from numbers, 0 for an open cell. `places` are the places of the cells in the text. The family's notation has
 * a slash between rows.
 */
export function foundLatinSquare(
  values: readonly number[],
  size: number,
  ruleNames: readonly string[],
  places: readonly Span[],
): FoundPuzzle {
  const isRowEnd = (cell: number) => cell % size === size - 1 && cell < values.length - 1
  return {
    family: LATIN_SQUARE,
    shape: [`${size}x${size}`, ...ruleNames].join('+'),
    lines: [
      { ...places[0], text: values.map((value, cell) => `${value}${isRowEnd(cell) ? '/' : ''}`).join('') },
    ],
    places: places.flatMap((place, cell) => (isRowEnd(cell) ? [place, place] : [place])),
  }
}
