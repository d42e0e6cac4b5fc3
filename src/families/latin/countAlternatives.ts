// Counts the alternatives of all items at once, for grading, which looks at all of them at every node. The items are those
// of searchViews.ts.

import { firstBits, lowest } from '../../kernel/bits.ts'
import { type Model, SETTLED } from '../../kernel/searchModel.ts'
import type { LatinBoard } from './boardOfGroups.ts'

/** Compiles `Model.countAlternatives` for a model of a board, whose frames begin with the cells. */
export function makeCounter(
  { size, cells, groups }: LatinBoard,
  { alternatives, items }: Pick<Model<never>, 'alternatives' | 'items'>,
) {
  const cellsOfGroups = Int32Array.from(groups.flatMap((group) => group.cells))
  const all = firstBits(size)

  /** Counts the places of all numbers in the group whose items begin at `start`. */
  function countPlaces(frame: Int32Array, start: number, counts: Int32Array): void {
    const from = start - cells
    let settled = 0
    counts.fill(0, start, start + size)
    for (let index = from; index < from + size; index++) {
      const word = frame[cellsOfGroups[index]]
      if ((word & (word - 1)) === 0) settled |= word
      else for (let rest = word & all; rest !== 0; rest &= rest - 1) counts[start + lowest(rest)]++
    }
    for (; settled !== 0; settled &= settled - 1) counts[start + lowest(settled)] = SETTLED
  }

  return (frame: Int32Array, counts: Int32Array): void => {
    for (let cell = 0; cell < cells; cell++) counts[cell] = alternatives(frame, cell)
    for (let start = cells; start < items; start += size) countPlaces(frame, start, counts)
  }
}
