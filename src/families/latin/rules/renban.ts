// Renban: the numbers along the line are consecutive, in any order.

import { range } from '../../constraintProblem.ts'
import type { Automaton } from '../automata.ts'
import { different } from './relations.ts'
import type { LatinRule } from './rule.ts'
import { band, fineLine } from './signs.ts'

/** A state is the set of the numbers so far, as bits. */
const CONSECUTIVE: Automaton = {
  start: 0,
  step: (set, value) => (set & (1 << value) ? undefined : set | (1 << value)),
  // Consecutive numbers are consecutive bits: divided by its least bit, the set is one less than a power of two.
  accepts(set) {
    const run = set / (set & -set) + 1
    return (run & (run - 1)) === 0
  },
}

function isConsecutive(numbers: readonly number[]): boolean {
  const least = Math.min(...numbers)
  return range(least, least + numbers.length - 1).every((value) => numbers.includes(value))
}

/** The rule of renban lines. */
export const renban: LatinRule = {
  name: 'renban',
  alsoKnownAs: ['renban-lines'],
  clues: {
    place: 'line',
    isReversible: true,
    read: (numbers) => (isConsecutive(numbers) ? '' : undefined),
    adds: ({ cells }, { size }) => ({
      pairs: different(cells, size),
      walks: [{ cells, automaton: CONSECUTIVE }],
    }),
    fault: () => 'the numbers along the line are not consecutive',
    called: () => 'renban',
    signs: ({ cells }, board) => ({ below: [band(cells, board), fineLine(cells, board)] }),
    laying: { count: ({ size }) => size, lengths: [3, 5] },
  },
}
