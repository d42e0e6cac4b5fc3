// The rules compiled for the search: those of any board of groups.

import { squareBoard } from '../../../src/families/latin/boardOfGroups.ts'
import { makeLatinModel } from '../../../src/families/latin/model.ts'
import type { Modelling } from '../../../src/families/model.ts'
import type { Shape } from '../../../src/families/puzzle.ts'
import type { ToyPuzzle } from './puzzle.ts'

/** The model of toy squares. */
export const model: Modelling<Shape, ToyPuzzle> = {
  prunes: {
    check: 'a number rules itself out in its row and its column',
    basic: 'and naked and hidden singles',
    full: 'and naked subsets',
  },
  compile: (shape, strength) => makeLatinModel(squareBoard(shape), strength),
}
