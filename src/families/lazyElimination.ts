// Eliminations that are described on demand: most are never shown, and finding the premises of a pattern can
// take longer than finding the pattern.

import type { Candidate, Elimination } from './inference.ts'

/** The parts of an elimination that are computed on first use. */
type Description = Omit<Elimination, 'kind' | 'removes'>

/** Delays `make` until its result is first needed, and keeps the result. */
export function once<T extends object>(make: () => T): () => T {
  let known: T | undefined
  return () => {
    known ??= make()
    return known
  }
}

/**
 * Makes an elimination whose description is computed on first use. The data that `describe` reads must not
 * change until then.
 */
export function describedLater(
  kind: string,
  removes: readonly Candidate[],
  describe: () => Description,
): Elimination {
  const description = once(describe)
  return {
    kind,
    removes,
    get facts() {
      return description().facts
    },
    get cells() {
      return description().cells
    },
    get premises() {
      return description().premises
    },
    get candidates() {
      return description().candidates
    },
  }
}
