// What a person sees on a magic number board: what is seen on any board of lines with sums, diagonals too.

import type { Inference } from '../inference.ts'
import { LINES_SEEN, makeLineSumReasoner } from '../linesums/inference.ts'
import { linesOf, type MagicPuzzle, type MagicShape } from './puzzle.ts'
import { MAGIC_REASONS } from './reasons.ts'

/** What a person sees on a magic number board. */
export const inference: Inference<MagicShape, MagicPuzzle> = {
  sees: LINES_SEEN,
  reasons: MAGIC_REASONS,
  makeReasoner(shape) {
    const lines = linesOf(shape)
    const sums = lines.map(() => shape.sum)
    return makeLineSumReasoner({ ...shape, lines, sumsOf: () => sums })
  },
}
