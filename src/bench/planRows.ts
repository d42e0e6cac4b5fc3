// Which rows a run has: one for each contender and puzzle that it takes, contender by contender. The number of a row is its place.

import type { Contender } from './contenders/contender.ts'
import type { CorpusPuzzle } from './corpus.ts'

/** A row to be made. */
export interface PlannedRow<C> {
  /** Who searches. */
  readonly contender: C
  /** The puzzle that is searched. */
  readonly one: CorpusPuzzle
}

/** The rows of a run, in their order. */
export function planRows<C extends Pick<Contender, 'takes'>>(
  contenders: readonly C[],
  puzzles: readonly CorpusPuzzle[],
): PlannedRow<C>[] {
  return contenders.flatMap((contender) =>
    puzzles.filter(({ family }) => contender.takes(family)).map((one) => ({ contender, one })),
  )
}
