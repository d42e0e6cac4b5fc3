// How magic number boards are graded.

import { rememberPlacements } from '../../kernel/cachePlacements.ts'
import type { Grading } from '../grading.ts'
import { LINES_SEEN, makeLineSumWeakBase } from '../linesums/gradingDeductions.ts'
import { model } from './model.ts'
import { type MagicPuzzle, type MagicShape, magicBoard } from './puzzle.ts'

/** The facet `grading` of magic number boards. */
export const grading: Grading<MagicShape, MagicPuzzle> = {
  makeWeakBase: (shape) => makeLineSumWeakBase(magicBoard(shape)),
  weakSees: LINES_SEEN,
  weakTier: 'techniques',
  makeStrongModel: (shape) => rememberPlacements(model.compile(shape, 'full')),
  sees: 'these, hidden singles, and the combinations that complete a line, repeated until nothing changes',
  weights: { effort: 1, hardest: 0.5, nodes: 1 },
  hardestTier: ({ text }) => (text === '3x3' ? 'techniques' : undefined),
  calibrated: ['3x3', '4x4', '5x5', '6x6'],
  kinds: [{}],
}
