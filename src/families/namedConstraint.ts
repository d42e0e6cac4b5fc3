// The constraints of a puzzle by the names that certificates use: `row 3`, `cage 2`, `killer 4`. The names and the
// meanings are those of docs/certificates.md, so that anyone can derive them from the puzzle's text.

import type { Automaton } from './latin/automata.ts'

/** A constraint on some of a puzzle's cells. Several constraints may share a name. */
export type NamedConstraint = {
  /** The name in certificates. */
  readonly name: string
  /** The cells. */
  readonly over: readonly number[]
} & (
  | {
      /** The cells have different numbers. */
      readonly kind: 'all-different'
    }
  | {
      /** The numbers of two cells are allowed together. */
      readonly kind: 'pair'
      /** Whether these numbers are allowed. */
      allows(one: number, other: number): boolean
    }
  | {
      /** An automaton accepts the numbers of the cells. */
      readonly kind: 'walk'
      /** The automaton. */
      readonly automaton: Automaton
    }
  | {
      /** Consecutive numbers, from 1, are in neighbouring cells. */
      readonly kind: 'path'
      /** The neighbours of each cell of `over`. */
      readonly neighbours: readonly (readonly number[])[]
    }
)

/** The constraint that these numbers add up to a total. A state is what is left of the total. */
export function sumOver(name: string, over: readonly number[], sum: number): NamedConstraint {
  return {
    name,
    over,
    kind: 'walk',
    automaton: {
      start: sum,
      step: (left, value) => (value > left ? undefined : left - value),
      accepts: (left) => left === 0,
    },
  }
}
