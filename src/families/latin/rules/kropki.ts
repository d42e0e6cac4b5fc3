// Kropki: a white dot is between consecutive numbers; beside a black dot, one number is twice the other.

import { edgesWithout } from './places.ts'
import { related } from './relations.ts'
import type { ClueKind, LatinRule } from './rule.ts'
import { dot, middleOfAll } from './signs.ts'

/** The relation that each dot stands for. Between 1 and 2 either dot is correct; white is the usual choice. */
const HOLDS: Readonly<Record<string, (one: number, other: number) => boolean>> = {
  white: (one, other) => Math.abs(one - other) === 1,
  black: (one, other) => one === 2 * other || other === 2 * one,
}

const hasNoDot = (one: number, other: number) => !Object.values(HOLDS).some((holds) => holds(one, other))

/** The rule of dots. */
export const kropki: LatinRule = {
  name: 'kropki',
  alsoKnownAs: ['dots', 'kropki-sudoku'],
  clues: {
    place: 'edge',
    values: Object.keys(HOLDS),
    isReversible: true,
    read: ([one, other]) => Object.keys(HOLDS).find((colour) => HOLDS[colour](one, other)),
    adds: ({ cells: [one, other], value = '' }, { size }) => ({
      pairs: [related([one, other], size, HOLDS[value])],
    }),
    fault: ({ value }) =>
      value === 'white'
        ? 'the numbers beside the white dot are not consecutive'
        : 'no number beside the black dot is twice the other',
    called: ({ value }) => `${value}dot`,
    signs: ({ cells, value }, board) => ({
      above: [dot(middleOfAll(cells, board), 0.13, value === 'white' ? 1 : 0)],
    }),
    laying: {},
  },
}

/** The rule of dots if all dots are given: where a dot is missing, the numbers satisfy neither relation. */
export const strictKropki: LatinRule = {
  ...kropki,
  name: 'strict-kropki',
  alsoKnownAs: ['all-kropki'],
  clues: {
    ...(kropki.clues as ClueKind),
    together: (clues, board) => ({
      pairs: edgesWithout(clues, board).map((cells) => ({
        ...related(cells, board.size, hasNoDot),
        fault: 'cells without a dot between them hold consecutive numbers, or one number is twice the other',
        clue: 'neighbours',
      })),
    }),
  },
}
