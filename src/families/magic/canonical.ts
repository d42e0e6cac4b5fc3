// Which magic number boards are the same. They look the same turned, mirrored, or with each number replaced by the one as far
// from the other end of the range. Rows and columns that are exchanged alike keep all sums, and both diagonals where the order
// of the lines commutes with its reversal: lines as far from the middle go in pairs.
//
//   1 2 | 3 4  ->  2 1 | 4 3    Outer lines exchanged with inner ones: each diagonal keeps its numbers. There are 2^k k! such
//                               orders of n lines, k = floor(n / 2). With turns a square of order 4 has 32 images
//                               (F. Gaspalou, Structure of Magic and Semi-Magic Squares, gaspalou.fr/magic-squares),
//                               one of order 8, with complements, 3,072.

import { memo } from '../memo.ts'
import type { Canonical } from '../rules.ts'
import { smallestImage, turnsOf } from '../symmetry.ts'
import { complement, type MagicPuzzle, type MagicShape } from './puzzle.ts'

/** The boards that stand for all that are the same. */
export const canonicalMagic: Canonical<MagicPuzzle> = {
  looks: (puzzle) => smallest(puzzle, turnsOf(puzzle.shape)),
  essential: (puzzle) => smallest(puzzle, exchangesOf(puzzle.shape)),
}

function smallest(puzzle: MagicPuzzle, from: readonly (readonly number[])[]): MagicPuzzle {
  return { ...puzzle, givens: smallestImage([puzzle.givens, complement(puzzle)], from) }
}

/** Where each cell comes from, for each order of the lines and each turn. */
const exchangesOf = memo(
  ({ size }: MagicShape) => String(size),
  (shape) => {
    const { size } = shape
    // Half a turn reverses the lines, as one of the orders does: of each two turns that differ by it one is enough.
    const turns = turnsOf(shape).filter((turn) => turn[0] < turn[size * size - 1])
    return lineOrders(size).flatMap((order) =>
      turns.map((turn) => turn.map((cell) => order[Math.floor(cell / size)] * size + order[cell % size])),
    )
  },
)

/** The orders of so many lines that commute with reversal. */
function lineOrders(size: number): number[][] {
  if (size < 2) return [Array.from({ length: size }, (_, line) => line)]
  const last = size - 1
  const inner = lineOrders(size - 2)
  // Any line with its counterpart comes outermost; the others are between in any of their own orders.
  return Array.from({ length: size }, (_, line) => line)
    .filter((line) => line !== last - line)
    .flatMap((line) => {
      const others = Array.from({ length: size }, (_, other) => other).filter(
        (other) => other !== line && other !== last - line,
      )
      return inner.map((order) => [line, ...order.map((place) => others[place]), last - line])
    })
}
