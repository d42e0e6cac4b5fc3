// Which boolean of a formula says what of a problem: writer and reader count alike, from the domains alone.

import type { Problem } from '../../families/constraints.ts'

/** The booleans of a problem's variables: those of a variable follow each other, one for each value of its domain. */
export interface Booleans {
  /** Where those of each variable begin; one more entry for where they end. */
  readonly starts: readonly number[]
  /** That the variable has the value; nothing if it cannot. */
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
