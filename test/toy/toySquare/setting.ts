// How toy squares are set by hand: by their givens.

import { settingOfGivens } from '../../../src/families/drawnGivens.ts'
import type { Shape } from '../../../src/families/puzzle.ts'
import { drawing } from './drawing.ts'
import type { ToyPuzzle } from './puzzle.ts'
import { rules } from './rules.ts'

/** The setting of toy squares. */
export const setting = settingOfGivens<Shape, ToyPuzzle>({
  numbersOf: ({ rows }) => [1, rows],
  makePuzzle: (shape, givens) => ({ shape, givens }),
  faults: rules.faults,
  scene: drawing.scene,
})
