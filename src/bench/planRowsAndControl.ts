// The order of a run's rows. The machine drifts: its clock rate, its other work and the state of its caches change from
// second to second. So all contenders must be measured at nearly the same time. They search the same puzzle one right after
// the other, in random order, and the repeats are passes over the whole corpus:
//
//   pass 1    puzzle 1: b a c    puzzle 2: a c b    puzzle 3: c a b   ...
//   pass 2    puzzle 1: c b a    puzzle 2: a b c    puzzle 3: b c a   ...
//
// The random order is the randomised complete block design of Fisher (The Design of Experiments, 1935, chapter IV) with
// puzzles as blocks. The number of a row is its index in this order.

import type { Family } from '../families/family.ts'
import type { Puzzle } from '../families/puzzle.ts'
import { makeRng, shuffled } from '../kernel/rng.ts'
import type { CorpusPuzzle } from './corpus.ts'
import { searchKey } from './makeAndMergeRows.ts'
import { CONTROL, type ContenderName, type Row } from './results.ts'

/** A row to be measured. */
export interface PlannedRow<C> {
  /** The contender that searches. */
  readonly contender: C
  /** The puzzle to be searched. */
  readonly one: CorpusPuzzle
  /** The number of the pass, from 1. */
  readonly repeat: number
}

/** The part of a contender that decides which puzzles it searches. */
export interface Taker {
  /** Whether the contender takes the puzzle. Our own contenders decide by the family. */
  takes(family: Family, puzzle: Puzzle): boolean
}

/** Returns the rows of a run, in the order in which they are measured. Without a seed, contenders keep their order. */
export function planRows<C extends Taker>(
  contenders: readonly C[],
  puzzles: readonly CorpusPuzzle[],
  { repeat: passes = 1, seed }: { readonly repeat?: number; readonly seed?: string } = {},
): PlannedRow<C>[] {
  return Array.from({ length: passes }, (_, index) => index + 1).flatMap((repeat) => {
    const rng = seed === undefined ? undefined : makeRng(`${seed}/order/${repeat}`)
    return puzzles.flatMap((one) => {
      const takers = contenders.filter((contender) => contender.takes(one.family, one.puzzle))
      const ordered = rng ? shuffled(rng, takers) : takers
      return ordered.map((contender) => ({ contender, one, repeat }))
    })
  })
}

// The searches that later passes over a corpus leave out. A search that was not solved is not repeated: a limit would end
// it the same way, and an error would recur. So the rows of a pass depend on those of the passes before, and a pass begins
// when these are complete.

/** What must be known of the rows measured so far. */
export interface Known {
  /** Takes a row, in the order of the file. */
  add(row: Row): void
  /** Whether a pass searches this puzzle with this contender. */
  isWanted(contender: string, puzzle: string): boolean
  /** Whether a search found its answer with another number of nodes than in an earlier pass. */
  isOther(row: Row): boolean
}

/** Makes the record of the rows measured so far, which is empty at first. With a single pass nothing needs to be kept. */
export function knowRows(passes: number): Known {
  const nodes = new Map<string, number | null>()
  const unsolved = new Set<string>()
  return {
    add(row) {
      if (passes === 1) return
      if (row.outcome !== 'solved') unsolved.add(searchKey(row))
      nodes.set(searchKey(row), row.nodes)
    },
    isWanted: (contender, puzzle) => !unsolved.has(searchKey({ contender, puzzle })),
    isOther(row) {
      const before = nodes.get(searchKey(row))
      return row.outcome === 'solved' && before !== undefined && row.nodes !== before
    },
  }
}

// The control: the first contender once more, under another name. Both do exactly the same, so any difference between their
// times is noise, and a smaller difference between other contenders proves nothing.

/** Adds the control after the first contender. */
export function withControl<C extends { readonly name: string }>(contenders: readonly C[]): C[] {
  return contenders.flatMap((one, index) => (index === 0 ? [one, { ...one, name: CONTROL }] : one))
}

/** Adds the control to the names of the contenders in a header. */
export function withControlName(names: readonly ContenderName[]): ContenderName[] {
  return withControl(names).map((one, index) =>
    index === 1 ? { ...one, kind: 'control', what: `${names[0].name} once more` } : one,
  )
}
