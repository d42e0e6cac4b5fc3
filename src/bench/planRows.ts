// The rows of a run: one for each contender and each puzzle that it takes, contender by contender. The number
// of a row is its place in this list.

import type { Contender } from './contenders/contender.ts'
import type { CorpusPuzzle } from './corpus.ts'

/** A row to be measured. */
export interface PlannedRow<C> {
  /** The contender that searches. */
  readonly contender: C
  /** The puzzle to be searched. */
  readonly one: CorpusPuzzle
}

/** Returns the rows of a run in order. */
export function planRows<C extends Pick<Contender, 'takes'>>(
  contenders: readonly C[],
  puzzles: readonly CorpusPuzzle[],
): PlannedRow<C>[] {
  return contenders.flatMap((contender) =>
    puzzles.filter(({ family }) => contender.takes(family)).map((one) => ({ contender, one })),
  )
}
