// How hard magic number boards are.

import type { Grading } from '../grading.ts'
import { LINES_SEEN, makeLineSumWeakBase } from '../linesums/weakBase.ts'
import { magicBoard, model } from './model.ts'
import type { MagicPuzzle, MagicShape } from './puzzle.ts'

/** How magic number boards are graded. */
export const grading: Grading<MagicShape, MagicPuzzle> = {
  makeWeakBase: (shape) => makeLineSumWeakBase(magicBoard(shape)),
  weakSees: LINES_SEEN,
  makeStrongModel: (shape) => model.compile(shape, 'full'),
  sees: 'and hidden singles, the combinations that complete a line again and again',
  weights: { effort: 1, hardest: 0.5, nodes: 1 },
  calibrated: ['3x3', '4x4', '5x5', '6x6'],
  kinds: [{ clues: [0.5, 0.8] }, { clues: [0.35, 0.55] }, {}],
}
