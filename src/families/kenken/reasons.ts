// Reasons for singles and contradictions of a KenKen.
//
// The last open cell of a cage is computed as a person would: from the target, or from the largest number.
//
//   11+  4 2 .     11 − 4 − 2 = 5          3−  5 .     5 − 3 = 2, where 3 + 5 is too large
//   12×  3 2 .     12 ÷ 3 ÷ 2 = 2          3÷  2 .     3 × 2 = 6

import type { Reason } from '../inference.ts'
import type { GroupKind } from '../latin/boardOfGroups.ts'
import { difference } from '../latin/reasons.ts'
import { type Cage, clueOf, type KenkenShape, OPERATOR_SIGNS, type Operator, resultOf } from './puzzle.ts'

/** The kinds of groups of a KenKen. */
export const KENKEN_GROUPS: readonly GroupKind[] = ['row', 'column']

/** The reason for a contradiction: a cage cannot reach its target. */
export function outOfReach(cage: Cage): Reason {
  const { cells } = cage
  return {
    kind: 'out-of-reach',
    facts: { cage: clueOf(cage), cell: Math.min(...cells) },
    cells,
    premises: [],
  }
}

/** The maximum number of sets of numbers that a sentence lists. */
const MOST_SETS = 3

/**
 * The reason why a cell must have a number: its cage and its lines allow no other number. Lists the sets of
 * numbers that can fill the cage, unless there are too many.
 */
export function cageSingle(cage: Cage, sets: readonly (readonly number[])[], value: number): Reason {
  const facts = { value, cage: clueOf(cage) }
  const { operator, cells } = cage
  if (sets.length === 0 || sets.length > MOST_SETS) {
    return { kind: 'narrowed-cage-single', facts, cells, premises: [] }
  }
  const listed = sets.map((numbers) => numbers.join(` ${OPERATOR_SIGNS[operator]} `)).join(', ')
  return { kind: 'cage-single', facts: { ...facts, sets: listed }, cells, premises: [] }
}

/**
 * The reason for a value that the cage alone determines: the cage has one cell, or only this value completes the
 * numbers `others` of its other cells.
 */
export function soleReason(
  cage: Cage,
  { size }: KenkenShape,
  others: readonly number[],
  value: number,
): Reason | undefined {
  const { operator, target, cells } = cage
  if (cells.length === 1) return { kind: 'single-cell', facts: { value }, cells, premises: [] }
  for (let other = 1; other <= size; other++) {
    if (other !== value && resultOf(operator, [...others, other]) === target) return undefined
  }
  const calculation = calculate(operator, target, others, value)
  return { kind: 'last-in-cage', facts: { value, cage: clueOf(cage), calculation }, cells, premises: [] }
}

/** The calculation of the last number of a cage from its other numbers. */
function calculate(operator: Operator, target: number, others: readonly number[], value: number): string {
  const head = Math.max(...others)
  if (operator === '+') return difference(target, others)
  if (operator === 'x') return [target, ...others].join(' ÷ ')
  const [sign, inverse] = operator === '-' ? ['−', '+'] : ['÷', '×']
  if (value >= head) return [target, ...others].join(` ${inverse} `)
  const taken = others.toSpliced(others.indexOf(head), 1)
  return [head, ...taken, target].join(` ${sign} `)
}
