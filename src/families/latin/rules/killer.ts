// Killer: the numbers of a cage are different and add to its total. Also known as Sum Sudoku; the cages of a
// puzzle without givens usually cover the whole board.

import { totalsLeft } from './lineTotals.ts'
import { different, runsOf, sumIs, sumOf } from './relations.ts'
import type { LatinRule } from './rule.ts'
import { NO_TOTAL } from './ruleBoard.ts'
import { cageOutline, cageTotal } from './signs.ts'

/** All cells of a cage differ. */
const ONE_RUN = '1'.padEnd(16, '0')

/** The rule of cages with sums. */
export const killer: LatinRule = {
  name: 'killer',
  alsoKnownAs: ['killer-sudoku'],
  clues: {
    place: 'cage',
    values: 'number',
    read: (numbers) => (new Set(numbers).size === numbers.length ? `${sumOf(numbers)}` : undefined),
    adds: ({ cells, value }, { size }) => ({
      pairs: different(cells, size),
      ...(value !== NO_TOTAL && {
        walks: [{ cells, automaton: sumIs({ total: Number(value), runs: ONE_RUN }) }],
      }),
    }),
    together: (clues, board, groups) => ({
      walks: totalsLeft(
        clues.filter(({ value }) => value !== NO_TOTAL),
        groups,
      ).map(({ cells, total, clue, remainder }) => ({
        cells,
        automaton: sumIs({ total, runs: runsOf(cells, board) }),
        fault: '',
        clue,
        isImplied: true,
        remainder,
      })),
    }),
    fault: ({ value }) =>
      value === NO_TOTAL
        ? 'the cage has a number twice'
        : `the cage does not hold different numbers that add to ${value}`,
    called: ({ value }) => `cage ${value}`,
    signs({ cells, value = '' }, board) {
      const outline = cageOutline(cells, board)
      if (value === NO_TOTAL) return { above: [outline] }
      const { above, texts } = cageTotal(value, cells, board)
      return { above: [outline, ...above], texts }
    },
    laying: { isWithoutGivens: () => true },
  },
}
