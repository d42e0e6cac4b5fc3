// The cages of a puzzle in the form that inference uses. They are compiled once a puzzle and queried with
// *masks*: for each cell, the candidates of an open cell as bits, or the one bit of a settled cell.

import { firstBits } from '../../kernel/bits.ts'
import { layOutCages, makeLayout } from './cageArrays.ts'
import { type CageTable, FIELD_BITS, FIELDS_PER_WORD } from './cageTuples.ts'
import type { Cage, KenkenPuzzle, KenkenShape } from './puzzle.ts'

/** The bits of one field of a tuple. */
export const FIELD = firstBits(FIELD_BITS)

/** The cages of the last compiled puzzle. */
export type CompiledCages = ReturnType<typeof makeCompiledCages>

/** Compiles a shape. `compile` sets the puzzle. */
export function makeCompiledCages(shape: KenkenShape) {
  const cells = shape.size * shape.size
  const layout = makeLayout(shape)
  const { cageCells, cellsFrom, tables, targets, bounds } = layout
  const sets: Int32Array[] = []
  // For each cell of a cage with a table: which word of a tuple has the number of the cell, and from which
  // bit on.
  const wordAt = new Int32Array(cells)
  const shiftAt = new Int32Array(cells)
  /** Bits for the first two words of a tuple. A tuple with any of these bits does not fit the masks. */
  const not = new Int32Array(2)

  function locate(cage: number): void {
    for (let index = cellsFrom[cage], at = 0; index < cellsFrom[cage + 1]; index++, at++) {
      wordAt[cageCells[index]] = Math.floor(at / FIELDS_PER_WORD)
      shiftAt[cageCells[index]] = FIELD_BITS * (at % FIELDS_PER_WORD)
    }
  }

  const compiled = {
    ...layout,
    shape,
    wordAt,
    shiftAt,
    /** The set of numbers of each tuple of a cage. */
    sets,
    not,
    /** The cages of the puzzle. */
    cages: [] as readonly Cage[],
    /** The number of puzzles compiled so far. */
    version: 0,
    compile(puzzle: KenkenPuzzle): void {
      layOutCages(layout, puzzle, true)
      compiled.pool = layout.pool
      compiled.cages = puzzle.cages
      compiled.version++
      puzzle.cages.forEach(({ cells: members }, cage) => {
        const table = tables[cage]
        if (table) locate(cage)
        sets[cage] = table ? setsOf(table, members.length) : NO_SETS
      })
    },
    /** Sets `not` for a cage and these masks. */
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
    /** The numbers that the bounds of a cage leave to a cell, for a cage without a table. */
    bounded(masks: Int32Array, cage: number, cell: number): number {
      const from = cellsFrom[cage]
      const to = cellsFrom[cage + 1]
      for (let index = from; index < to; index++) if (masks[cageCells[index]] === 0) return 0
      return bounds[cage](masks, cageCells, from, to, cell, targets[cage])
    },
  }
  return compiled
}

const NO_SETS = new Int32Array(0)
/** The sets of each table. They are kept with the table, because the cages of many puzzles share it. */
const setsOfTables = new WeakMap<CageTable, Int32Array>()

/**
 * For each tuple, how often it has each number. Every number from 1 to 9 takes three bits, which is enough
 * because cages with a table have at most six cells.
 */
function setsOf(table: CageTable, cells: number): Int32Array {
  const known = setsOfTables.get(table)
  if (known) return known
  const sets = new Int32Array(table.count)
  for (let tuple = 0; tuple < table.count; tuple++) {
    for (let position = 0; position < cells; position++) {
      const value = valueAt(table.tuples, tuple * table.words, position)
      sets[tuple] += 1 << (3 * (value - 1))
    }
  }
  setsOfTables.set(table, sets)
  return sets
}

/** A field of the tuple that begins at `tuple` in the pool. */
export function fieldAt(pool: Int32Array, tuple: number, field: number): number {
  const word = Math.floor(field / FIELDS_PER_WORD)
  return (pool[tuple + word] >>> (FIELD_BITS * (field - FIELDS_PER_WORD * word))) & FIELD
}

/** The number of the cell at this position, in the tuple that begins at `tuple` in the pool. */
export function valueAt(pool: Int32Array, tuple: number, position: number): number {
  return 32 - Math.clz32(fieldAt(pool, tuple, position))
}

/** The numbers of a set, the largest first, each as often as it occurs. */
export function numbersOfSet(set: number): number[] {
  const numbers: number[] = []
  for (let value = FIELD_BITS; value > 0; value--) {
    for (let times = (set >>> (3 * (value - 1))) & 7; times > 0; times--) numbers.push(value)
  }
  return numbers
}
