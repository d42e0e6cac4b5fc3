// Puzzles that are the same have one name: that of the puzzle that stands for them.

import type { Family } from '../../src/families/family.ts'
import type { Puzzle } from '../../src/families/puzzle.ts'

/** The clues of the canonical form of a puzzle. */
export function canonicalClues({ notation, rules }: Family, puzzle: Puzzle): string {
  return notation.formatClues(rules.canonical(puzzle))
}
