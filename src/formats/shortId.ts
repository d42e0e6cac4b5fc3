// A puzzle's short name in print: six letters and digits that a person can read aloud.
// Two puzzles of a book of a thousand share one with a chance of 1 in 2000; then their numbers tell them apart.

import { keyOf } from '../maker/puzzleKeys.ts'

/** Douglas Crockford's base 32: no I, L, O, which look like figures, and no U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 6
const BITS = 5

/** The short name of a puzzle, of its name: family, shape, clues. The same for the same name, for good. */
export function shortIdOf(id: string): string {
  const [high, low] = keyOf(id)
  // Six letters are thirty bits: those at the top of the one half, mixed with the other.
  const bits = (high ^ low) >>> 2
  return Array.from({ length: LENGTH }, (_, index) => {
    const letter = (bits >>> (BITS * (LENGTH - 1 - index))) & (LETTERS.length - 1)
    return LETTERS[letter]
  }).join('')
}
