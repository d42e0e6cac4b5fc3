// Eliminations that are described when somebody asks: most are never told, and to find out what a pattern needs can take
// longer than to find the pattern.

import type { Candidate, Elimination } from './inference.ts'

/** An elimination without its removed candidates. */
type Description = Omit<Elimination, 'kind' | 'removes'>

/** What is worked out when it is first asked for. */
export function once<T extends object>(make: () => T): () => T {
  let known: T | undefined
  return () => {
    known ??= make()
    return known
  }
}

/** An elimination that is described once it is asked for. What `describe` looks at must not change until then. */
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
