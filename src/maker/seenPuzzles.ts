// The puzzles that there are already, family by family: none of them, turned or renumbered, is to come again.

import type { Family } from '../families/family.ts'
import type { Puzzle } from '../families/puzzle.ts'
import { type KeySet, keyOfPuzzle, makeKeySet } from './puzzleKeys.ts'

/** Puzzles of all families. */
export interface SeenPuzzles {
  /** Those of a family. */
  of(family: Family): KeySet
  /** Adds a puzzle; false if it was there already, perhaps turned or renumbered. */
  add(family: Family, puzzle: Puzzle): boolean
}

/** An empty set. */
export function makeSeen(): SeenPuzzles {
  const sets = new Map<Family, KeySet>()
  function of(family: Family): KeySet {
    const found = sets.get(family)
    if (found) return found
    const set = makeKeySet()
    sets.set(family, set)
    return set
  }
  return { of, add: (family, puzzle) => of(family).add(keyOfPuzzle(family, puzzle)) }
}
