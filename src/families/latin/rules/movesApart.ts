// Rules about cells that are one move apart: a knight's move, a king's move, or one step to the next cell.

import type { LatinPair, PairKind } from '../boardOfGroups.ts'
import type { LatinRule, RuleBoard } from './rule.ts'

/** A move down and across. */
type Move = readonly [down: number, across: number]

/** All pairs of cells that are one of these moves apart. No move leads up. */
function pairsApart(
  { size }: RuleBoard,
  kind: PairKind,
  moves: readonly Move[],
  bansOf: (number: number) => readonly number[],
): LatinPair[] {
  const bitsOf = (numbers: readonly number[]) =>
    numbers.filter((one) => one >= 1 && one <= size).reduce((bits, one) => bits | (1 << (one - 1)), 0)
  const bans = Array.from({ length: size }, (_, index) => bitsOf(bansOf(index + 1)))
  return Array.from({ length: size * size }, (_, cell) => cell).flatMap((cell) =>
    moves.flatMap(([down, across]): LatinPair[] => {
      const [row, column] = [Math.floor(cell / size) + down, (cell % size) + across]
      const isOnBoard = row < size && column >= 0 && column < size
      return isOnBoard ? [{ kind, cells: [cell, row * size + column], bans }] : []
    }),
  )
}

const KNIGHT: readonly Move[] = [
  [1, -2],
  [1, 2],
  [2, -1],
  [2, 1],
]
/** Cells in one row or column differ anyway. */
const KING: readonly Move[] = [
  [1, -1],
  [1, 1],
]
const STEP: readonly Move[] = [
  [0, 1],
  [1, 0],
]

const itself = (number: number) => [number]

/** Cells that are a knight's move apart differ. */
export const antiKnight: LatinRule = {
  name: 'anti-knight',
  alsoKnownAs: ['knight'],
  pairs: (board) => pairsApart(board, 'knight', KNIGHT, itself),
  isRelabelled: true,
  isRigid: true,
}

/** Cells that touch at a corner differ. */
export const antiKing: LatinRule = {
  name: 'anti-king',
  alsoKnownAs: ['king', 'no-touch'],
  pairs: (board) => pairsApart(board, 'king', KING, itself),
  isRelabelled: true,
  isRigid: true,
}

/** Cells that share a side do not hold consecutive numbers. */
export const nonConsecutive: LatinRule = {
  name: 'non-consecutive',
  alsoKnownAs: [],
  pairs: (board) => pairsApart(board, 'consecutive', STEP, (number) => [number - 1, number + 1]),
  isRelabelled: false,
  isRigid: true,
}
