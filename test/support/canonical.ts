// The names of canonical forms, which all copies of a puzzle share.

import type { Family } from '../../src/families/family.ts'
import type { Puzzle } from '../../src/families/puzzle.ts'

/** The clues of the canonical form by looks. */
export function canonicalClues({ notation, rules }: Family, puzzle: Puzzle): string {
  return notation.formatClues(rules.canonical.looks(puzzle))
}

/** The clues of the essential canonical form of a puzzle with this solution. */
export function essentialClues(
  { notation, rules }: Family,
  puzzle: Puzzle,
  solution: readonly number[],
): string {
  const form = rules.canonical.essential(puzzle, solution)
  if (!form) throw new Error(`finding the twins of ${notation.formatClues(puzzle)} is too much work`)
  return notation.formatClues(form)
}
