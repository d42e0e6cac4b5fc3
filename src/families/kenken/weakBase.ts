// The weak base of KenKens: the numbers of a cage, noted for all its cells together; and naked and hidden
// singles. Cages make a naked single as plain as a hidden one, so both weigh 1.
//
// The numbers of a cage are those of the tuples that fit the candidates. A person notes them beside a cage
// without saying which number goes to which cell. Simon Tatham's Keen asks for no more than this in its easy
// puzzles.
//
//   11+ in a row     {4} {2} {2,4,5,6}     only 4 2 5 fits: the last cell keeps {2,4,5} until 2
//                                          and 4 are placed beside it
//
// One pass is a fixpoint: removed numbers are in no fitting tuple, so the fitting tuples still fit
// afterwards. For a cage that is too large for a table of tuples, bounds are used, from the smallest and the
// largest numbers of its other cells.
//
// A frame: the candidates of each cell as bits, with one more bit while the cell is open, or a single bit for
// its value; and the number of open cells.

import { firstBits, lowest } from '../../kernel/bits.ts'
import { rowsAndColumns } from '../grid.ts'
import type { Looker } from '../inference.ts'
import { OPEN_CELL } from '../latin/boardFrame.ts'
import { FIELD_BITS, FIELDS_PER_WORD } from './cageTuples.ts'
import { FIELD, makeCompiledCages } from './compiledCages.ts'
import type { KenkenPuzzle, KenkenShape } from './puzzle.ts'

const ONLY_CANDIDATE_WEIGHT = 1

