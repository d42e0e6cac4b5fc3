// Inequality: the tip of the sign points to the smaller of two numbers. Latin squares with such signs are known as Futoshiki.

import { related } from './relations.ts'
import type { LatinRule } from './rule.ts'
import { lessThan } from './signs.ts'

const isLess = (one: number, other: number) => one < other

/** The rule of signs between neighbours. The first cell of a clue has the smaller number. */
export const inequality: LatinRule = {
  name: 'inequality',
  alsoKnownAs: ['futoshiki', 'unequal', 'greater-than'],
  usual: { family: 'latinsquare', shape: '5x5' },
  clues: {
    place: 'edge',
    read: ([less, greater]) => (less < greater ? '' : undefined),
    adds: ({ cells: [less, greater] }, { size }) => ({
      pairs: [related([less, greater], size, isLess)],
    }),
    fault: () => 'the sign does not point to the smaller number',
    called: () => 'inequality',
    joint: '<',
    signs: ({ cells }, board) => ({ above: [lessThan(cells, board)] }),
    laying: { isRemovable: true },
  },
}
