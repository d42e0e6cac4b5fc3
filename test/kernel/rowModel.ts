// A model whose search trees can be drawn by hand.

import { type Clues, type Model, SETTLED, smallestByAsking } from '../../src/kernel/searchModel.ts'

/**
 * Cells in a row that take any of the values, except that no two neighbours are equal. Nothing is propagated. A cell of
 * a frame is the set of its candidates, or minus its value.
 */
export function rowModel(cells: number, values: number): Model {
  const model: Model = {
    cells,
    items: cells,
    maxAlternatives: values,
    frameWords: cells,
    groups: Array.from({ length: cells - 1 }, (_, cell) => [cell, cell + 1]),
    root(frame) {
      frame.fill(2 ** (values + 1) - 2)
      return true
    },
    place(frame, cell, value) {
      frame[cell] = -value
      return frame[cell - 1] !== -value && frame[cell + 1] !== -value
    },
    exclude(frame, cell, value) {
      frame[cell] &= ~(1 << value)
      return frame[cell] !== 0
    },
    openCells: (frame) => frame.filter((one) => one >= 0).length,
    alternatives: (frame, item) => (frame[item] < 0 ? SETTLED : valuesIn(frame[item]).length),
    list(frame, item, pairs) {
      const listed = valuesIn(frame[item])
      pairs.set(listed.flatMap((value) => [item, value]))
      return listed.length
    },
    smallest: (frame, from, to) => smallestByAsking(model, frame, from, to),
    failedGroup: () => 7,
    read: (frame, solution) => solution.set(frame.map((one) => -one)),
  }
  return model

  function valuesIn(set: number): number[] {
    return Array.from({ length: values }, (_, index) => index + 1).filter((value) => (set >> value) & 1)
  }
}

/** A row without a clue. */
export const empty = (cells: number): Clues => ({ givens: new Array<number>(cells).fill(0) })
