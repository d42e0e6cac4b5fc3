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

import { firstBits, lowest } from '../../kernel/bits.ts'
import type { Looker } from '../inference.ts'
import { squareBoard } from '../latin/boardOfGroups.ts'
import { makeCompiledCages } from './cagesForInference.ts'
import { FIELD, FIELD_BITS, FIELDS_PER_WORD } from './cageTupleTables.ts'
import { makeCagedLooker } from './lineSinglesWithCages.ts'
import type { KenkenPuzzle, KenkenShape } from './puzzle.ts'

/** Compiles the weak base of KenKens. */
export function makeWeakBase(shape: KenkenShape): Looker<KenkenPuzzle> {
  const cages = makeCompiledCages(shape)
  const { cageOf, cageCells, cellsFrom, wordsOf, poolFrom, poolTo } = cages
  const all = firstBits(shape.size)
  const { looker, masks, mask, keep } = makeCagedLooker(squareBoard(shape), cages, {
    maskOf: (frame, cell) => frame[cell] & all,
    narrow,
  })

  /** For each number of each cage, the tuple that has shown it last, as a position in the pool of this puzzle. */
  const shownBy = new Int32Array(cageOf.length * FIELD_BITS)
  let version = 0

  function forgetTuples(): void {
    version = cages.version
    for (let cage = 0; cage < cages.cages.length; cage++) {
      shownBy.fill(poolFrom[cage], cage * FIELD_BITS, (cage + 1) * FIELD_BITS)
    }
  }

  /**
   * The numbers of the tuple at this position. Fields of lines add nothing: their numbers are those of cells in the same
   * tuple. So the second word is only read if it has fields of cells.
   */
  function numbersAt(pool: Int32Array, at: number, cage: number): number {
    const isLong = cellsFrom[cage + 1] - cellsFrom[cage] > FIELDS_PER_WORD
    const bits = isLong ? pool[at] | pool[at + 1] : pool[at]
    return (bits | (bits >>> FIELD_BITS) | (bits >>> (2 * FIELD_BITS))) & FIELD
  }

  /**
   * The numbers that a cage with a table can have: those of all tuples that fit. Tuples that have shown a number before are
   * tried first, and the search ends as soon as it has all numbers of the masks.
   */
  function numbersOfTuples(cage: number): number {
    if (version !== cages.version) forgetTuples()
    cages.block(masks, cage)
    const { pool } = cages
    const words = wordsOf[cage]
    const to = poolTo[cage]
    let possible = 0
    for (let index = cellsFrom[cage]; index < cellsFrom[cage + 1]; index++) {
      possible |= masks[cageCells[index]]
    }
    let some = 0
    for (let rest = possible; rest !== 0; rest &= ~some & (rest - 1)) {
      const at = shownBy[cage * FIELD_BITS + lowest(rest)]
      if (cages.fits(at)) some |= numbersAt(pool, at, cage)
    }
    for (let at = poolFrom[cage]; at < to && some !== possible; at += words) {
      if (!cages.fits(at)) continue
      const numbers = numbersAt(pool, at, cage)
      for (let rest = numbers & ~some; rest !== 0; rest &= rest - 1) {
        shownBy[cage * FIELD_BITS + lowest(rest)] = at
      }
      some |= numbers
    }
    return some
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
