// The words for what is seen at a glance on a board of lines with sums. Those of patterns are in
// inference.ts. A line is a fact such as `row 3`; its name is in lineNames.ts.

import type { ReasonWords } from '../inference.ts'

/** The words of singles and of contradictions. */
export const LINE_SINGLES = {
  'last-cell': { name: 'last cell of a line', sentence: 'last cell of {line}: {sum} - {others}' },
  'crossing-pairs': {
    name: 'crossing pairs',
    sentence:
      'the last two cells of {line} take {pair}, those of {crossing} take {other}: only {value} is in both',
    isTerse: true,
  },
  'unique-pair': {
    name: 'unique pair',
    sentence:
      'the last two cells of {line} must add to {needs}: only {value} + {other} is possible, and {other} does not fit here',
    isTerse: true,
  },
  'naked-single': { name: 'naked single', sentence: 'only candidate: {value}', isTerse: true },
  'wrong-sum': { name: 'wrong sum', sentence: '{line} adds to {others}, not to {sum}' },
  'no-last-number': {
    name: 'last cell without a number',
    sentence: 'the last cell of {line} would need to be {needs}, which is not an unused number',
  },
  'no-pair': {
    name: 'no pair',
    sentence: 'the last two cells of {line} must add to {needs}, but no two unused numbers do',
  },
  'no-number': { name: 'no number', sentence: 'the sums of its lines leave no number for {cell}' },
  'no-candidate': { name: 'no candidate', sentence: 'no candidate is left in {cell}' },
  'number-twice': { name: 'number twice', sentence: '{value} would appear twice' },
} as const satisfies Record<string, ReasonWords>
