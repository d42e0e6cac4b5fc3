// Why a number has to stand in a cell of a KenKen, and why a board cannot be, in words.
//
// The last open cell of a cage is worked out as a person would: from the target, or from the largest number.
//
//   11+  4 2 .     11 - 4 - 2 = 5          3-  5 .     5 - 3 = 2, where 3 + 5 is too large
//   12x  3 2 .     12 / 3 / 2 = 2          3/  2 .     3 x 2 = 6

import type { Reason, ReasonWords } from '../inference.ts'
import type { GroupKind } from '../latin/board.ts'
import { groupReasons, LATIN_CELL_REASONS } from '../latin/reasons.ts'
import { type Cage, type KenkenShape, type Operator, resultOf } from './puzzle.ts'

/** The kinds of groups of a KenKen. */
export const KENKEN_GROUPS: readonly GroupKind[] = ['row', 'column']

/** The words of each kind of reason. */
export const KENKEN_REASONS: Readonly<Record<string, ReasonWords>> = {
  'single-cell': { name: 'cage of a single cell', sentence: 'its cage has no other cell' },
  'last-in-cage': {
    name: 'last cell of a cage',
    sentence: 'last cell of the {cage} cage: {calculation} = {value}',
  },
  'only-number-of-pair': {
    name: 'only number that a cage of two cells leaves',
    sentence: 'possible in the {cage} cage: {pairs}; only {value} fits here',
  },
  'only-number-of-cage': {
    name: 'only number that a cage leaves',
    sentence: 'only number that the {cage} cage leaves here: {value}',
    isTerse: true,
  },
  'only-candidate': LATIN_CELL_REASONS['only-candidate'],
  // Cages rule out most places of a line: the sentence does not say how.
  ...groupReasons('only-place', KENKEN_GROUPS, true),
  ...groupReasons('no-place', KENKEN_GROUPS),
  'no-candidate': LATIN_CELL_REASONS['no-candidate'],
  'out-of-reach': {
    name: 'target of a cage out of reach',
    sentence: 'the {cage} cage at {cell} cannot reach its target',
  },
}

/** A cage that no numbers of its cells bring to its target. */
export function outOfReach(cage: Cage): Reason {
  return {
    kind: 'out-of-reach',
    facts: { cage: clueOf(cage), cell: Math.min(...cage.cells) },
    cells: cage.cells,
  }
}

/** Pairs that a sentence lists at most. */
const MOST_PAIRS = 3

/** The only number that a cage leaves to a cell, of those that its row and column do. */
export function onlyNumber(cage: Cage, { size }: KenkenShape, value: number): Reason {
  const facts = { value, cage: clueOf(cage) }
  const pairs = cage.cells.length === 2 ? pairsOf(cage, size) : []
  return pairs.length > 0 && pairs.length <= MOST_PAIRS
    ? { kind: 'only-number-of-pair', facts: { ...facts, pairs: pairs.join(', ') }, cells: cage.cells }
    : { kind: 'only-number-of-cage', facts, cells: cage.cells }
}

/** The two numbers of a cage in all ways that there are: `1 + 4`, `2 + 3`. */
function pairsOf({ operator, target }: Cage, size: number): string[] {
  const numbers = Array.from({ length: size }, (_, index) => index + 1)
  return numbers.flatMap((larger) =>
    numbers
      .filter((smaller) => smaller < larger && resultOf(operator, [larger, smaller]) === target)
      .map((smaller) => `${larger} ${operator} ${smaller}`),
  )
}

/** The cage alone says the value: it has one cell, or the other cells, whose numbers these are, leave nothing else. */
export function soleReason(
  cage: Cage,
  { size }: KenkenShape,
  others: readonly number[],
  value: number,
): Reason | undefined {
  const { operator, target, cells } = cage
  if (cells.length === 1) return { kind: 'single-cell', facts: { value }, cells }
  for (let other = 1; other <= size; other++) {
    if (other !== value && resultOf(operator, [...others, other]) === target) return undefined
  }
  const calculation = calculate(operator, target, others, value)
  return { kind: 'last-in-cage', facts: { value, cage: clueOf(cage), calculation }, cells }
}

/** The last number of a cage, worked out from the others. */
function calculate(operator: Operator, target: number, others: readonly number[], value: number): string {
  const head = Math.max(...others)
  if (operator === '+') return [target, ...others].join(' - ')
  if (operator === 'x') return [target, ...others].join(' / ')
  const [sign, inverse] = operator === '-' ? ['-', '+'] : ['/', 'x']
  if (value >= head) return [target, ...others].join(` ${inverse} `)
  const taken = others.toSpliced(others.indexOf(head), 1)
  return [head, ...taken, target].join(` ${sign} `)
}

/** `240x`, or the number alone for a single cell. */
function clueOf({ target, operator, cells }: Cage): string {
  return cells.length === 1 ? `${target}` : `${target}${operator}`
}
