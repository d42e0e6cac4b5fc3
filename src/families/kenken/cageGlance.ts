// What a cage shows at a glance, from the placed numbers alone: the numbers of its open cells, if all tuples
// that the placed numbers allow have the same set, or if only one cell is open.
//
// Each cage watches two tuples in a frame: the first that the placed numbers allow, and the first after it
// with another set. Excluded tuples stay excluded, so none is examined twice. While both fit, the cage shows
// nothing (as with watched literals in a SAT solver).

import { firstBits } from '../../kernel/bits.ts'
import type { LatinBoard } from '../latin/board.ts'
import { layOutBoard } from '../latin/boardFrame.ts'
import { FIELD_BITS, FIELDS_PER_WORD } from './cageTuples.ts'
import { type CompiledCages, FIELD } from './compiledCages.ts'

/**
 * Where two parts of a frame begin: LACKING has the values that each group lacks, and PLACED has the number
 * of each cell as a bit (0 while the cell is open).
 */
export function layOutNumbers(board: LatinBoard) {
  const { LACKING, boardWords } = layOutBoard(board)
  return { LACKING, PLACED: boardWords }
}

/** Compiles a board. `cages` holds the cages of the current puzzle. */
export function makeCageGlance(board: LatinBoard, cages: CompiledCages) {
  const { cageOf, cageCells, cellsFrom, wordsOf, poolFrom, poolTo, wordAt, shiftAt, not } = cages
  const { size, cells } = board
  const all = firstBits(size)
  const { LACKING, PLACED } = layOutNumbers(board)
  const WATCHED = PLACED + cells
  /**
   * For each cell of the current cage, its number, or while it is open the numbers that its row and its
   * column lack.
   */
  const masks = new Int32Array(cells)

  /** The numbers that both the row and the column of an open cell lack. */
  function untaken(frame: Int32Array, cell: number): number {
    return frame[LACKING + Math.floor(cell / size)] & frame[LACKING + size + (cell % size)]
  }

  /** Writes the masks of a cage's cells. Returns the number of open cells. */
  function mask(frame: Int32Array, cage: number): number {
    let open = 0
    for (let index = cellsFrom[cage]; index < cellsFrom[cage + 1]; index++) {
      const cell = cageCells[index]
      const placed = frame[PLACED + cell]
      masks[cell] = placed !== 0 ? placed : untaken(frame, cell)
      if (placed === 0) open++
    }
    return open
  }

  /** Whether the current masks allow a tuple. */
  function fits(at: number, hasMore: boolean): boolean {
    const { pool } = cages
    return (pool[at] & not[0]) === 0 && (!hasMore || (pool[at + 1] & not[1]) === 0)
  }

  /**
   * The numbers of the open cells of a cage with a table, if only one set is possible or one cell is open;
   * otherwise all numbers. Returns 0 if the cage cannot be filled.
   */
  function numbersOf(frame: Int32Array, cage: number, open: number): number {
    cages.block(masks, cage)
    const words = wordsOf[cage]
    const from = poolFrom[cage]
    const to = poolTo[cage]
    const sets = cages.sets[cage]
    const hasMore = cellsFrom[cage + 1] - cellsFrom[cage] > FIELDS_PER_WORD
    let one = frame[WATCHED + 2 * cage]
    while (one < to && !fits(one, hasMore)) one += words
    frame[WATCHED + 2 * cage] = one
    if (one === to) return 0
    if (open === 0) return all
    if (open > 1) {
      const set = sets[(one - from) / words]
      let other = Math.max(one, frame[WATCHED + 2 * cage + 1])
      while (other < to && (sets[(other - from) / words] === set || !fits(other, hasMore))) other += words
      frame[WATCHED + 2 * cage + 1] = other
      if (other < to) return all
    }
    return numbersFrom(frame, cage, one, hasMore)
  }

  /** The numbers that the open cells of a cage have in the fitting tuples from `start` on. */
  function numbersFrom(frame: Int32Array, cage: number, start: number, hasMore: boolean): number {
    const { pool } = cages
    let some = 0
    let more = 0
    for (let at = start; at < poolTo[cage]; at += wordsOf[cage]) {
      if (!fits(at, hasMore)) continue
      some |= pool[at]
      if (hasMore) more |= pool[at + 1]
    }
    let numbers = 0
    for (let index = cellsFrom[cage], position = 0; index < cellsFrom[cage + 1]; index++, position++) {
      if (frame[PLACED + cageCells[index]] !== 0) continue
      const word = position < FIELDS_PER_WORD ? some : more
      numbers |= (word >>> (FIELD_BITS * (position % FIELDS_PER_WORD))) & FIELD
    }
    return numbers
  }

  return {
    frameWords: WATCHED + 2 * cells,
    masks,
    mask,
    numbersOf,
    /** Starts watching the first tuples of a cage. */
    watch(frame: Int32Array, cage: number): void {
      frame[WATCHED + 2 * cage] = poolFrom[cage]
      frame[WATCHED + 2 * cage + 1] = poolFrom[cage]
    },
    /**
     * Whether the cage of a cell shows nothing new after the cell has lost a number, because that number was
     * placed in its row or column. This is so if no watched tuple has the number in this cell.
     */
    staysPut(frame: Int32Array, cell: number, bit: number): boolean {
      const cage = cageOf[cell]
      if (wordsOf[cage] === 0) return false
      const { pool } = cages
      const one = frame[WATCHED + 2 * cage]
      const other = frame[WATCHED + 2 * cage + 1]
      const at = wordAt[cell]
      const lost = bit << shiftAt[cell]
      return (pool[one + at] & lost) === 0 && (other >= poolTo[cage] || (pool[other + at] & lost) === 0)
    },
  }
}
