// Results that resemble those of a run, from a seed: contenders of different strength on puzzles of different
// difficulty.

import type { ContenderName, Results, Row } from '../../src/bench/results.ts'
import { makeRng } from '../../src/kernel/rng.ts'

interface MadeContender extends ContenderName {
  /**
   * The contender's nodes as a multiple of the best contender's; it is raised to the power of the puzzle's
   * difficulty.
   */
  readonly slowness: number
  readonly families?: readonly string[]
}

interface MadeRun {
  readonly seed?: string
  readonly contenders: readonly MadeContender[]
  readonly kinds: readonly (readonly [family: string, shape: string])[]
  readonly puzzles: number
  readonly nodes?: number | null
  readonly times?: boolean
  readonly stars?: boolean
  /** The passes; the rows of all are merged. */
  readonly repeat?: number
}

/** A profile that supports only some families. */
export function own(name: string, slowness: number, families?: readonly string[]): MadeContender {
  const kind = families ? 'profile' : 'own'
  return { name, kind, what: `searches with ${name}`, slowness, ...(families && { families }) }
}

export function external(name: string, slowness: number): MadeContender {
  return { name, kind: 'external', what: `runs ${name}`, slowness }
}

/** Results of each contender on the same number of puzzles of each family and shape. */
export function madeResults({
  seed = '1',
  contenders,
  kinds,
  puzzles,
  nodes = 10_000,
  times = true,
  stars = true,
  repeat = 1,
}: MadeRun): Results {
  const rng = makeRng(seed)
  const chance = () => rng() / 2 ** 32
  const rows: Row[] = kinds.flatMap(([family, shape]) =>
    Array.from({ length: puzzles }, (_, index) => ({
      family,
      shape,
      puzzle: `${family}:${shape}:${index}`,
      stars: stars ? 1 + (index % 5) : null,
      difficulty: 0.3 + (index % 5) * 0.6 + chance(),
    })).flatMap(({ difficulty, ...puzzle }) =>
      contenders
        .filter(({ families }) => families?.includes(family) ?? true)
        .map(({ name, kind, slowness }): Row => {
          const luck = 0.6 + 0.8 * chance()
          const spent = Math.max(1, Math.round(Math.exp(difficulty * slowness * luck)))
          const isCapped = nodes !== null && spent > nodes
          const told = kind === 'external' ? null : Math.min(spent, nodes ?? spent)
          return {
            contender: name,
            ...puzzle,
            repeat,
            outcome: isCapped ? 'capped' : 'solved',
            status: isCapped ? 'unknown' : 'unique',
            solutions: isCapped ? 0 : 1,
            ...(isCapped && { ended: 'node-limit' as const }),
            nodes: told,
            branchings: told,
            averageBranchingFactor: told === null ? null : 2,
            failures: told,
            maxDepth: told === null ? null : 5,
            milliseconds: times ? Math.min(spent, nodes ?? spent) * (0.005 + 0.01 * chance()) : null,
            cpuMilliseconds: null,
            solveMilliseconds: null,
            memory: null,
          }
        }),
    ),
  )
  return {
    header: {
      results: 2,
      corpus: { checksum: 'ab'.repeat(32), puzzles: new Set(rows.map(({ puzzle }) => puzzle)).size },
      contenders: contenders.map(({ slowness, families, ...name }) => name),
      task: 'uniqueness',
      limits: { nodes, milliseconds: null, solutions: 2, memory: null },
      repeat,
      times,
      seed,
      program: 'puzzlewright test',
      machine: times ? 'abacus' : null,
    },
    rows,
  }
}

export const TWO_KINDS = [
  ['sudoku', '9x9'],
  ['survo', '3x4'],
] as const

/** A name that would break a page without escaping. */
export const NASTY = 'my <b>order</b> & "others"'

/** A run of contenders of all kinds, one with such a name. */
export const mixedResults = madeResults({
  contenders: [own('norvig', 1.5), own(NASTY, 3.4), own('survo-rows', 2.5, ['survo']), external('gecode', 2)],
  kinds: TWO_KINDS,
  puzzles: 7,
  nodes: 100,
})
