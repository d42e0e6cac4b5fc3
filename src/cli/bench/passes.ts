// What the passes over a corpus leave out. A search that was not solved is not repeated: a limit would end it the same way,
// and an error would recur. So the rows of a pass depend on those of the passes before, and a pass begins when these are
// complete.

import type { Row } from '../../bench/results.ts'

/** Knows the rows so far. */
export interface Known {
  /** Takes a row, in the order of the file. */
  add(row: Row): void
  /** Whether a pass searches this puzzle with this contender. */
  isWanted(contender: string, puzzle: string): boolean
  /** The nodes that an earlier pass opened; undefined in the first pass. */
  nodesOf(contender: string, puzzle: string): number | null | undefined
}

/** Starts without rows. With a single pass nothing needs to be kept. */
export function knowRows(passes: number): Known {
  const nodes = new Map<string, number | null>()
  const unsolved = new Set<string>()
  const keyOf = (contender: string, puzzle: string) => `${contender}\n${puzzle}`
  return {
    add({ contender, puzzle, outcome, nodes: opened }) {
      if (passes === 1) return
      const key = keyOf(contender, puzzle)
      if (outcome !== 'solved') unsolved.add(key)
      nodes.set(key, opened)
    },
    isWanted: (contender, puzzle) => !unsolved.has(keyOf(contender, puzzle)),
    nodesOf: (contender, puzzle) => nodes.get(keyOf(contender, puzzle)),
  }
}
