// Samples of a corpus: from each stratum the puzzles whose hashes of the seed and their id are the least. The
// order of the corpus makes no difference, and a larger sample with the same seed contains a smaller one.

import { count } from '../families/gridText.ts'
import { PuzzleError } from '../families/puzzleError.ts'
import { below, makeRng } from '../kernel/rng.ts'
import type { PuzzleRecord } from '../maker/puzzleRecord.ts'

/**
 * What puzzles can be divided by; gives the name of a puzzle's stratum, undefined if its record has no grade with
 * stars and a tier.
 */
const STRATA: Readonly<Record<string, (record: PuzzleRecord) => string | undefined>> = {
  stars: ({ grade }) => (grade?.tier === undefined ? undefined : count(grade.stars, 'star')),
  tier: ({ grade }) => (grade?.tier === undefined ? undefined : `tier ${grade.tier}`),
  family: ({ family }) => family,
  shape: ({ family, shape }) => `${family} ${shape}`,
}

/** What puzzles can be divided by. */
export const STRATUM_NAMES: readonly string[] = Object.keys(STRATA)

/** The name of the stratum of a record, by one of these names. Throws a PuzzleError if the record has none. */
export function stratumOf(record: PuzzleRecord, per: string): string {
  const stratum = STRATA[per](record)
  if (stratum !== undefined) return stratum
  throw new PuzzleError('record', `the record has no grade, so it has no ${per}`)
}

/** The least of many numbers. */
export type Least = ReturnType<typeof makeLeast>

/** Keeps the `most` least numbers. Of equal ones, those that were added first. */
export function makeLeast(most: number) {
  let kept: (readonly [rank: number, position: number])[] = []
  let seen = 0
  let limit = Infinity

  /** Sorting only now and then costs less than keeping an order. */
  function cut(): void {
    kept.sort(([rank, position], [other, otherPosition]) => rank - other || position - otherPosition)
    if (kept.length >= most) {
      kept = kept.slice(0, most)
      limit = kept[most - 1][0]
    }
  }

  return {
    /** How many were added. */
    get seen() {
      return seen
    },
    /** Takes a number and the position that it stands for. */
    add(rank: number, position: number): void {
      seen++
      if (rank > limit) return
      kept.push([rank, position])
      if (kept.length >= 2 * most + 1000) cut()
    },
    /** The positions of the least numbers. */
    positions(): readonly number[] {
      cut()
      return kept.map(([, position]) => position)
    },
  }
}

// A random choice of positions.

/**
 * Chooses positions from 0 to below `total`, each equally likely, by Floyd's algorithm (Bentley and Floyd, "A
 * sample of brilliance", Communications of the ACM 30, 1987).
 */
export function samplePositions(total: number, size: number, seed: string): ReadonlySet<number> {
  const rng = makeRng(seed)
  const chosen = new Set<number>()
  for (let last = Math.max(0, total - size); last < total; last++) {
    const position = below(rng, last + 1)
    chosen.add(chosen.has(position) ? last : position)
  }
  return chosen
}
