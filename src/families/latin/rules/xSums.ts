// X-sums: a clue beside the board is the sum of the first X numbers, counted from the clue, where X is the first
// number.

import { memo } from '../../memo.ts'
import type { Automaton } from '../automata.ts'
import { sumOf } from './relations.ts'
import type { LatinRule } from './rule.ts'
import { besideBoard } from './signs.ts'

/**
 * BEHIND is the state after the first X numbers. An earlier state is the number of numbers still to come, times
 * BASE, plus the sum so far.
 */
const [BEHIND, BASE] = [-2, 1024]

const firstNumbers = memo(String, (total: number): Automaton => {
  const after = (left: number, sum: number) => {
    if (left > 0) return sum < total ? left * BASE + sum : undefined
    return sum === total ? BEHIND : undefined
  }
  return {
    start: -1,
    step(state, value) {
      if (state === BEHIND) return BEHIND
      if (state < 0) return after(value - 1, value)
      return after(Math.floor(state / BASE) - 1, (state % BASE) + value)
    },
    accepts: (state) => state === BEHIND,
  }
})

/** The rule of X-sums. */
export const xSums: LatinRule = {
  name: 'x-sums',
  alsoKnownAs: ['x-sum'],
  clues: {
    place: 'view',
    values: 'number',
    read: (numbers) => `${sumOf(numbers.slice(0, numbers[0]))}`,
    adds: ({ cells, value }) => ({ walks: [{ cells, automaton: firstNumbers(Number(value)) }] }),
    fault: ({ value }) => `the first X numbers do not add to ${value}, where X is the first number`,
    called: ({ value }) => `xsum ${value}`,
    signs: ({ cells, value = '' }, board, away) => ({ texts: [besideBoard(value, cells, board, away)] }),
    laying: { isRemovable: true, isWithoutGivens: () => true },
  },
}
