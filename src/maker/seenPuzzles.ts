// The puzzles that there are already, family by family: those of the run, none of which is to come again, and those of others, none of
// whose twins is to come.

import type { Family } from '../families/family.ts'
import { memo } from '../families/memo.ts'
import type { Puzzle } from '../families/puzzle.ts'
import type { Sameness } from '../families/rules.ts'
import { makeSolutionFinder } from '../solver/knownSolution.ts'
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

/** Puzzles of other runs, which must not come in any form. */
export interface UnwantedPuzzles {
  /** The same for the same puzzles in the same order; none where there are none. */
  readonly fingerprint: Key | undefined
  /** Adds one. A solution that comes with it is checked, and without one it is solved. */
  add(family: Family, puzzle: Puzzle, stated?: readonly number[]): void
  /** The keys of a family. */
  of(family: Family): KeySet
}

/** How a puzzle stands to those that there are. */
export type Standing = 'new' | 'repeated' | 'unwanted'

/** The puzzles of a family that there are. */
export interface KnownPuzzles {
  /** Adds a puzzle if it is new. */
  add(keys: PuzzleKeys): Standing
}

/** Puzzles of all families. */
export interface SeenPuzzles {
  /** How they are told apart. */
  readonly telling: Telling
  /** Those that must not come. */
  readonly unwanted: UnwantedPuzzles
  /** Those of a family. */
  of(family: Family): KnownPuzzles
  /** What a puzzle is known by. A solution that comes with it is checked, and without one it is solved. */
  keysOf(family: Family, puzzle: Puzzle, stated?: readonly number[]): PuzzleKeys
}

/** None that must not come. */
export function makeUnwanted(): UnwantedPuzzles {
  const of = memo(({ name }: Family) => name, makeKeySet)
  const solutionOf = makeSolutionFinder()
  let fingerprint: Key | undefined
  return {
    of,
    add(family, puzzle, stated) {
      const key = keyOfPuzzle(family, puzzle, solutionOf(family, puzzle, stated))
      fingerprint = keyOf(`${fingerprint} ${family.name} ${key}`)
      of(family).add(key)
    },
    get fingerprint() {
      return fingerprint
    },
  }
}

/** None of the run yet; all that must not come is known by now. */
export function makeSeen(
  distinct: Sameness = 'looks',
  unwanted: UnwantedPuzzles = makeUnwanted(),
): SeenPuzzles {
  const telling: Telling = { distinct, hasUnwanted: unwanted.fingerprint !== undefined }
  const solutionOf = makeSolutionFinder()
  return {
    telling,
    unwanted,
    of: memo(
      ({ name }: Family) => name,
      (family) => makeKnown(unwanted.of(family)),
    ),
    keysOf(family, puzzle, stated) {
      const solution = needsSolution(telling) ? solutionOf(family, puzzle, stated) : undefined
      return keysOfPuzzle(family, puzzle, solution, telling)
    },
  }
}

/** Puzzles of a family, none yet. */
export function makeKnown(unwanted: KeySet = makeKeySet()): KnownPuzzles {
  const own = makeKeySet()
  return {
    add(keys) {
      if (keys.essential && unwanted.has(keys.essential)) return 'unwanted'
      return own.add(keys.own) ? 'new' : 'repeated'
    },
  }
}
