// How hard Latin squares are: no shape is calibrated, so degrees are rough.

import type { Grading } from '../../../src/families/grading.ts'
import type { Shape } from '../../../src/families/puzzle.ts'
import { model } from './model.ts'
import type { LatinPuzzle } from './puzzle.ts'

/** How Latin squares are graded. */
export const grading: Grading<Shape, LatinPuzzle> = {
  makeStrongModel: (shape) => model.compile(shape, 'full'),
  sees: 'nothing else',
  weights: { effort: 1, hardest: 0.5, nodes: 1 },
  calibrated: [],
  kinds: [{}],
}
