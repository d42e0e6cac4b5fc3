// The rules of KenKen compiled for the search.

import { lowest } from '../../kernel/bits.ts'
import type { Model } from '../../kernel/searchModel.ts'
import { squareBoard } from '../latin/boardOfGroups.ts'
import { makeLatinModel } from '../latin/model.ts'
import { OPEN_BITS } from '../latin/searchViews.ts'
import type { Modelling } from '../model.ts'
import { makePropagatingModel } from './propagation.ts'
import { type Cage, cagesOfCells, type KenkenPuzzle, type KenkenShape, result } from './puzzle.ts'

/** The model at full strength. */
export function compileFull(shape: KenkenShape): Model<KenkenPuzzle> {
  return makePropagatingModel(shape, 'full')
}

/** The weakest model: the model of a Latin square, which also requires that a full cage gives its target. */
function makeCheckModel(shape: KenkenShape): Model<KenkenPuzzle> {
  const lines = makeLatinModel<KenkenPuzzle>(squareBoard(shape), 'check')
  let cageOf: readonly number[] = []
  let groups = lines.groups
  let cages: readonly Cage[] = []
  let failed = -1

  function isRight(frame: Int32Array, { operator, target, cells }: Cage): boolean {
    let sum = 0
    let product = 1
    let head = 0
    for (let index = 0; index < cells.length; index++) {
      const word = frame[cells[index]]
      if (word & OPEN_BITS) return true
      const value = lowest(word) + 1
      sum += value
      product *= value
      if (value > head) head = value
    }
    return (cells.length === 1 ? head : result(operator, sum, product, head)) === target
  }

  return {
    ...lines,
    get groups() {
      return groups
    },
    root(frame, puzzle) {
      cages = puzzle.cages
      groups = [...lines.groups, ...cages.map((cage) => cage.cells)]
      failed = -1
      cageOf = cagesOfCells(puzzle)
      return lines.root(frame, puzzle) && cages.every((cage) => isRight(frame, cage))
    },
    place(frame, cell, value) {
      lines.place(frame, cell, value)
      failed = lines.groups.length + cageOf[cell]
      // While a puzzle is set, a cell may be in no cage yet.
      return cageOf[cell] < 0 || isRight(frame, cages[cageOf[cell]])
    },
    exclude(frame, cell, value) {
      failed = -1
      return lines.exclude(frame, cell, value)
    },
    failedGroup: () => failed,
  }
}

/** `root` compiles the cages, which differ between puzzles. */
export const model: Modelling<KenkenShape, KenkenPuzzle> = {
  prunes: {
    check: 'a placed value is ruled out in its row and column; a full cage must have its target',
    basic:
      "and naked singles, hidden singles, bounds on each cage from the smallest and largest of its other cells (Norvig's notebook, with bounds instead of lists of values)",
    full: "and whole tuples of a cage (the notebook's last paragraph; table constraints by sparse sets, Ullmann, Partition search for non-binary constraint satisfaction, 2007), and between cages and lines: a number that every tuple of a cage has in a line is ruled out in the rest of the line; a number that a line can have only in one cage is in every tuple of that cage; for cages of more than 6 cells or 4000 tuples, bounds are used instead",
  },
  compile: (shape, strength) =>
    strength === 'check' ? makeCheckModel(shape) : makePropagatingModel(shape, strength),
}
