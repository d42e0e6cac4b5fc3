// Sets of values as bits: the value v is bit v - 1.

import { lowest } from '../../kernel/bits.ts'

/** The values of a set, ascending. */
export function valuesOfSet(set: number): number[] {
  const values: number[] = []
  for (let rest = set; rest !== 0; rest &= rest - 1) values.push(lowest(rest) + 1)
  return values
}
