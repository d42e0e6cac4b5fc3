// The canonical forms of magic number boards. Two boards look the same if one is a rotated, mirrored or
// complemented image of the other. To complement a board, each number n is replaced by first + last - n. Twins
// may also reorder rows and columns, both in the same order. This keeps the sums of rows and columns. It also
// keeps both diagonals if the order commutes with reversal: the two lines at the same distance from the middle
// move together.
//
//   1 2 | 3 4  ->  2 1 | 4 3      Outer lines exchanged with inner ones: each diagonal keeps its numbers.
//
// There are 2^k k! such orders of n lines, k = floor(n / 2). With rotations a square of order 4 has 32 images
// (F. Gaspalou, Structure of Magic and Semi-Magic Squares, gaspalou.fr/magic-squares), and one of order 8,
// with complements, 3,072.

import { memo } from '../memo.ts'
import type { Canonical } from '../rules.ts'
import { smallestImage, turnsOf } from '../symmetry.ts'
import { complement, type MagicPuzzle, type MagicShape } from './puzzle.ts'

/** The canonical forms of magic number boards. */
export const canonicalMagic: Canonical<MagicPuzzle> = {
  looks: (puzzle) => smallest(puzzle, turnsOf(puzzle.shape)),
  essential: (puzzle) => smallest(puzzle, exchangesOf(puzzle.shape)),
}

function smallest(puzzle: MagicPuzzle, from: readonly (readonly number[])[]): MagicPuzzle {
  return { ...puzzle, givens: smallestImage([puzzle.givens, complement(puzzle)], from) }
}

/** For each order of the lines and each rotation or reflection, the source of each cell. */
const exchangesOf = memo(
  ({ size }: MagicShape) => String(size),
  (shape) => {
    const { size } = shape
    // A half turn equals the order that reverses the lines. So only one of two turns that differ by a half turn
    // is needed.
    const turns = turnsOf(shape).filter((turn) => turn[0] < turn[size * size - 1])
    return lineOrders(size).flatMap((order) =>
      turns.map((turn) => turn.map((cell) => order[Math.floor(cell / size)] * size + order[cell % size])),
    )
  },
)

/** The orders of this many lines that commute with reversal. */
function lineOrders(size: number): number[][] {
  if (size < 2) return [Array.from({ length: size }, (_, line) => line)]
  const last = size - 1
  const inner = lineOrders(size - 2)
  // Any line and its counterpart may come outermost. The other lines come between them, in any order that
  // commutes with reversal.
  return Array.from({ length: size }, (_, line) => line)
    .filter((line) => line !== last - line)
    .flatMap((line) => {
      const others = Array.from({ length: size }, (_, other) => other).filter(
        (other) => other !== line && other !== last - line,
      )
      return inner.map((order) => [line, ...order.map((place) => others[place]), last - line])
    })
}
