// The canonical form of a puzzle: what is measured of it has the same random numbers and the same path as of its turned copies.

import type { Family } from '../families/family.ts'
import type { Puzzle } from '../families/puzzle.ts'

const forms = new WeakMap<Puzzle, Puzzle>()

/** The canonical form, worked out once a puzzle: several parts of a grade ask for it. */
export function canonicalForm({ rules }: Pick<Family, 'rules'>, puzzle: Puzzle): Puzzle {
  const known = forms.get(puzzle)
  if (known) return known
  const form = rules.canonical(puzzle)
  forms.set(puzzle, form)
  return form
}
