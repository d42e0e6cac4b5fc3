// The numbers that a cage can still have in all its cells taken together: those of the tuples that fit the
// candidates. A person notes them beside a cage without saying which number goes to which cell. Simon
// Tatham's Keen asks for no more than this in its easy puzzles.
//
//   11+ in a row     {4} {2} {2,4,5,6}     only 4 2 5 fits: the last cell keeps {2,4,5} until 2
//                                          and 4 are placed beside it
//
// One pass is a fixpoint: removed numbers are in no fitting tuple, so the fitting tuples still fit
// afterwards. For a cage that is too large for a table of tuples, bounds are used, from the smallest and the
// largest numbers of its other cells.

import { firstBits } from '../../kernel/bits.ts'
import { OPEN_CELL } from '../latin/boardFrame.ts'
import { layOutCages, makeLayout } from './cageArrays.ts'
import { boundsOf, type CageBounds } from './cageBounds.ts'
import { FIELD_BITS, FIELDS_PER_WORD } from './cageTuples.ts'
import type { KenkenPuzzle, KenkenShape } from './puzzle.ts'

const FIELD = firstBits(FIELD_BITS)

/** Infers the numbers that each cage of a puzzle can have. */
interface CageInference {
  /** The cage of each cell of the current puzzle. */
  readonly cageOf: Int32Array
  /** Sets the current puzzle. */
  compile(puzzle: KenkenPuzzle): void
  /**
   * Removes from the open cells of a cage the numbers that the cage cannot have. Returns false if the cage
   * cannot reach its target.
   */
  narrow(frame: Int32Array, cage: number): boolean
}

/** Compiles a shape. `compile` sets the puzzle. */
export function makeCageInference(shape: KenkenShape): CageInference {
  const cells = shape.size * shape.size
  const layout = makeLayout(shape)
  const { cageOf, cageCells, cellsFrom, poolFrom, wordsOf } = layout
  let pool = layout.pool
  const poolTo = new Int32Array(cells)
  const targets = new Float64Array(cells)
  const bounds: CageBounds[] = []
  const candidates = new Int32Array(cells)

  /** The numbers of a cage of two or three cells. They are in the first word of each tuple. */
  function numbersOfFew(frame: Int32Array, cage: number): number {
    const not = blocked(frame, cellsFrom[cage], cellsFrom[cage + 1])
    const words = wordsOf[cage]
    const to = poolTo[cage]
    let some = 0
    for (let at = poolFrom[cage]; at < to; at += words) {
      const tuple = pool[at]
      if ((tuple & not) === 0) some |= tuple
    }
    return unionOfFields(some)
  }

  /** The numbers of a cage of four to six cells. They are in the first two words of each tuple. */
  function numbersOfMore(frame: Int32Array, cage: number): number {
    const from = cellsFrom[cage]
    const not = blocked(frame, from, from + FIELDS_PER_WORD)
    const notToo = blocked(frame, from + FIELDS_PER_WORD, cellsFrom[cage + 1])
    const words = wordsOf[cage]
    const to = poolTo[cage]
    let some = 0
    for (let at = poolFrom[cage]; at < to; at += words) {
      const tuple = pool[at]
      const more = pool[at + 1]
      if (((tuple & not) | (more & notToo)) === 0) some |= tuple | more
    }
    return unionOfFields(some)
  }

  /** The values that up to three cells cannot have, in the fields of a word of a tuple. */
  function blocked(frame: Int32Array, from: number, to: number): number {
    let not = 0
    for (let index = from, shift = 0; index < to; index++, shift += FIELD_BITS) {
      not |= (~frame[cageCells[index]] & FIELD) << shift
    }
    return not
  }

  /**
   * The numbers that the bounds leave to a cage with a single cell, or to one that is too large for a table.
   */
  function numbersWithinBounds(frame: Int32Array, cage: number): number {
    const from = cellsFrom[cage]
    const to = cellsFrom[cage + 1]
    for (let index = from; index < to; index++) {
      const cell = cageCells[index]
      candidates[cell] = frame[cell] & FIELD
      if (candidates[cell] === 0) return 0
    }
    let numbers = 0
    for (let index = from; index < to; index++) {
      numbers |= bounds[cage](candidates, cageCells, from, to, cageCells[index], targets[cage])
    }
    return numbers
  }

  /** The numbers that a cage can have, as bits; 0 if it cannot reach its target. */
  function numbers(frame: Int32Array, cage: number): number {
    if (wordsOf[cage] === 0) return numbersWithinBounds(frame, cage)
    const count = cellsFrom[cage + 1] - cellsFrom[cage]
    return count > FIELDS_PER_WORD ? numbersOfMore(frame, cage) : numbersOfFew(frame, cage)
  }

  function narrow(frame: Int32Array, cage: number): boolean {
    const to = cellsFrom[cage + 1]
    for (;;) {
      const allowed = numbers(frame, cage)
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

  return {
    cageOf,
    compile(puzzle) {
      layOutCages(layout, puzzle, true)
      pool = layout.pool
      puzzle.cages.forEach(({ operator, target, cells: members }, cage) => {
        targets[cage] = target
        bounds[cage] = boundsOf(members.length === 1 ? '+' : operator)
        poolTo[cage] = poolFrom[cage] + (layout.tables[cage]?.tuples.length ?? 0)
      })
    },
    narrow,
  }
}

/**
 * Joins the three fields of a word. A field of a line adds nothing new: it has numbers of cells in the same
 * tuples.
 */
function unionOfFields(word: number): number {
  return (word | (word >>> FIELD_BITS) | (word >>> (2 * FIELD_BITS))) & FIELD
}
