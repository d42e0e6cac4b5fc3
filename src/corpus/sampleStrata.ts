// Takes samples of a corpus: from each stratum, the puzzles with the smallest hashes of the sample's seed and the
// puzzle's id. The order of the corpus makes no difference, and a larger sample contains each smaller one with the same
// seed.

import { count } from '../families/gridText.ts'
import { PuzzleError } from '../families/puzzleError.ts'
import { below, makeRng } from '../kernel/rng.ts'
import type { PuzzleRecord } from '../maker/puzzleRecord.ts'

/**
 * The properties by which puzzles can be divided into strata. Each function returns the name of a puzzle's stratum;
 * undefined if the record lacks the grade or the tier that it needs.
 */
const STRATA: Readonly<Record<string, (record: PuzzleRecord) => string | undefined>> = {
  stars: ({ grade }) => grade && count(grade.stars, 'star'),
  tier: ({ grade }) => (grade?.tier === undefined ? undefined : `tier ${grade.tier}`),
  family: ({ family }) => family,
  shape: ({ family, shape }) => `${family} ${shape}`,
}

/** The names of the properties by which puzzles can be divided into strata. */
export const STRATUM_NAMES: readonly string[] = Object.keys(STRATA)

/** The name of a record's stratum; `per` is one of `STRATUM_NAMES`. Throws a PuzzleError if the record has none. */
export function stratumOf(record: PuzzleRecord, per: string): string {
  const stratum = STRATA[per](record)
  if (stratum !== undefined) return stratum
  throw new PuzzleError('record', `the record must have a grade that states its ${per}; grade the puzzle`)
}

/** A collector of the smallest numbers. */
export type Least = ReturnType<typeof makeLeast>

/** Keeps the `most` smallest numbers; of equal numbers, keeps those with the lowest positions. */
export function makeLeast(most: number) {
  let kept: (readonly [rank: number, position: number])[] = []
  let seen = 0
  let limit = Infinity

  /** Sorts the kept numbers and drops the rest. Sorting only now and then costs less than keeping them sorted. */
  function cut(): void {
    kept.sort(([rank, position], [other, otherPosition]) => rank - other || position - otherPosition)
    if (kept.length >= most) {
      kept = kept.slice(0, most)
      limit = kept[most - 1][0]
    }
  }

  return {
    /** The number of numbers that were added. */
    get seen() {
      return seen
    },
    /** Adds a number and the position of its puzzle. */
    add(rank: number, position: number): void {
      seen++
      if (rank > limit) return
      kept.push([rank, position])
      if (kept.length >= 2 * most + 1000) cut()
    },
    /** The positions of the smallest numbers. */
    positions(): readonly number[] {
      cut()
      return kept.map(([, position]) => position)
    },
  }
}

// Chooses random positions.

/**
 * Chooses `size` positions from 0 to below `total`, all equally likely, by Floyd's algorithm (Bentley and Floyd, "A
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
