// Sandwich: a clue beside the board is the sum of the numbers between the smallest and the largest number of its row or column.

import { memo } from '../../memo.ts'
import type { Automaton } from '../automata.ts'
import { sumOf } from './relations.ts'
import type { LatinRule } from './rule.ts'
import type { RuleBoard } from './ruleBoard.ts'
import { besideBoard } from './signs.ts'

/**
 * The state before the smallest or largest number (the bread) is read, and the state after both are read.
 * Between them, a state is the sum so far.
 */
const [BEFORE, BEHIND] = [-1, -2]

const filling = memo(
  ({ size, sum }: { readonly size: number; readonly sum: number }) => `${size} ${sum}`,
  ({ size, sum }): Automaton => ({
    start: BEFORE,
    step(state, value) {
      const isBread = value === 1 || value === size
      if (state === BEFORE) return isBread ? 0 : BEFORE
      if (state === BEHIND) return BEHIND
      if (isBread) return state === sum ? BEHIND : undefined
      return state + value > sum ? undefined : state + value
    },
    accepts: (state) => state === BEHIND,
  }),
)

function sumBetween(numbers: readonly number[], { size }: RuleBoard): number {
  const [from, to] = [numbers.indexOf(1), numbers.indexOf(size)].sort((one, other) => one - other)
  return sumOf(numbers.slice(from + 1, to))
}

/** The rule of sandwiches. */
export const sandwich: LatinRule = {
  name: 'sandwich',
  alsoKnownAs: ['sandwiches', 'sandwich-sudoku'],
  clues: {
    place: 'view',
    values: 'number',
    isReversible: true,
    read: (numbers, board) => `${sumBetween(numbers, board)}`,
    adds: ({ cells, value }, { size }) => ({
      walks: [{ cells, automaton: filling({ size, sum: Number(value) }) }],
    }),
    fault: ({ value }) => `the numbers between the smallest and the largest do not add to ${value}`,
    called: ({ value }) => `sandwich ${value}`,
    signs: ({ cells, value = '' }, board, away) => ({ texts: [besideBoard(value, cells, board, away)] }),
    laying: { isRemovable: true },
  },
}
