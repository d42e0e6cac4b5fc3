// What a person sees in a KenKen: the numbers of a cage, noted for all its cells together (cageInference.ts); the only
// candidate of a cell, which cages make as plain to see as the only place for a number in a row or column (naked
// and hidden singles: both count 1).
//
// A frame: the candidates of each cell as bits, with one more bit while the cell is open, a single one where it has its
// value; the number of open cells.

import { firstBits, lowest } from '../../kernel/bits.ts'
import type { Inference, Reason, Reasoner } from '../inference.ts'
import { squareBoard } from '../latin/board.ts'
import { groupReason } from '../latin/reasons.ts'
import { makeCageInference, OPEN_CELL } from './cageInference.ts'
import type { Cage, KenkenPuzzle, KenkenShape } from './puzzle.ts'
import { KENKEN_REASONS, onlyNumber, outOfReach, soleReason } from './reasons.ts'

const ONLY_CANDIDATE_WEIGHT = 1

/** What a person sees in a KenKen. */
export const inference: Inference<KenkenShape, KenkenPuzzle> = {
  sees: 'the numbers of a cage, not which cell has which; naked and hidden singles',
  reasons: KENKEN_REASONS,
  makeReasoner,
}

function makeReasoner(shape: KenkenShape): Reasoner<KenkenPuzzle> {
  const { size } = shape
  const cells = size * size
  const all = firstBits(size)
  const { groups } = squareBoard(shape)
  const lines = groups.map((line) => line.cells)
  const lineCells = Int32Array.from(lines.flat())
  const cageNumbers = makeCageInference(shape)
  const { cageOf } = cageNumbers
  const OPEN_CELLS = cells
  const weights = new Float64Array(cells)
  const values = new Int32Array(cells)
  // Cages whose cells have lost candidates, each once.
  const queue = new Int32Array(cells)
  const isQueued = new Uint8Array(cells)
  let queued = 0
  let cages: readonly Cage[] = []
  let failedCage = -1
  let failedLine = -1
  let failedCell = -1
  let failedValue = 0

  function failCell(cell: number): false {
    failedCage = failedLine = -1
    failedCell = cell
    return false
  }

  function failLine(line: number, bits: number): false {
    failedCage = -1
    failedLine = line
    failedValue = lowest(bits) + 1
    return false
  }

  function failCage(frame: Int32Array, cage: number): false {
    const members = cages[cage].cells
    // That a cell has no candidate is plainer.
    for (let index = 0; index < members.length; index++) {
      if ((frame[members[index]] & all) === 0) return failCell(members[index])
    }
    failedCage = cage
    return false
  }

  /** A value that its cell does not allow any more: a line may have no place for it now. */
  function failValue(frame: Int32Array, cell: number, bit: number): false {
    if ((frame[cell] & all) === 0) return failCell(cell)
    const row = rowOf(cell)
    if (!hasPlace(frame, row, bit)) return failLine(row, bit)
    const column = columnOf(cell)
    return hasPlace(frame, column, bit) ? failCell(cell) : failLine(column, bit)
  }

  function hasPlace(frame: Int32Array, line: number, bit: number): boolean {
    for (let at = line * size; at < (line + 1) * size; at++) if (frame[lineCells[at]] & bit) return true
    return false
  }

  function rowOf(cell: number): number {
    return Math.floor(cell / size)
  }

  function columnOf(cell: number): number {
    return size + (cell % size)
  }

  /** Why the candidates of a cell are down to one, if they are. */
  function singleReason(frame: Int32Array, cell: number, value: number): Reason | undefined {
    const bit = 1 << (value - 1)
    if ((frame[cell] & all) !== bit) return undefined
    const index = cageOf[cell]
    const cage = cages[index]
    const others = cage.cells.filter((other) => other !== cell)
    if (others.every((other) => !(frame[other] & OPEN_CELL))) {
      const numbers = others.map((other) => lowest(frame[other]) + 1)
      const sole = soleReason(cage, shape, numbers, value)
      if (sole) return sole
    }
    const taken = [...lines[rowOf(cell)], ...lines[columnOf(cell)]].reduce(
      (bits, peer) => (frame[peer] & OPEN_CELL ? bits : bits | frame[peer]),
      0,
    )
    const untaken = all & ~taken
    const freed = frame.slice()
    freed[cell] = untaken | OPEN_CELL
    if (untaken !== bit && (untaken & cageNumbers.numbers(freed, index)) === bit)
      return onlyNumber(cage, shape, value)
    return { kind: 'only-candidate', facts: { value }, cells: [cell] }
  }

  function narrowQueued(frame: Int32Array): boolean {
    while (queued > 0) {
      const cage = queue[--queued]
      isQueued[cage] = 0
      if (cageNumbers.narrow(frame, cage)) continue
      while (queued > 0) isQueued[queue[--queued]] = 0
      return failCage(frame, cage)
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
    if (!(frame[cell] & bit)) return failValue(frame, cell, bit)
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
      cages = puzzle.cages
      cageNumbers.compile(puzzle)
      frame.fill(all | OPEN_CELL, 0, cells)
      frame[OPEN_CELLS] = cells
      for (let cage = 0; cage < cages.length; cage++) enqueue(cage)
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
      for (let line = 0, start = 0; line < lines.length; line++, start += size) {
        let once = 0
        let twice = 0
        let settled = 0
        for (let at = start; at < start + size; at++) {
          const word = frame[lineCells[at]]
          twice |= once & word
          once |= word
          if (!(word & OPEN_CELL)) settled |= word
        }
        if ((once & all) !== all) return failLine(line, all & ~once)
        let single = once & ~twice & ~settled & all
        for (let at = start; single !== 0; at++) {
          const cell = lineCells[at]
          const bit = frame[cell] & single
          if (bit === 0) continue
          single &= ~bit
          // Two numbers that have no place but this one.
          if ((bit & (bit - 1)) !== 0) return failLine(line, bit)
          if (weights[cell] === 0) {
            values[cell] = bit
            forced.cells[count++] = cell
          } else if (values[cell] !== bit) return failLine(line, bit)
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
    reasons(frame, cell, value) {
      const bit = 1 << (value - 1)
      const single = singleReason(frame, cell, value)
      const places = [rowOf(cell), columnOf(cell)]
        .filter((line) => lines[line].every((other) => other === cell || !(frame[other] & bit)))
        .map((line) => groupReason('only-place', groups[line], value))
      return single ? [single, ...places] : places
    },
    contradiction() {
      if (failedCage >= 0) return outOfReach(cages[failedCage])
      return failedLine >= 0
        ? groupReason('no-place', groups[failedLine], failedValue)
        : { kind: 'no-candidate', facts: { cell: failedCell }, cells: [failedCell] }
    },
  }
}
