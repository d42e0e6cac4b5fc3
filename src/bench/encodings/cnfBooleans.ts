// Numbers the booleans of a formula by the domains alone, so that the writer and the reader agree.

import type { Problem } from '../../families/constraints.ts'

/** The booleans of a problem's variables: consecutive for each variable, one for each value of its domain. */
export interface Booleans {
  /** The first boolean of each variable, and one more entry for the end. */
  readonly starts: readonly number[]
  /** The boolean for a variable with a value; undefined if the variable cannot have it. */
  of(variable: number, value: number): number | undefined
}

/** Numbers the booleans of a problem's variables, from 1. */
export function booleansOf({ domains }: Problem): Booleans {
  const starts = [1]
  for (const domain of domains) starts.push((starts.at(-1) as number) + domain.length)
  return {
    starts,
    of(variable, value) {
      const index = domains[variable].indexOf(value)
      return index < 0 ? undefined : starts[variable] + index
    },
  }
}
