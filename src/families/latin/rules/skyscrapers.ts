// Skyscrapers: numbers are the heights of buildings, and a clue beside the board is the number of buildings that
// can be seen from it. A higher building hides all lower buildings behind it.

import { memo } from '../../memo.ts'
import { type Automaton, stateAfter } from '../automata.ts'
import type { LatinRule } from './rule.ts'
import { besideBoard } from './signs.ts'

/** The base in which a state encodes the greatest height: larger than any number of a board. */
const BASE = 32

/** A state consists of the number of buildings seen so far, and the greatest height so far. */
const seen = memo(
  String,
  (count: number): Automaton => ({
    start: 0,
    step(state, value) {
      const highest = state % BASE
      return value > highest ? state - highest + BASE + value : state
    },
    accepts: (state) => Math.floor(state / BASE) === count,
  }),
)

/**
 * On larger boards, not one in 1,000 full boards was the only one with its views; of order 7, 3 in 2,223 were,
 * and of order 6, 1 in 5 Sudokus.
 */
const LARGEST_BARE = 7

const countSeen = (numbers: readonly number[]) => Math.floor((stateAfter(seen(0), numbers) as number) / BASE)

/** The rule of skyscrapers. */
export const skyscrapers: LatinRule = {
  name: 'skyscrapers',
  alsoKnownAs: ['skyscraper', 'towers'],
  usual: { family: 'latinsquare', shape: '6x6' },
  clues: {
    place: 'view',
    values: 'number',
    read: (numbers) => `${countSeen(numbers)}`,
    adds: ({ cells, value }) => ({ walks: [{ cells, automaton: seen(Number(value)) }] }),
    fault: ({ value }) => `the number of visible buildings is not ${value}`,
    called: ({ value }) => `view ${value}`,
    signs: ({ cells, value = '' }, board, away) => ({ texts: [besideBoard(value, cells, board, away)] }),
    laying: { isRemovable: true, isWithoutGivens: ({ size }) => size <= LARGEST_BARE },
  },
}
