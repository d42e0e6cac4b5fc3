// Odd and even: a cell with a grey disc holds an odd number, and a cell with a grey square holds an even number.

import type { Automaton } from '../automata.ts'
import type { LatinRule } from './rule.ts'
import { disc, square } from './signs.ts'

const parityOf = (value: number) => (value % 2 === 1 ? 'odd' : 'even')

const parity = (wanted: string): Automaton => ({
  start: 0,
  step: (_, value) => (parityOf(value) === wanted ? 0 : undefined),
  accepts: () => true,
})

const AUTOMATA: Readonly<Record<string, Automaton>> = { odd: parity('odd'), even: parity('even') }

/** The rule of odd and even cells. */
export const oddEven: LatinRule = {
  name: 'odd-even',
  alsoKnownAs: ['even-odd', 'odd', 'even'],
  clues: {
    place: 'cell',
    values: Object.keys(AUTOMATA),
    read: ([value]) => parityOf(value),
    adds: ({ cells, value = '' }) => ({ walks: [{ cells, automaton: AUTOMATA[value] }] }),
    fault: ({ value }) => `the number is not ${value}`,
    called: ({ value = '' }) => value,
    signs: ({ cells: [cell], value }, board) => ({
      below: [value === 'odd' ? disc(cell, board) : square(cell, board)],
    }),
    laying: { count: ({ size }) => 2 * size },
  },
}
