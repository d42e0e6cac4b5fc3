// Arrow: the numbers along the arrow, which may repeat, add to the number in its circle.

import { runsOf, sumIs, sumOf } from './relations.ts'
import type { LatinRule } from './rule.ts'
import { arrowThrough, ring } from './signs.ts'

/** The rule of arrows. */
export const arrow: LatinRule = {
  name: 'arrow',
  alsoKnownAs: ['arrows', 'arrow-sudoku'],
  clues: {
    place: 'line',
    read: ([first, ...others]) => (first === sumOf(others) ? '' : undefined),
    // The circle is read first, as the total, so it is not part of a run.
    adds: ({ cells }, board) => ({
      walks: [{ cells, automaton: sumIs({ runs: `1${runsOf(cells.slice(1), board)}` }) }],
    }),
    fault: () => 'the numbers along the arrow do not add to the number in its circle',
    called: () => 'arrow',
    signs: ({ cells }, board) => ({ below: [ring(cells[0], board), arrowThrough(cells, board)] }),
    laying: {
      count: ({ size }) => size,
      lengths: [3, 5],
      goesOn: ([first, ...others]) => sumOf(others) < first,
    },
  },
}
