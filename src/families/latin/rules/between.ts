// Between: the numbers along the line lie strictly between the two numbers in the circles at its ends. Known as between lines.

import { memo } from '../../memo.ts'
import type { Automaton } from '../automata.ts'
import { runsOf } from './relations.ts'
import type { LatinRule } from './rule.ts'
import type { RuleBoard } from './ruleBoard.ts'
import { lineBetweenRings } from './signs.ts'

/** The base in which a state encodes the two circles: larger than any number of a board with clues. */
const BASE = 16

/**
 * Reads both circles first, which must differ by at least `least`. The state after the first circle is its
 * number; later states encode the lesser and the greater number of the circles.
 */
const liesBetween = memo(
  String,
  (least: number): Automaton => ({
    start: 0,
    step(state, value) {
      if (state === 0) return value
      if (state < BASE) {
        const [lesser, greater] = [Math.min(state, value), Math.max(state, value)]
        return greater - lesser < least ? undefined : lesser * BASE + greater
      }
      return value > Math.floor(state / BASE) && value < state % BASE ? state : undefined
    },
    accepts: () => true,
  }),
)

/**
 * The least possible difference of the circles: there must be enough numbers between them for the longest run of
 * cells that must differ.
 */
function leastOf(inner: readonly number[], board: RuleBoard): number {
  const runs = runsOf(inner, board).split('1').slice(1)
  return Math.max(...runs.map(({ length }) => length + 1)) + 1
}

/** Whether a line can be continued: all numbers after the first are less than the first, or all are greater. */
const goesOn = ([first, ...others]: readonly number[]) =>
  others.every((value) => value < first) || others.every((value) => value > first)

/** The rule of between lines. */
export const betweenLines: LatinRule = {
  name: 'between',
  alsoKnownAs: ['between-lines'],
  clues: {
    place: 'line',
    isReversible: true,
    read: (numbers) => (goesOn(numbers) && goesOn(numbers.toReversed()) ? '' : undefined),
    adds({ cells: [first, ...others] }, board) {
      const [inner, last] = [others.slice(0, -1), others[others.length - 1]]
      return { walks: [{ cells: [first, last, ...inner], automaton: liesBetween(leastOf(inner, board)) }] }
    },
    fault: () => 'a number along the line is not between the numbers in its circles',
    called: () => 'between',
    signs: ({ cells }, board) => ({ below: lineBetweenRings(cells, board) }),
    missing: (clues) =>
      clues.some(({ cells }) => cells.length < 3)
        ? 'a between line needs at least one cell between its circles'
        : undefined,
    laying: { count: ({ size }) => size, lengths: [3, 6], goesOn },
  },
}
