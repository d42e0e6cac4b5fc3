// The rules compiled for the search. A frame has a word of candidates for each cell, bit v for the value v, with another
// bit where the value is placed; the last word counts the open cells.

import { rowsAndColumns } from '../../../src/families/grid.ts'
import type { Modelling, Strength } from '../../../src/families/model.ts'
import type { Shape } from '../../../src/families/puzzle.ts'
import { type Model, SETTLED, smallestByAsking } from '../../../src/kernel/model.ts'
import type { LatinPuzzle } from './puzzle.ts'

/** Says of a cell that its value is placed. */
export const PLACED = 1

/** Whether a cell's word has no other candidate than this one. */
export const isOnly = (word: number, value: number) => word >> 1 === 1 << (value - 1)

/** How Latin squares are compiled. */
export const model: Modelling<Shape, LatinPuzzle> = {
  prunes: {
    check: 'a number rules itself out in its row and its column',
    basic: 'cells with one candidate as well',
    full: 'numbers with one place in a row or a column as well',
  },
  compile,
}

function compile(shape: Shape, strength: Strength): Model<LatinPuzzle> {
  const size = shape.rows
  const cells = size * size
  const lines = rowsAndColumns(shape)
  const all = 2 ** (size + 1) - 2

  function excludeOne(frame: Int32Array, cell: number, value: number): boolean {
    frame[cell] &= ~(1 << value)
    return frame[cell] > PLACED
  }

  function placeOne(frame: Int32Array, cell: number, value: number): boolean {
    if (!(frame[cell] & (1 << value))) return false
    if (frame[cell] & PLACED) return true
    frame[cell] = PLACED | (1 << value)
    frame[cells]--
    for (const line of [lines[Math.floor(cell / size)], lines[size + (cell % size)]]) {
      for (const other of line) {
        if (other !== cell && !excludeOne(frame, other, value)) return false
      }
    }
    return true
  }

  /** Places what is forced until nothing is. */
  function settle(frame: Int32Array): boolean {
    for (let before = -1; before !== frame[cells]; ) {
      before = frame[cells]
      for (let value = 1; value <= size && strength !== 'check'; value++) {
        for (let cell = 0; cell < cells; cell++) {
          if (isOnly(frame[cell], value) && !placeOne(frame, cell, value)) return false
        }
        if (strength === 'full' && !lines.every((line) => placeInLine(frame, line, value))) return false
      }
    }
    return true
  }

  function placeInLine(frame: Int32Array, line: readonly number[], value: number): boolean {
    const places = line.filter((cell) => frame[cell] & (1 << value))
    return places.length > 1 || (places.length === 1 && placeOne(frame, places[0], value))
  }

  const made: Model<LatinPuzzle> = {
    cells,
    items: cells,
    maxAlternatives: size,
    frameWords: cells + 1,
    groups: lines,
    root(frame, { givens }) {
      frame.fill(all, 0, cells)
      frame[cells] = cells
      return givens.every((given, cell) => given === 0 || placeOne(frame, cell, given)) && settle(frame)
    },
    place: (frame, cell, value) => placeOne(frame, cell, value) && settle(frame),
    exclude: (frame, cell, value) => excludeOne(frame, cell, value) && settle(frame),
    openCells: (frame) => frame[cells],
    alternatives(frame, cell) {
      if (frame[cell] & PLACED) return SETTLED
      let count = 0
      for (let value = 1; value <= size; value++) count += (frame[cell] >> value) & 1
      return count
    },
    list(frame, cell, pairs) {
      let count = 0
      for (let value = 1; value <= size; value++) {
        if (!(frame[cell] & (1 << value))) continue
        pairs[2 * count] = cell
        pairs[2 * count++ + 1] = value
      }
      return count
    },
    smallest: (frame, from, to) => smallestByAsking(made, frame, from, to),
    failedGroup: () => -1,
    read(frame, values) {
      for (let cell = 0; cell < cells; cell++)
        values[cell] = frame[cell] & PLACED ? Math.log2(frame[cell] - PLACED) : 0
    },
  }
  return made
}
