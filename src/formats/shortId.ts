// A puzzle's short name in print: six letters and digits that a person can read aloud. In a book of a thousand puzzles, the
// chance that two puzzles have the same short name is 1 in 2000; the numbers of the puzzles then distinguish them.

import { keyOf } from '../maker/puzzleKeys.ts'

/** The digits of Douglas Crockford's base 32: without I, L and O, which look like figures, and without U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 6
const BITS = 5

/** Returns the short name for a puzzle's name (family, shape, clues). It never changes. */
export function shortIdOf(id: string): string {
  const [high, low] = keyOf(id)
  // Six letters are thirty bits: the highest thirty bits of both halves of the key, combined by XOR.
  const bits = (high ^ low) >>> 2
  return Array.from({ length: LENGTH }, (_, index) => {
    const letter = (bits >>> (BITS * (LENGTH - 1 - index))) & (LETTERS.length - 1)
    return LETTERS[letter]
  }).join('')
}
