// The rules of KenKen compiled for the search.

import type { Model } from '../../kernel/model.ts'
import type { Modelling } from '../model.ts'
import { makeCheckModel } from './checkModel.ts'
import { makePropagatingModel } from './propagation.ts'
import type { KenkenPuzzle, KenkenShape } from './puzzle.ts'

/** The model at full strength. */
export function compileFull(shape: KenkenShape): Model<KenkenPuzzle> {
  return makePropagatingModel(shape, 'full')
}

/** `root` compiles the cages, which differ between puzzles. */
export const model: Modelling<KenkenShape, KenkenPuzzle> = {
  prunes: {
    check: 'a placed value is ruled out in its row and column; a full cage must have its target',
    basic:
      "and naked singles, hidden singles, bounds on each cage from the smallest and largest of its other cells (Norvig's notebook, with bounds for his lists of values)",
    full: "and whole tuples of a cage (the notebook's last paragraph; table constraints by sparse sets, Ullmann, Partition search for non-binary constraint satisfaction, 2007), and between cages and lines: numbers in every tuple of a cage for a line are ruled out in the rest of the line; a number whose places in a line are all in one cage is in every tuple of it; bounds remain for cages of more than 6 cells or 4000 tuples",
  },
  compile: (shape, strength) =>
    strength === 'check' ? makeCheckModel(shape) : makePropagatingModel(shape, strength),
}
