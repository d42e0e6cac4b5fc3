// The cages of a puzzle in the form that inference uses. They are compiled once for each puzzle and queried with
// *masks*: for each cell, the candidates of an open cell as bits, or the one bit of a settled cell.

import { layOutCages, makeLayout } from './cageArrays.ts'
import { FIELD, FIELD_BITS, FIELDS_PER_WORD } from './cageTupleTables.ts'
import type { Cage, KenkenPuzzle, KenkenShape } from './puzzle.ts'

/** The cages of the last compiled puzzle. */
export type CompiledCages = ReturnType<typeof makeCompiledCages>

/** Compiles a shape. `compile` sets the puzzle. */
export function makeCompiledCages(shape: KenkenShape) {
  const layout = makeLayout(shape)
  const { cageCells, cellsFrom, wordsOf, poolTo, targets, bounds } = layout
  /** The bits, in the first two words of a tuple, that do not fit the masks. */
  const not = new Int32Array(2)

  const compiled = Object.assign(layout, {
    shape,
    /** The cages of the puzzle. */
    cages: [] as readonly Cage[],
    /** The position of each cell within its cage. */
    positionOf: new Uint8Array(shape.size ** 2),
    /** The number of puzzles compiled so far. */
    version: 0,
    compile(puzzle: KenkenPuzzle): void {
      layOutCages(layout, puzzle, true)
      compiled.cages = puzzle.cages
      for (let cage = 0; cage < puzzle.cages.length; cage++) {
        const from = cellsFrom[cage]
        for (let index = from; index < cellsFrom[cage + 1]; index++) {
          compiled.positionOf[cageCells[index]] = index - from
        }
      }
      compiled.version++
    },
    /** Sets the masks against which `fits` and `numbersFrom` test the tuples of this cage. */
    block(masks: Int32Array, cage: number): void {
      not[0] = 0
      not[1] = 0
      const from = cellsFrom[cage]
      for (let index = from, to = cellsFrom[cage + 1]; index < to; index++) {
        const position = index - from
        const word = position < FIELDS_PER_WORD ? 0 : 1
        not[word] |= (~masks[cageCells[index]] & FIELD) << (FIELD_BITS * (position - FIELDS_PER_WORD * word))
      }
    },
    /**
     * Whether the tuple at `at` in the pool fits the masks. If tuples have one word, the second word read is not
     * tested.
     */
    fits(at: number): boolean {
      const { pool } = layout
      return ((pool[at] & not[0]) | (pool[at + 1] & not[1])) === 0
    },
    /**
     * The numbers in the given fields of all tuples from `start` on that fit the masks. `fields` and `more`
     * select the bits of the first and the second word.
     */
    numbersFrom(cage: number, start: number, fields: number, more: number): number {
      const { pool } = layout
      const first = not[0]
      const second = not[1]
      const words = wordsOf[cage]
      const to = poolTo[cage]
      let some = 0
      let someMore = 0
      for (let at = start; at < to; at += words) {
        const tuple = pool[at]
        const rest = pool[at + 1]
        if (((tuple & first) | (rest & second)) !== 0) continue
        some |= tuple
        someMore |= rest
      }
      const numbers = (some & fields) | (someMore & more)
      return (numbers | (numbers >>> FIELD_BITS) | (numbers >>> (2 * FIELD_BITS))) & FIELD
    },
    /** The numbers that the bounds of a cage leave to a cell, for a cage without a table. */
    bounded(masks: Int32Array, cage: number, cell: number): number {
      const from = cellsFrom[cage]
      const to = cellsFrom[cage + 1]
      for (let index = from; index < to; index++) if (masks[cageCells[index]] === 0) return 0
      return bounds[cage](masks, cageCells, from, to, cell, targets[cage])
    },
  })
  return compiled
}
