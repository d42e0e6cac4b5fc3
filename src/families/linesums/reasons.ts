// What is seen on a board of lines with sums, in words: for each kind of line a sentence of its own.

import type { ReasonWords } from '../inference.ts'

const LINES = {
  row: { one: 'a row', name: 'row {row}' },
  column: { one: 'a column', name: 'column {column}' },
  falling: { one: 'the falling diagonal', name: 'the falling diagonal' },
  rising: { one: 'the rising diagonal', name: 'the rising diagonal' },
} as const

export type LineKind = keyof typeof LINES

/** What can be said of a line; LINE is its name. */
const OF_LINES = {
  'last-in': { name: 'last cell of LINE', sentence: 'last cell of LINE: {sum} - {others}' },
  'only-pair-in': {
    name: 'only pair in LINE',
    sentence: 'LINE needs {needs} in two cells: here nothing but {value} + {other} fits',
    isTerse: true,
  },
  'no-pair-in': {
    name: 'no pair in LINE',
    sentence: 'LINE needs {needs} in two cells: no pair of unused numbers fits {cell}',
  },
  'wrong-sum-in': { name: 'wrong sum of LINE', sentence: 'LINE adds to {others}, not to {sum}' },
  'needs-less-in': {
    name: 'LINE needs less',
    sentence: 'LINE needs {needs}, but its {open} open cells add to {least} at least',
  },
  'needs-more-in': {
    name: 'LINE needs more',
    sentence: 'LINE needs {needs}, but its {open} open cells add to {most} at most',
  },
  'last-needs-in': {
    name: 'last cell of LINE without a number',
    sentence: 'LINE needs {needs} in its last cell: that is no unused number',
  },
} as const satisfies Record<string, ReasonWords>

/** What can be said of a cell by the sums of its lines together. */
const OF_CELLS = {
  'only-number': {
    name: 'only number',
    sentence: 'the sums of its lines allow nothing but {value}',
    isTerse: true,
  },
  'only-unused-number': {
    name: 'only unused number',
    sentence: 'the sums of its lines allow {least} to {greatest}: of these only {value} is unused',
    isTerse: true,
  },
  'only-candidate': { name: 'only candidate', sentence: 'only candidate: {value}', isTerse: true },
  'no-number': { name: 'no number', sentence: 'the sums of its lines allow no number in {cell}' },
  'used-number': {
    name: 'used number',
    sentence: 'the sums of its lines allow nothing but {value} in {cell}, but it is used',
  },
  'no-unused-number': {
    name: 'no unused number',
    sentence: 'the sums of its lines allow {least} to {greatest} in {cell}: none of these is unused',
  },
  'no-candidate': { name: 'no candidate', sentence: 'no candidate is left in {cell}' },
  twice: { name: 'number twice', sentence: '{value} would stand twice' },
} as const satisfies Record<string, ReasonWords>

export type LineReason = keyof typeof OF_LINES
export type CellReason = keyof typeof OF_CELLS

/** The words of a board with such lines: `last-in-row`, `last-in-column`, ... */
export function lineSumReasons(kinds: readonly LineKind[]): Readonly<Record<string, ReasonWords>> {
  const ofLines = kinds.flatMap((kind) =>
    Object.entries<ReasonWords>(OF_LINES).map(([reason, words]) => [
      `${reason}-${kind}`,
      {
        ...words,
        name: words.name.replace('LINE', LINES[kind].one),
        sentence: words.sentence.replace('LINE', LINES[kind].name),
      },
    ]),
  )
  return { ...Object.fromEntries(ofLines), ...OF_CELLS }
}
