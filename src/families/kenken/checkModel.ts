// The weakest model: a placed value is ruled out in its row and column, and a full cage must have its target.
// Only the search places values.
//
// Frame: the cells (see candidateCounts.ts), open ones with OPEN_BITS.

import { firstBits, lowest } from '../../kernel/bits.ts'
import type { Model } from '../../kernel/model.ts'
import { rowsAndColumns } from '../grid.ts'
import { makeCellViews, OPEN_BITS } from './candidateCounts.ts'
import { type Cage, type KenkenPuzzle, type KenkenShape, result } from './puzzle.ts'

/** Compiles the rules at strength `check`. */
export function makeCheckModel(shape: KenkenShape): Model<KenkenPuzzle> {
  const { size } = shape
  const lines = rowsAndColumns(shape)
  const views = makeCellViews(shape, 0)
  const cageOf = new Int32Array(views.cells)
  let groups: readonly (readonly number[])[] = lines
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

  function settle(frame: Int32Array, cell: number, value: number): boolean {
    const bit = 1 << (value - 1)
    const row = Math.floor(cell / size)
    const column = cell % size
    for (let place = 0; place < size; place++) {
      frame[row * size + place] &= ~bit
      frame[place * size + column] &= ~bit
    }
    frame[cell] = bit
    failed = 2 * size + cageOf[cell]
    return isRight(frame, cages[cageOf[cell]])
  }

  return {
    ...views,
    frameWords: views.cells,
    get groups() {
      return groups
    },
    root(frame, puzzle) {
      cages = puzzle.cages
      groups = [...lines, ...cages.map((cage) => cage.cells)]
      failed = -1
      cages.forEach(({ cells }, index) => {
        for (const cell of cells) cageOf[cell] = index
      })
      frame.fill(firstBits(size) | OPEN_BITS, 0, views.cells)
      return puzzle.givens.every(
        (value, cell) =>
          value === 0 || ((frame[cell] & (1 << (value - 1))) !== 0 && settle(frame, cell, value)),
      )
    },
    place: settle,
    exclude(frame, cell, value) {
      const bit = 1 << (value - 1)
      failed = -1
      if ((frame[cell] & OPEN_BITS) === 0) return frame[cell] !== bit
      frame[cell] &= ~bit
      return true
    },
    failedGroup: () => failed,
  }
}
