// A puzzle's short name in print: six letters and digits that a person can read aloud.
// In a book of a thousand puzzles, the chance that two have the same short name is 1 in 2000; their numbers
// then distinguish them.

import { keyOf } from '../maker/puzzleKeys.ts'

/** Douglas Crockford's base 32: no I, L, O, which look like figures, and no U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 6
const BITS = 5

/** Returns the short name for a puzzle's name (family, shape, clues). It never changes. */
export function shortIdOf(id: string): string {
  const [high, low] = keyOf(id)
  // Six letters are thirty bits: the highest bits of one half, mixed with the other half.
  const bits = (high ^ low) >>> 2
  return Array.from({ length: LENGTH }, (_, index) => {
    const letter = (bits >>> (BITS * (LENGTH - 1 - index))) & (LETTERS.length - 1)
    return LETTERS[letter]
  }).join('')
}
