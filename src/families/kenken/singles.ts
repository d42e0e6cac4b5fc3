// Singles of a KenKen: those of rows and columns, and those of cages. Two deductions are made from a cage at a
// glance: if the placed numbers leave only one possible set of numbers, all other numbers are excluded; and the
// last open cell takes the number that completes the cage.
//
//   11+  5 . .  in a row     6 is left: 2 and 4, since 1 5 would be a second 5, and 3 3 two 3s
//
// For a cage that is too large for a table of tuples, bounds are used instead. All deductions follow from the
// placed numbers alone, not from candidates that were ruled out otherwise.
//
// For each cage a frame watches two tuples: the first tuple that the placed numbers allow, and the first after
// it with another set of numbers. Excluded tuples stay excluded, so no tuple is examined twice. While both
// watched tuples fit, nothing follows from the cage (as with watched literals in a SAT solver).
//
// A frame consists of the frame of lineSinglesWithCages.ts and, for each cage, the offsets of its two watched
// tuples among its tuples.

import { firstBits, lowest } from '../../kernel/bits.ts'
import type { Reason, Reasoner } from '../inference.ts'
import type { LatinBoard } from '../latin/boardOfGroups.ts'
import { layOutBoard } from '../latin/boardStateForSingles.ts'
import { noCandidate } from '../latin/reasons.ts'
import type { CompiledCages } from './cagesForInference.ts'
import { FIELD, FIELD_BITS, FIELDS_PER_WORD, fieldAt, numbersOfSet } from './cageTupleTables.ts'
import { layOutNumbers, makeCagedLooker } from './lineSinglesWithCages.ts'
import type { KenkenPuzzle } from './puzzle.ts'
import { cageSingle, outOfReach, soleReason } from './reasons.ts'

/**
 * Finds singles of lines and cages, and explains them. `cages` holds the cages of the puzzle passed to the last
 * call of `root`.
 */
export function makeKenkenLooker(
  board: LatinBoard,
  cages: CompiledCages,
): Omit<Reasoner<KenkenPuzzle>, 'makeFinders'> {
  const { shape, cageOf, cageCells, cellsFrom, wordsOf, poolFrom, poolTo, tables } = cages
  const { size, cells } = board
  const all = firstBits(size)
  const { LACKING } = layOutBoard(board)
  const { PLACED, frameWords: WATCHED } = layOutNumbers(board)
  const { looker, masks, mask, keep } = makeCagedLooker(board, cages, { maskOf, narrow, staysPut })
  let failedCage = -1
  let isOutOfReach = false
  let failedCell = -1

  /** The numbers that occur neither in the row nor in the column of an open cell. */
  function maskOf(frame: Int32Array, cell: number): number {
    return frame[LACKING + Math.floor(cell / size)] & frame[LACKING + size + (cell % size)]
  }

  /** Whether no watched tuple of a cage has this number in this cell. */
  function staysPut(frame: Int32Array, cell: number, bit: number): boolean {
    const cage = cageOf[cell]
    if (wordsOf[cage] === 0) return false
    const position = cages.positionOf[cell]
    const one = poolFrom[cage] + frame[WATCHED + 2 * cage]
    const other = poolFrom[cage] + frame[WATCHED + 2 * cage + 1]
    if (fieldAt(cages.pool, one, position) & bit) return false
    return other >= poolTo[cage] || (fieldAt(cages.pool, other, position) & bit) === 0
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
    const sets = tables[cage]?.sets ?? []
    const watched = WATCHED + 2 * cage
    let one = from + frame[watched]
    while (one < to && !cages.fits(one)) one += words
    frame[watched] = one - from
    if (one === to) return 0
    if (open === 0) return all
    if (open > 1) {
      const set = sets[(one - from) / words]
      let other = Math.max(one, from + frame[watched + 1])
      while (other < to && (sets[(other - from) / words] === set || !cages.fits(other))) other += words
      frame[watched + 1] = other - from
      if (other < to) return all
    }
    let fields = 0
    let more = 0
    for (let index = cellsFrom[cage], position = 0; index < cellsFrom[cage + 1]; index++, position++) {
      if (frame[PLACED + cageCells[index]] !== 0) continue
      const field = FIELD << (FIELD_BITS * (position % FIELDS_PER_WORD))
      if (position < FIELDS_PER_WORD) fields |= field
      else more |= field
    }
    return cages.numbersFrom(cage, one, fields, more)
  }

  /** Rules out what a cage excludes at a glance. */
  function narrow(frame: Int32Array, cage: number): boolean {
    const open = mask(frame, cage)
    failedCage = cage
    isOutOfReach = false
    // A cell without a possible number is easier to see than a target out of reach, so it is reported first.
    for (let index = cellsFrom[cage]; index < cellsFrom[cage + 1]; index++) {
      failedCell = cageCells[index]
      if (masks[failedCell] === 0) return false
    }
    isOutOfReach = true
    const hasTable = wordsOf[cage] > 0
    const numbers = hasTable ? numbersOf(frame, cage, open) : all
    if (numbers === 0) return false
    // In a full cage, the bounds of any one cell tell whether its number fits the numbers of all others.
    if (!hasTable && open === 0) return cages.bounded(masks, cage, cageCells[cellsFrom[cage]]) !== 0
    if (hasTable && numbers === all) return true
    isOutOfReach = false
    for (let index = cellsFrom[cage]; index < cellsFrom[cage + 1]; index++) {
      failedCell = cageCells[index]
      if (frame[PLACED + failedCell] !== 0) continue
      if (!keep(frame, failedCell, hasTable ? numbers : cages.bounded(masks, cage, failedCell))) return false
    }
    return true
  }

  /**
   * The reason for a number of a cell that follows at a glance from its cage, if its row and column alone do not
   * force the number.
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
    return cageSingle(cage, [...new Set(tables[index]?.sets)].sort((a, b) => a - b).map(numbersOfSet), value)
  }

  return {
    ...looker,
    frameWords: WATCHED + 2 * cells,
    place(frame, cell, value) {
      failedCage = -1
      return looker.place(frame, cell, value)
    },
    exclude(frame, cell, value) {
      failedCage = -1
      return looker.exclude(frame, cell, value)
    },
    look(frame, forced) {
      failedCage = -1
      return looker.look(frame, forced)
    },
    reasons(frame, cell, value) {
      const reason = cageReason(frame, cell, value)
      const others = looker.reasons(frame, cell, value)
      return reason ? [reason, ...others.filter(({ kind }) => kind !== 'naked-single')] : others
    },
    contradiction() {
      if (failedCage < 0) return looker.contradiction()
      const cage = cages.cages[failedCage]
      return isOutOfReach ? outOfReach(cage) : { ...noCandidate(failedCell), cells: cage.cells }
    },
  }
}
