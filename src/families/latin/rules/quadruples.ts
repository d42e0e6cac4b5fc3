// Quadruples: each number in the circle occurs in the four cells around it, at least as often as in the circle.

import { memo } from '../../memo.ts'
import type { Automaton } from '../automata.ts'
import type { LatinRule } from './rule.ts'
import { dot, middleOfAll, sign } from './signs.ts'

const figuresOf = (text: string) => text.split('-').map(Number)

/** A state is the set of the circle's numbers that have been found so far, as bits. */
const holding = memo(
  (text: string) => text,
  (text): Automaton => {
    const wanted = figuresOf(text)
    return {
      start: 0,
      step(found, value) {
        const at = wanted.findIndex((one, index) => one === value && !(found & (1 << index)))
        return at < 0 ? found : found | (1 << at)
      },
      accepts: (found) => found === 2 ** wanted.length - 1,
    }
  },
)

/** The rule of quadruples. The value of a clue lists the numbers of the circle in ascending order: `1-2-2`. */
export const quadruples: LatinRule = {
  name: 'quadruples',
  alsoKnownAs: ['quadruple', 'quads'],
  clues: {
    place: 'corner',
    values: 'numbers',
    read: (numbers) => numbers.toSorted((one, other) => one - other).join('-'),
    adds: ({ cells, value = '' }) => ({ walks: [{ cells, automaton: holding(value) }] }),
    fault: ({ value = '' }) => `the cells around the circle do not hold ${figuresOf(value).join(', ')}`,
    called: () => 'quadruple',
    signs({ cells, value = '' }, board) {
      const [x, y] = middleOfAll(cells, board)
      const numbers = figuresOf(value)
      const lines = numbers.length > 2 ? [numbers.slice(0, 2), numbers.slice(2)] : [numbers]
      return {
        above: [dot([x, y], 0.31, 1)],
        texts: lines.map((line, index) =>
          sign(line.join(' '), [x, y + (index - (lines.length - 1) / 2) * 0.26], 0.25),
        ),
      }
    },
    laying: { count: ({ size }) => size },
  },
}
