// The strong base of grading: the model at full strength, plus fish. If k rows have a value only in the same
// k columns, the value is ruled out in the other rows of these columns, and the same with rows and columns
// exchanged: X-wing, swordfish and jellyfish for k = 2, 3, 4 (names as on sudopedia.org). On 9x9 a larger
// fish implies a smaller one in the other direction.
//
// Fish make the number of search nodes a better measure, but do not make the search faster. People who grade by
// techniques rank fish with naked subsets. With fish, the number of nodes better separates puzzles that need
// more than singles from puzzles that need a search.

import { lowest, popcount } from '../../kernel/bits.ts'
import { type Clues, type Model, SETTLED } from '../../kernel/searchModel.ts'
import type { LatinBoard } from './boardOfGroups.ts'
import { makeLatinModel } from './model.ts'

const LARGEST_FISH = 4

/** The result of a search for fish. */
type Catch = 'nothing' | 'struck' | 'contradiction'

/** Compiles a square board. */
export function makeFishModel<P extends Clues>(board: LatinBoard): Model<P> {
  const { size } = board
  const model = makeLatinModel<P>(board, 'full')
  const { cells } = model
  const pairs = new Int32Array(2 * model.maxAlternatives)
  // The rows or columns that still lack a value: the index of each, and its places for the value as bits. The
  // lines with few enough places for a fish come first.
  const lines = new Int32Array(size)
  const places = new Int32Array(size)
  let lacking = 0
  let narrow = 0
  // The current search: fish of rows or of columns, and the value.
  let isRow = true
  let value = 1

  /** The cell at this place of a row, or of a column. */
  function cellAt(line: number, place: number): number {
    return isRow ? line * size + place : place * size + line
  }

  function collectLines(frame: Int32Array): void {
    lacking = 0
    narrow = 0
    for (let line = 0; line < size; line++) {
      // After the cells, the items are the values of each row, then the values of each column.
      const item = cells + ((isRow ? 0 : size) + line) * size + value - 1
      const count = model.alternatives(frame, item)
      if (count === SETTLED) continue
      model.list(frame, item, pairs)
      let found = 0
      for (let index = 0; index < count; index++) {
        const cell = pairs[2 * index]
        found |= 1 << (isRow ? cell % size : Math.floor(cell / size))
      }
      let at = lacking++
      if (count <= LARGEST_FISH) {
        lines[at] = lines[narrow]
        places[at] = places[narrow]
        at = narrow++
      }
      lines[at] = line
      places[at] = found
    }
  }

  /** Removes a value from these places in all lines except the chosen ones. */
  function strike(frame: Int32Array, chosen: number, union: number): Catch {
    let caught: Catch = 'nothing'
    for (let index = 0; index < lacking; index++) {
      if ((chosen >>> index) & 1) continue
      for (let bits = places[index] & union; bits !== 0; bits &= bits - 1) {
        const cell = cellAt(lines[index], lowest(bits))
        // An earlier removal may already have ruled out the value in this cell. (The frame is that of
        // model.ts.)
        if (!(frame[cell] & (1 << (value - 1)))) continue
        if (!model.exclude(frame, cell, value)) return 'contradiction'
        caught = 'struck'
      }
    }
    return caught
  }

  /**
   * Adds lines with few places, from the index `next` on, to the chosen lines until they form a fish that
   * removes something.
   */
  function extend(frame: Int32Array, next: number, chosen: number, union: number): Catch {
    const room = popcount(union)
    if (room > LARGEST_FISH) return 'nothing'
    const taken = popcount(chosen)
    // A line with one place is a hidden single, which the model has already placed.
    if (taken > 1 && taken === room) {
      const caught = strike(frame, chosen, union)
      if (caught !== 'nothing') return caught
    }
    for (let index = next; index < narrow; index++) {
      const caught = extend(frame, index + 1, chosen | (1 << index), union | places[index])
      if (caught !== 'nothing') return caught
    }
    return 'nothing'
  }

  /**
   * Removes the candidates that fish rule out, until no fish removes anything. Returns false on a
   * contradiction.
   */
  function goFishing(frame: Int32Array): boolean {
    value = 1
    isRow = true
    for (let quiet = 0; quiet < 2 * size; ) {
      collectLines(frame)
      const caught = extend(frame, 0, 0, 0)
      if (caught === 'contradiction') return false
      // After a fish, the rows are searched again for the same value. Otherwise the columns come next, and then
      // the next value.
      if (caught === 'struck') quiet = 0
      else {
        quiet++
        if (!isRow) value = (value % size) + 1
      }
      isRow = caught === 'struck' || !isRow
    }
    return true
  }

  return {
    ...model,
    root: (frame, puzzle) => model.root(frame, puzzle) && goFishing(frame),
    place: (frame, cell, value) => model.place(frame, cell, value) && goFishing(frame),
    exclude: (frame, cell, value) => model.exclude(frame, cell, value) && goFishing(frame),
  }
}
