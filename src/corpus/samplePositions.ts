// A random choice of positions.

import { below, makeRng } from '../kernel/rng.ts'

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
