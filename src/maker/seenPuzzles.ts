// The known puzzles of each family: puzzles of the run, which must not be repeated, and puzzles of other runs, of which no twin
// may appear.

import type { Family } from '../families/family.ts'
import { memo } from '../families/memo.ts'
import type { Puzzle } from '../families/puzzle.ts'
import type { Sameness } from '../families/rules.ts'
import { makeSolutionFinder } from '../solver/verify.ts'
import {
  type Key,
  type KeySet,
  keyOf,
  keyOfPuzzle,
  keysOfPuzzle,
  makeKeySet,
  needsSolution,
  type PuzzleKeys,
  type Telling,
} from './puzzleKeys.ts'

/** Puzzles of other runs, which must not appear in any form. */
export type UnwantedPuzzles = ReturnType<typeof makeUnwanted>

/** The standing of a puzzle: new to the run, a duplicate in the run, or a twin of an unwanted puzzle. */
export type Standing = 'new' | 'repeated' | 'unwanted'

/** The known puzzles of one family. */
export type KnownPuzzles = ReturnType<typeof makeKnown>

/** The known puzzles of all families. */
export type SeenPuzzles = ReturnType<typeof makeSeen>

/** Makes an empty set of unwanted puzzles. */
export function makeUnwanted() {
  const of = memo(({ name }: Family) => name, makeKeySet)
  const solutionOf = makeSolutionFinder()
  let fingerprint: Key | undefined
  return {
    /** The keys of a family's puzzles. */
    of,
    /** Adds a puzzle. A stated solution is checked; without a stated solution the puzzle is solved. */
    add(family: Family, puzzle: Puzzle, stated?: readonly number[]): void {
      const key = keyOfPuzzle(family, puzzle, solutionOf(family, puzzle, stated))
      fingerprint = keyOf(`${fingerprint} ${family.name} ${key}`)
      of(family).add(key)
    },
    /** A hash that is the same for the same puzzles in the same order; undefined if no puzzle was added. */
    get fingerprint() {
      return fingerprint
    },
  }
}

/** Starts a run without puzzles. All unwanted puzzles must already be in `unwanted`. */
export function makeSeen(distinct: Sameness = 'looks', unwanted: UnwantedPuzzles = makeUnwanted()) {
  const telling: Telling = { distinct, hasUnwanted: unwanted.fingerprint !== undefined }
  const solutionOf = makeSolutionFinder()
  return {
    /** The way in which duplicates are recognised. */
    telling,
    /** The puzzles of other runs, which must not appear. */
    unwanted,
    /** The known puzzles of a family. */
    of: memo(
      ({ name }: Family) => name,
      (family) => makeKnown(unwanted.of(family)),
    ),
    /** Returns the keys of a puzzle. A stated solution is checked; without a stated solution the puzzle is solved. */
    keysOf(family: Family, puzzle: Puzzle, stated?: readonly number[]): PuzzleKeys {
      const solution = needsSolution(telling) ? solutionOf(family, puzzle, stated) : undefined
      return keysOfPuzzle(family, puzzle, solution, telling)
    },
  }
}

/** Starts an empty set of known puzzles of one family. */
export function makeKnown(unwanted: KeySet = makeKeySet()) {
  const own = makeKeySet()
  return {
    /** Adds a puzzle if it is new, and returns its standing. */
    add(keys: PuzzleKeys): Standing {
      if (keys.essential && unwanted.has(keys.essential)) return 'unwanted'
      return own.add(keys.own) ? 'new' : 'repeated'
    },
  }
}
