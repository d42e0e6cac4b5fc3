// A formula while it is built: clauses are added to it, and helper booleans where a constraint needs them.

import type { Problem } from '../../families/constraints.ts'
import type { Booleans } from './cnfBooleans.ts'

/** The formula of a problem, as the writers of its constraints see it. */
export interface Formula {
  /** What the formula expresses. */
  readonly problem: Problem
  /** The booleans of the problem's variables. */
  readonly booleans: Booleans
  /** Adds a helper boolean and returns its number. */
  add(): number
  /** Adds a clause: at least one of these literals is true. An undefined literal stands for a boolean that does not exist, and is left out. */
  clause(...literals: readonly (number | undefined)[]): void
}
