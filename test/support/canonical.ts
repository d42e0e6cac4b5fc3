// Puzzles that are the same have one name: that of the puzzle that stands for them.

import type { Family } from '../../src/families/family.ts'
import type { Puzzle } from '../../src/families/puzzle.ts'

/** The clues of the form of a puzzle that stands for all that look the same. */
export function canonicalClues({ notation, rules }: Family, puzzle: Puzzle): string {
  return notation.formatClues(rules.canonical.looks(puzzle))
}

/** The clues of the form of a puzzle with this solution that stands for all its twins. */
export function essentialClues(
  { notation, rules }: Family,
  puzzle: Puzzle,
  solution: readonly number[],
): string {
  const form = rules.canonical.essential(puzzle, solution)
  if (!form) throw new Error(`finding the twins of ${notation.formatClues(puzzle)} is too much work`)
  return notation.formatClues(form)
}
