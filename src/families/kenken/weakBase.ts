// The weak base of KenKens: the numbers of a cage, noted for all its cells together (cageInference.ts); and
// naked and hidden singles. Cages make a naked single as plain as a hidden one, so both weigh 1.
//
// A frame: the candidates of each cell as bits, with one more bit while the cell is open, or a single bit for
// its value; and the number of open cells.

import { firstBits, lowest } from '../../kernel/bits.ts'
import { rowsAndColumns } from '../grid.ts'
import type { Looker } from '../inference.ts'
import { OPEN_CELL } from '../latin/boardFrame.ts'
import { makeCageInference } from './cageInference.ts'
import type { KenkenPuzzle, KenkenShape } from './puzzle.ts'

const ONLY_CANDIDATE_WEIGHT = 1

/** Compiles the weak base of KenKens. */
export function makeWeakBase(shape: KenkenShape): Looker<KenkenPuzzle> {
  const { size } = shape
  const cells = size * size
  const all = firstBits(size)
  const lineCells = Int32Array.from(rowsAndColumns(shape).flat())
  const cageNumbers = makeCageInference(shape)
  const { cageOf } = cageNumbers
  const OPEN_CELLS = cells
  const weights = new Float64Array(cells)
  const values = new Int32Array(cells)
  // The cages whose cells have lost candidates, each once.
  const queue = new Int32Array(cells)
  const isQueued = new Uint8Array(cells)
  let queued = 0

  function narrowQueued(frame: Int32Array): boolean {
    while (queued > 0) {
      const cage = queue[--queued]
      isQueued[cage] = 0
      if (cageNumbers.narrow(frame, cage)) continue
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

  function place(frame: Int32Array, cell: number, value: number): boolean {
    const bit = 1 << (value - 1)
    if (!(frame[cell] & bit)) return false
    frame[cell] = bit
    frame[OPEN_CELLS]--
    enqueue(cageOf[cell])
    const row = cell - (cell % size)
    for (let peer = row; peer < row + size; peer++) {
      if (peer === cell || !(frame[peer] & bit)) continue
      frame[peer] &= ~bit
      enqueue(cageOf[peer])
    }
    for (let peer = cell % size; peer < cells; peer += size) {
      if (peer === cell || !(frame[peer] & bit)) continue
      frame[peer] &= ~bit
      enqueue(cageOf[peer])
    }
    return narrowQueued(frame)
  }

  return {
    cells,
    maxCandidates: size,
    frameWords: cells + 1,
    root(frame, puzzle) {
      cageNumbers.compile(puzzle)
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
