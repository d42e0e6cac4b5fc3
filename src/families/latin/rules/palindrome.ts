// Palindrome: the numbers along the line are the same from either end.

import { related } from './relations.ts'
import type { LatinRule } from './rule.ts'
import { band } from './signs.ts'

const isSame = (one: number, other: number) => one === other

/** The rule of palindromes. */
export const palindrome: LatinRule = {
  name: 'palindrome',
  alsoKnownAs: ['palindromes'],
  clues: {
    place: 'line',
    isReversible: true,
    read: (numbers) => (numbers.join() === numbers.toReversed().join() ? '' : undefined),
    adds: ({ cells }, { size }) => ({
      pairs: cells
        .slice(0, Math.floor(cells.length / 2))
        .map((cell, index) => related([cell, cells[cells.length - 1 - index]], size, isSame)),
    }),
    fault: () => 'the numbers along the line are not the same from either end',
    called: () => 'palindrome',
    signs: ({ cells }, board) => ({ below: [band(cells, board)] }),
    laying: { count: ({ size }) => size, lengths: [3, 7] },
  },
}
