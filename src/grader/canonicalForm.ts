// The canonical form of a puzzle: what is measured of it has the same random numbers and the same path as of its twins.

import type { Family } from '../families/family.ts'
import type { Puzzle } from '../families/puzzle.ts'
import type { Sameness } from '../families/rules.ts'

/** A puzzle that stands for others. */
interface CanonicalForm {
  /** It. */
  readonly puzzle: Puzzle
  /** For which: for all twins, or where finding that one is too much work for those that look the same. */
  readonly sameness: Sameness
}

const forms = new WeakMap<Puzzle, CanonicalForm>()

/** The canonical form of a puzzle with this one solution, worked out once a puzzle: several parts of a grade ask for it. */
export function canonicalForm(
  { rules }: Pick<Family, 'rules'>,
  puzzle: Puzzle,
  solution: readonly number[],
): CanonicalForm {
  const known = forms.get(puzzle)
  if (known) return known
  const essential = rules.canonical.essential(puzzle, solution)
  const form: CanonicalForm = essential
    ? { puzzle: essential, sameness: 'essential' }
    : { puzzle: rules.canonical.looks(puzzle), sameness: 'looks' }
  forms.set(puzzle, form)
  return form
}

/**
 * The puzzle that stands for all that are the same: for all that look so, or for all twins of a puzzle with this one solution.
 * Without the solution, or where finding its twins is too much work, for all that look the same.
 */
export function canonical(
  family: Pick<Family, 'rules'>,
  puzzle: Puzzle,
  solution: readonly number[] | undefined,
  sameness: Sameness,
): Puzzle {
  return sameness === 'essential' && solution
    ? canonicalForm(family, puzzle, solution).puzzle
    : family.rules.canonical.looks(puzzle)
}
