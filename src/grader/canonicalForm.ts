// The canonical form of a puzzle. Difficulty is measured on this form, so that a puzzle and all its twins get the same random
// numbers, the same path and the same grade.

import type { Family } from '../families/family.ts'
import type { Puzzle } from '../families/puzzle.ts'
import type { Sameness } from '../families/rules.ts'

const forms = new WeakMap<Puzzle, ReturnType<typeof formOf>>()

/**
 * Returns the canonical form that a puzzle with this unique solution shares with all its twins. The form is cached, since
 * several parts of a grade use it.
 */
export function canonicalForm(family: Pick<Family, 'rules'>, puzzle: Puzzle, solution: readonly number[]) {
  const form = forms.get(puzzle) ?? formOf(family, puzzle, solution)
  forms.set(puzzle, form)
  return form
}

function formOf({ rules }: Pick<Family, 'rules'>, puzzle: Puzzle, solution: readonly number[]) {
  const essential = rules.canonical.essential(puzzle, solution)
  return {
    /** The canonical form. */
    puzzle: essential ?? rules.canonical.looks(puzzle),
    /**
     * The puzzles that have this form: all twins, or only puzzles with the same looks if finding all twins is too much work.
     */
    sameness: (essential ? 'essential' : 'looks') as Sameness,
  }
}

/**
 * Returns the canonical form of a puzzle for a kind of sameness. `essential` needs the unique solution; without the solution,
 * or if finding all twins is too much work, only puzzles with the same looks share the form.
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
