// A formula under construction: constraints add clauses to it, and helper booleans.

import type { Problem } from '../../families/constraints.ts'
import type { Booleans } from './cnfBooleans.ts'

/** The formula of a problem, as the writers of its constraints see it. */
export interface Formula {
  /** The problem that the formula expresses. */
  readonly problem: Problem
  /** The booleans of the problem's variables. */
  readonly booleans: Booleans
  /** Adds a helper boolean and returns its number. */
  add(): number
  /**
   * Adds a clause: at least one of the literals is true. Undefined literals, for booleans that do not exist,
   * are left out.
   */
  clause(...literals: readonly (number | undefined)[]): void
}