/** Compiles the weak base of KenKens. */
export function makeWeakBase(shape: KenkenShape): Looker<KenkenPuzzle> {
  const { size } = shape
  const cells = size * size
  const all = firstBits(size)
  const lineCells = Int32Array.from(rowsAndColumns(shape).flat())
  const cages = makeCompiledCages(shape)
  const { cageOf, cageCells, cellsFrom, wordsOf, poolFrom, poolTo, not } = cages
  const masks = new Int32Array(cells)
  const OPEN_CELLS = cells
  const weights = new Float64Array(cells)
  const values = new Int32Array(cells)
  // The cages whose cells have lost candidates, each once.
  const queue = new Int32Array(cells)
  const isQueued = new Uint8Array(cells)
  let queued = 0

  /** The numbers that a cage with a table can have, as bits. They are in the first two words of each tuple. */
  function numbersOfTuples(frame: Int32Array, cage: number): number {
    cages.block(frame, cage)
    const { pool } = cages
    const first = not[0]
    const second = not[1]
    const words = wordsOf[cage]
    const to = poolTo[cage]
    let some = 0
    if (cellsFrom[cage + 1] - cellsFrom[cage] <= FIELDS_PER_WORD) {
      for (let at = poolFrom[cage]; at < to; at += words) {
        const tuple = pool[at]
        if ((tuple & first) === 0) some |= tuple
      }
    } else {
      for (let at = poolFrom[cage]; at < to; at += words) {
        const tuple = pool[at]
        const more = pool[at + 1]
        if (((tuple & first) | (more & second)) === 0) some |= tuple | more
      }
    }
    // A field of a line adds nothing new: it has numbers of cells in the same tuples.
    return (some | (some >>> FIELD_BITS) | (some >>> (2 * FIELD_BITS))) & FIELD
  }

  /**
   * The numbers that the bounds leave to a cage with a single cell, or to one that is too large for a table.
   */
  function numbersWithinBounds(frame: Int32Array, cage: number): number {
    const from = cellsFrom[cage]
    const to = cellsFrom[cage + 1]
    for (let index = from; index < to; index++) masks[cageCells[index]] = frame[cageCells[index]] & FIELD
    let numbers = 0
    for (let index = from; index < to; index++) numbers |= cages.bounded(masks, cage, cageCells[index])
    return numbers
  }

  /**
   * Removes from the open cells of a cage the numbers that the cage cannot have. Returns false if the cage
   * cannot reach its target.
   */
  function narrow(frame: Int32Array, cage: number): boolean {
    const to = cellsFrom[cage + 1]
    for (;;) {
      const allowed = wordsOf[cage] > 0 ? numbersOfTuples(frame, cage) : numbersWithinBounds(frame, cage)
      if (allowed === 0) return false
      let hasChanged = false
      for (let index = cellsFrom[cage]; index < to; index++) {
        const cell = cageCells[index]
        const word = frame[cell]
        if ((word & OPEN_CELL) === 0 || (word & FIELD & ~allowed) === 0) continue
        frame[cell] = word & (allowed | OPEN_CELL)
        hasChanged = true
      }
      // With a table, one pass is enough. With bounds, removed numbers may make the bounds tighter.
      if (!hasChanged || wordsOf[cage] > 0) return true
    }
  }

  function narrowQueued(frame: Int32Array): boolean {
    while (queued > 0) {
      const cage = queue[--queued]
      isQueued[cage] = 0
      if (narrow(frame, cage)) continue
      while (queued > 0) isQueued[queue[--queued]] = 0
      return false
    }
    return true
  }

  function enqueue(cage: number): void {
    if (isQueued[cage] !== 0) return
    isQueued[cage] = 1
    queue[queued++] = cage
  }

  /** Rules a number out in a cell beside the one that has it. */
  function lose(frame: Int32Array, peer: number, cell: number, bit: number): void {
    if (peer === cell || !(frame[peer] & bit)) return
    frame[peer] &= ~bit
    enqueue(cageOf[peer])
  }

  function place(frame: Int32Array, cell: number, value: number): boolean {
    const bit = 1 << (value - 1)
    if (!(frame[cell] & bit)) return false
    frame[cell] = bit
    frame[OPEN_CELLS]--
    enqueue(cageOf[cell])
    const column = cell % size
    const row = cell - column
    for (let at = 0; at < size; at++) lose(frame, row + at, cell, bit)
    for (let at = 0; at < size; at++) lose(frame, at * size + column, cell, bit)
    return narrowQueued(frame)
  }

  return {
    cells,
    maxCandidates: size,
    frameWords: cells + 1,
    root(frame, puzzle) {
      cages.compile(puzzle)
      frame.fill(all | OPEN_CELL, 0, cells)
      frame[OPEN_CELLS] = cells
      for (let cage = 0; cage < puzzle.cages.length; cage++) enqueue(cage)
      return (
        narrowQueued(frame) && puzzle.givens.every((value, cell) => value === 0 || place(frame, cell, value))
      )
    },
    place,
    exclude(frame, cell, value) {
      frame[cell] &= ~(1 << (value - 1))
      enqueue(cageOf[cell])
      return narrowQueued(frame)
    },
    openCells: (frame) => frame[OPEN_CELLS],
    look(frame, forced) {
      let count = 0
      for (let cell = 0; cell < cells; cell++) {
        weights[cell] = 0
        const word = frame[cell]
        const bits = word & all
        if (word === bits || (bits & (bits - 1)) !== 0) continue
        weights[cell] = ONLY_CANDIDATE_WEIGHT
        values[cell] = bits
        forced.cells[count++] = cell
      }
      for (let line = 0, start = 0; line < 2 * size; line++, start += size) {
        let once = 0
        let twice = 0
        let settled = 0
        for (let at = start; at < start + size; at++) {
          const word = frame[lineCells[at]]
          twice |= once & word
          once |= word
          if (!(word & OPEN_CELL)) settled |= word
        }
        if ((once & all) !== all) return false
        let single = once & ~twice & ~settled & all
        for (let at = start; single !== 0; at++) {
          const cell = lineCells[at]
          const bit = frame[cell] & single
          if (bit === 0) continue
          single &= ~bit
          // In this line, the cell is the only place for two numbers.
          if ((bit & (bit - 1)) !== 0) return false
          if (weights[cell] === 0) {
            values[cell] = bit
            forced.cells[count++] = cell
          } else if (values[cell] !== bit) return false
          weights[cell]++
        }
      }
      for (let index = 0; index < count; index++) {
        const cell = forced.cells[index]
        forced.values[index] = lowest(values[cell]) + 1
        forced.weights[index] = weights[cell]
      }
      forced.count = count
      return true
    },
    candidates(frame, cell, found) {
      if (!(frame[cell] & OPEN_CELL)) return 0
      let count = 0
      for (let bits = frame[cell] & all; bits !== 0; bits &= bits - 1) found[count++] = lowest(bits) + 1
      return count
    },
  }
}
