// What is seen at a glance on a board of lines with sums, in words; patterns have theirs in inference.ts. A line is a fact
// such as `row 3`; its name is in lineNames.ts.

import type { ReasonWords } from '../inference.ts'

/** The words of singles and of contradictions. */
export const LINE_SINGLES = {
  'last-cell': { name: 'last cell of a line', sentence: 'last cell of {line}: {sum} - {others}' },
  'crossing-pairs': {
    name: 'crossing pairs',
    sentence: '{line} takes {pair} in two cells, {crossing} takes {other}: they cross in {value}',
    isTerse: true,
  },
  'unique-pair': {
    name: 'unique pair',
    sentence:
      '{line} needs {needs} in two cells: only {value} + {other} adds to it, and {other} does not fit here',
    isTerse: true,
  },
  'naked-single': { name: 'naked single', sentence: 'only candidate: {value}', isTerse: true },
  'wrong-sum': { name: 'wrong sum', sentence: '{line} adds to {others}, not to {sum}' },
  'no-last-number': {
    name: 'last cell without a number',
    sentence: '{line} needs {needs} in its last cell: that is no unused number',
  },
  'no-pair': {
    name: 'no pair',
    sentence: '{line} needs {needs} in two cells: no pair of unused numbers adds to it',
  },
  'no-number': { name: 'no number', sentence: 'the sums of its lines leave no number for {cell}' },
  'no-candidate': { name: 'no candidate', sentence: 'no candidate is left in {cell}' },
  'number-twice': { name: 'number twice', sentence: '{value} would stand twice' },
} as const satisfies Record<string, ReasonWords>
