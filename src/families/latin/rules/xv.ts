// XV: the numbers beside an X add to 10, and the numbers beside a V add to 5.

import { edgesWithout } from './places.ts'
import { related, sumOf } from './relations.ts'
import type { ClueKind, LatinRule } from './rule.ts'
import { dot, middleOfAll, sign } from './signs.ts'

const SUMS: Readonly<Record<string, number>> = { x: 10, v: 5 }
const HOLDS: Readonly<Record<string, (one: number, other: number) => boolean>> = {
  x: (one, other) => one + other === SUMS.x,
  v: (one, other) => one + other === SUMS.v,
}
const hasNoSign = (one: number, other: number) => !Object.values(SUMS).includes(one + other)

/** The rule of X and V. */
export const xv: LatinRule = {
  name: 'xv',
  alsoKnownAs: ['xv-sudoku'],
  // On smaller boards no two different numbers add to 10.
  fits: ({ size }) => size >= 6,
  clues: {
    place: 'edge',
    values: Object.keys(SUMS),
    isReversible: true,
    read: (numbers) => Object.keys(SUMS).find((letter) => SUMS[letter] === sumOf(numbers)),
    adds: ({ cells: [one, other], value = '' }, { size }) => ({
      pairs: [related([one, other], size, HOLDS[value])],
    }),
    fault: ({ value = '' }) => `the numbers beside the ${value.toUpperCase()} do not add to ${SUMS[value]}`,
    called: ({ value }) => `letter${value}`,
    signs({ cells, value = '' }, board) {
      const middle = middleOfAll(cells, board)
      return { above: [dot(middle, 0.19, 1, false)], texts: [sign(value.toUpperCase(), middle, 0.42)] }
    },
    laying: {},
  },
}

/** The rule of X and V if all signs are given: where a sign is missing, the numbers add to neither 10 nor 5. */
export const strictXv: LatinRule = {
  ...xv,
  name: 'strict-xv',
  alsoKnownAs: ['all-xv'],
  clues: {
    ...(xv.clues as ClueKind),
    together: (clues, board) => ({
      pairs: edgesWithout(clues, board).map((cells) => ({
        ...related(cells, board.size, hasNoSign),
        fault: 'cells without a sign between them add to 5 or 10',
        clue: 'neighbours',
      })),
    }),
  },
}
