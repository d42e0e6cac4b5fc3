// How magic number boards are set by hand: by their givens.

import { settingOfGivens } from '../drawnGivens.ts'
import { drawing } from './drawing.ts'
import type { MagicPuzzle, MagicShape } from './puzzle.ts'
import { faults } from './rules.ts'

/** The facet `setting` of magic number boards. */
export const setting = settingOfGivens<MagicShape, MagicPuzzle>({
  numbersOf: ({ first, last }) => [first, last],
  makePuzzle: (shape, givens) => ({ shape, givens }),
  faults,
  scene: drawing.scene,
})
