// Singles of lines, where cages rule out numbers too: after each placement, every cage that may have changed is
// examined once. The caller defines what is deduced from a cage.
//
// A frame consists of the frame for the singles of lines; the number of each cell as a bit, 0 while the cell is
// open; and any words that the caller adds, which begin as 0.

import { firstBits, lowest } from '../../kernel/bits.ts'
import type { Reasoner } from '../inference.ts'
import type { LatinBoard } from '../latin/boardOfGroups.ts'
import { layOutBoard } from '../latin/boardStateForSingles.ts'
import { makeLatinLooker } from '../latin/singles.ts'
import type { CompiledCages } from './cagesForInference.ts'
import { type KenkenPuzzle, makePuzzle } from './puzzle.ts'

/**
 * With cages, the only candidate of a cell is as easy to see as the only place for a number in a row or column.
 */
const ONLY_CANDIDATE_WEIGHT = 1

/** Computes where the numbers of the cells begin in a frame, and the length of the frame up to their end. */
export function layOutNumbers(board: LatinBoard) {
  const { boardWords } = layOutBoard(board)
  return { PLACED: boardWords, frameWords: boardWords + board.cells }
}

/** How a caller deduces numbers from a cage. */
interface CageSight {
  /** The numbers of an open cell from which its cage draws conclusions, as bits. */
  maskOf(frame: Int32Array, cell: number): number
  /** Rules out the numbers that a cage excludes. Returns false on a contradiction. */
  narrow(frame: Int32Array, cage: number): boolean
  /** Whether nothing new follows from the cage of a cell if this number is removed from the mask of the cell. */
  staysPut?(frame: Int32Array, cell: number, bit: number): boolean
}

/** Compiles a board. `cages` holds the cages of the puzzle passed to the last call of `root`. */
export function makeCagedLooker(
  board: LatinBoard,
  cages: CompiledCages,
  { maskOf, narrow, staysPut }: CageSight,
) {
  const { size, cells } = board
  const { cageOf, cageCells, cellsFrom } = cages
  const all = firstBits(size)
  const base = makeLatinLooker<KenkenPuzzle>(board, ONLY_CANDIDATE_WEIGHT)
  const { PLACED, frameWords } = layOutNumbers(board)
  const empty = makePuzzle(cages.shape, [])
  const masks = new Int32Array(cells)
  // The cages that a placement affects, without repetitions.
  const affected = new Int32Array(cells)
  let count = 0
  const affectedIn = new Int32Array(cells)
  let round = 0

  function affect(cage: number): void {
    affectedIn[cage] = round
    affected[count++] = cage
  }

  /** Marks the cage of a cell as affected if the cell loses a number because another cell gets it. */
  function lose(frame: Int32Array, cell: number, bit: number): void {
    const cage = cageOf[cell]
    if (cage < 0 || affectedIn[cage] === round || frame[PLACED + cell] !== 0) return
    if (maskOf(frame, cell) & bit && !staysPut?.(frame, cell, bit)) affect(cage)
  }

  function place(frame: Int32Array, cell: number, value: number): boolean {
    const bit = 1 << (value - 1)
    const column = cell % size
    const row = cell - column
    count = 0
    round++
    if (cageOf[cell] >= 0) affect(cageOf[cell])
    for (let at = 0; at < size; at++) {
      if (row + at !== cell) lose(frame, row + at, bit)
      if (at * size + column !== cell) lose(frame, at * size + column, bit)
    }
    if (!base.place(frame, cell, value)) return false
    frame[PLACED + cell] = bit
    for (let index = 0; index < count; index++) if (!narrow(frame, affected[index])) return false
    return true
  }

  const looker: Omit<Reasoner<KenkenPuzzle>, 'makeFinders'> = {
    ...base,
    frameWords,
    root(frame, puzzle) {
      cages.compile(puzzle)
      base.root(frame, empty)
      frame.fill(0, PLACED)
      for (let cage = 0; cage < puzzle.cages.length; cage++) if (!narrow(frame, cage)) return false
      return puzzle.givens.every((value, cell) => value === 0 || place(frame, cell, value))
    },
    place,
    exclude: (frame, cell, value) => frame[PLACED + cell] !== 0 || base.exclude(frame, cell, value),
  }

  return {
    looker,
    /**
     * The masks of the cells of the cage passed to the last call of `mask`; a settled cell has its number as a
     * bit.
     */
    masks,
    /** Writes the masks of a cage's cells. Returns the number of open cells. */
    mask(frame: Int32Array, cage: number): number {
      let open = 0
      for (let index = cellsFrom[cage]; index < cellsFrom[cage + 1]; index++) {
        const cell = cageCells[index]
        const placed = frame[PLACED + cell]
        masks[cell] = placed !== 0 ? placed : maskOf(frame, cell)
        if (placed === 0) open++
      }
      return open
    },
    /** Rules out all candidates of a cell except `numbers`. Returns false on a contradiction. */
    keep(frame: Int32Array, cell: number, numbers: number): boolean {
      for (let rest = frame[cell] & all & ~numbers; rest !== 0; rest &= rest - 1) {
        if (!base.exclude(frame, cell, lowest(rest) + 1)) return false
      }
      return true
    },
  }
}
