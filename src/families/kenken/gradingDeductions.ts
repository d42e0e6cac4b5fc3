// The weak base of KenKens: the numbers of a cage, noted for all its cells together; and naked and hidden
// singles. With cages, naked singles are as easy to see as hidden singles, so both have weight 1.
//
// The numbers of a cage are those of the tuples that fit the candidates. A person notes them beside a cage
// without saying which number goes to which cell. The easy puzzles of Simon Tatham's Keen require no more than
// this.
//
//   11+ in a row     {4} {2} {2,4,5,6}     only 4 2 5 fits: the last cell keeps {2,4,5} until 2
//                                          and 4 are placed beside it
//
// One pass is a fixpoint: removed numbers are in no fitting tuple, so the fitting tuples still fit
// afterwards. For a cage that is too large for a table of tuples, bounds are used, from the smallest and the
// largest numbers of its other cells.

import { firstBits } from '../../kernel/bits.ts'
import type { Looker } from '../inference.ts'
import { squareBoard } from '../latin/boardOfGroups.ts'
import { makeCompiledCages } from './cagesForInference.ts'
import { FIELDS_PER_WORD } from './cageTupleTables.ts'
import { makeCagedLooker } from './lineSinglesWithCages.ts'
import type { KenkenPuzzle, KenkenShape } from './puzzle.ts'

/** Compiles the weak base of KenKens. */
export function makeWeakBase(shape: KenkenShape): Looker<KenkenPuzzle> {
  const cages = makeCompiledCages(shape)
  const { cageOf, cageCells, cellsFrom, wordsOf, poolFrom } = cages
  const all = firstBits(shape.size)
  const { looker, masks, mask, keep } = makeCagedLooker(squareBoard(shape), cages, {
    maskOf: (frame, cell) => frame[cell] & all,
    narrow,
  })

  /**
   * The numbers that a cage with a table can have. Fields of lines add nothing: their numbers are those of cells
   * in the same tuple.
   */
  function numbersOfTuples(cage: number): number {
    cages.block(masks, cage)
    const isLong = cellsFrom[cage + 1] - cellsFrom[cage] > FIELDS_PER_WORD
    return cages.numbersFrom(cage, poolFrom[cage], -1, isLong ? -1 : 0)
  }

  /**
   * The numbers that the bounds allow in a cage without a table: a single cell, or a cage that is too large for
   * a table.
   */
  function numbersWithinBounds(cage: number): number {
    let numbers = 0
    for (let index = cellsFrom[cage]; index < cellsFrom[cage + 1]; index++) {
      numbers |= cages.bounded(masks, cage, cageCells[index])
    }
    return numbers
  }

  /**
   * Removes from the open cells of a cage the numbers that the cage cannot have. Returns false if the cage
   * cannot reach its target.
   */
  function narrow(frame: Int32Array, cage: number): boolean {
    const hasTable = wordsOf[cage] > 0
    for (;;) {
      mask(frame, cage)
      const allowed = hasTable ? numbersOfTuples(cage) : numbersWithinBounds(cage)
      if (allowed === 0) return false
      let hasChanged = false
      for (let index = cellsFrom[cage]; index < cellsFrom[cage + 1]; index++) {
        const cell = cageCells[index]
        if ((masks[cell] & ~allowed) === 0) continue
        if (!keep(frame, cell, allowed)) return false
        hasChanged = true
      }
      // With a table, one pass is enough. With bounds, removed numbers may make the bounds tighter.
      if (!hasChanged || hasTable) return true
    }
  }

  return {
    ...looker,
    exclude: (frame, cell, value) => looker.exclude(frame, cell, value) && narrow(frame, cageOf[cell]),
  }
}
