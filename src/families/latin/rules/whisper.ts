// Whisper: neighbours along the line differ by at least half of the largest number, rounded up (5 on a 9x9
// board). Known as German whispers.

import { memo } from '../../memo.ts'
import type { Automaton } from '../automata.ts'
import type { LatinRule } from './rule.ts'
import { dottedBand } from './signs.ts'

/** The least difference on a board. */
const leastOf = ({ size }: { readonly size: number }) => Math.ceil(size / 2)

/** A state is the last number read. */
const differsBy = memo(
  String,
  (least: number): Automaton => ({
    start: 0,
    step: (last, value) => (last === 0 || Math.abs(value - last) >= least ? value : undefined),
    accepts: () => true,
  }),
)

const isWhisper = (numbers: readonly number[], board: { readonly size: number }) =>
  numbers.every((value, index) => index === 0 || Math.abs(value - numbers[index - 1]) >= leastOf(board))

/** The rule of whispers. */
export const whisper: LatinRule = {
  name: 'whisper',
  alsoKnownAs: ['whispers', 'german-whispers'],
  clues: {
    place: 'line',
    isReversible: true,
    read: (numbers, board) => (isWhisper(numbers, board) ? '' : undefined),
    adds: ({ cells }, board) => ({ walks: [{ cells, automaton: differsBy(leastOf(board)) }] }),
    fault: () => 'the numbers of two neighbours along the line differ too little',
    called: () => 'whisper',
    signs: ({ cells }, board) => ({ below: [dottedBand(cells, board)] }),
    laying: { count: ({ size }) => size, lengths: [3, 6], goesOn: isWhisper },
  },
}
