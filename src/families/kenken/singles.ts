// Singles of a KenKen: those of rows and columns, and those of cages. At a glance, a cage for which the
// placed numbers leave only one set of numbers excludes all others, and the last open cell of a cage takes
// the number that completes it.
//
//   11+  5 . .  in a row     6 is left: 2 and 4, since 1 5 would be a second 5, and 3 3 two 3s
//
// A cage that is too large for a table of tuples has bounds instead. Everything follows from the placed
// numbers, regardless of the candidates ruled out.
//
// A frame: the frame of the singles of lines, then that of cages at a glance.

import { firstBits, lowest } from '../../kernel/bits.ts'
import type { Reason, Reasoner } from '../inference.ts'
import type { LatinBoard } from '../latin/board.ts'
import { noCandidate } from '../latin/reasons.ts'
import { makeLatinLooker } from '../latin/singles.ts'
import { layOutNumbers, makeCageGlance } from './cageGlance.ts'
import { type CompiledCages, numbersOfSet } from './compiledCages.ts'
import { type KenkenPuzzle, makePuzzle } from './puzzle.ts'
import { cageSingle, outOfReach, soleReason } from './reasons.ts'

/** With cages, an only candidate is as plain as an only place in a row or column. */
const ONLY_CANDIDATE_WEIGHT = 1

/**
 * Finds singles of lines and cages, and explains them. `cages` has the cages of the puzzle whose root was
 * written last.
 */
export function makeKenkenLooker(
  board: LatinBoard,
  cages: CompiledCages,
): Omit<Reasoner<KenkenPuzzle>, 'finders'> {
  const { shape, cageOf, cageCells, cellsFrom, wordsOf } = cages
  const { size, cells } = board
  const all = firstBits(size)
  const base = makeLatinLooker<KenkenPuzzle>(board, ONLY_CANDIDATE_WEIGHT)
  const { frameWords, masks, mask, numbersOf, watch, staysPut } = makeCageGlance(board, cages)
  const empty = makePuzzle(shape, [])
  const { LACKING, PLACED } = layOutNumbers(board)
  // The cages affected by a placement, each once.
  const seen = new Int32Array(cells)
  let round = 0
  let failedCage = -1
  let isOutOfReach = false
  let failedCell = -1

  /**
   * Whether the placed numbers leave nothing to a cell of the current cage. This is plainer than a target out
   * of reach.
   */
  function hasEmptyCell(cage: number): boolean {
    isOutOfReach = false
    for (let index = cellsFrom[cage]; index < cellsFrom[cage + 1]; index++) {
      failedCell = cageCells[index]
      if (masks[failedCell] === 0) return true
    }
    return false
  }

  /** Rules out what a cage excludes at a glance. */
  function narrow(frame: Int32Array, cage: number): boolean {
    const open = mask(frame, cage)
    failedCage = cage
    if (hasEmptyCell(cage)) return false
    const hasTable = wordsOf[cage] > 0
    const numbers = hasTable ? numbersOf(frame, cage, open) : all
    isOutOfReach = true
    if (numbers === 0) return false
    if (!hasTable && open === 0) return isFilled(cage)
    if (numbers === all && hasTable) return true
    isOutOfReach = false
    for (let index = cellsFrom[cage]; index < cellsFrom[cage + 1]; index++) {
      const cell = cageCells[index]
      if (frame[PLACED + cell] !== 0) continue
      const kept = hasTable ? numbers : cages.bounded(masks, cage, cell)
      for (let rest = frame[cell] & all & ~kept; rest !== 0; rest &= rest - 1) {
        failedCell = cell
        if (!base.exclude(frame, cell, lowest(rest) + 1)) return false
      }
    }
    return true
  }

  /**
   * Whether a full cage without a table has its target. The bounds of its first cell tell this: they follow
   * from the numbers of all other cells.
   */
  function isFilled(cage: number): boolean {
    return cages.bounded(masks, cage, cageCells[cellsFrom[cage]]) !== 0
  }

  /**
   * Updates the cage of a cell that has lost a number, because that number was placed in a line of the cell.
   * The cage may now exclude more.
   */
  function lose(frame: Int32Array, cell: number, bit: number): boolean {
    const cage = cageOf[cell]
    if (cage < 0 || seen[cage] === round) return true
    if (staysPut(frame, cell, bit)) return true
    seen[cage] = round
    return narrow(frame, cage)
  }

  function place(frame: Int32Array, cell: number, value: number): boolean {
    failedCage = -1
    if (!base.place(frame, cell, value)) return false
    const bit = 1 << (value - 1)
    frame[PLACED + cell] = bit
    round++
    const own = cageOf[cell]
    if (own >= 0) {
      seen[own] = round
      if (!narrow(frame, own)) return false
    }
    const column = cell % size
    const row = cell - column
    // Open cells of the row and the column from which no other placement excludes this number.
    for (let at = 0; at < size; at++) {
      const beside = row + at
      if (frame[PLACED + beside] === 0 && frame[LACKING + size + at] & bit) {
        if (!lose(frame, beside, bit)) return false
      }
      const below = at * size + column
      if (frame[PLACED + below] === 0 && frame[LACKING + at] & bit) {
        if (!lose(frame, below, bit)) return false
      }
    }
    failedCage = -1
    return true
  }

  /**
   * The reason that the cage of a cell gives at a glance, if it leaves one number to the cell that its lines
   * do not.
   */
  function cageReason(frame: Int32Array, cell: number, value: number): Reason | undefined {
    const index = cageOf[cell]
    if (index < 0) return undefined
    const cage = cages.cages[index]
    const open = mask(frame, index)
    if (open === 1) {
      const others = cage.cells.filter((other) => other !== cell)
      const sole = soleReason(
        cage,
        shape,
        others.map((other) => lowest(frame[PLACED + other]) + 1),
        value,
      )
      if (sole) return sole
    }
    const bit = 1 << (value - 1)
    const untakenHere = masks[cell]
    const kept = wordsOf[index] > 0 ? numbersOf(frame, index, open) : cages.bounded(masks, index, cell)
    if (untakenHere === bit || (untakenHere & kept) !== bit) return undefined
    return cageSingle(cage, [...new Set(cages.sets[index])].sort((a, b) => a - b).map(numbersOfSet), value)
  }

  return {
    ...base,
    frameWords,
    root(frame, puzzle) {
      cages.compile(puzzle)
      failedCage = -1
      base.root(frame, empty)
      frame.fill(0, PLACED)
      for (let cage = 0; cage < puzzle.cages.length; cage++) {
        watch(frame, cage)
        if (!narrow(frame, cage)) return false
      }
      return puzzle.givens.every((value, cell) => value === 0 || place(frame, cell, value))
    },
    place,
    exclude(frame, cell, value) {
      failedCage = -1
      return frame[PLACED + cell] !== 0 || base.exclude(frame, cell, value)
    },
    look(frame, forced) {
      failedCage = -1
      return base.look(frame, forced)
    },
    reasons(frame, cell, value) {
      const reason = cageReason(frame, cell, value)
      const others = base.reasons(frame, cell, value)
      return reason ? [reason, ...others.filter(({ kind }) => kind !== 'naked-single')] : others
    },
    contradiction() {
      if (failedCage < 0) return base.contradiction()
      const cage = cages.cages[failedCage]
      return isOutOfReach ? outOfReach(cage) : { ...noCandidate(failedCell), cells: cage.cells }
    },
  }
}
