// Pairs of cells that are one move apart, for rules about such cells.

import type { LatinPair } from '../boardOfGroups.ts'
import type { RuleBoard } from './ruleBoard.ts'

/** A move down and across. */
type Move = readonly [down: number, across: number]

/** The numbers that the two cells of a pair must not hold together. */
interface Ban {
  /** The numbers that one cell cannot have if the other has this number; numbers that no board has are ignored. */
  banned(number: number): readonly number[]
  /** The fault to report if a cell has one of these numbers. */
  readonly fault: string
  /** The name of the two cells in facts; left out if they must only differ. */
  readonly clue?: string
}

/** All pairs of cells that are one of these moves apart. Moves must lead down or across, not up. */
export function pairsApart(
  { size }: RuleBoard,
  moves: readonly Move[],
  { banned, ...told }: Ban,
): LatinPair[] {
  const bitsOf = (numbers: readonly number[]) =>
    numbers.filter((one) => one >= 1 && one <= size).reduce((bits, one) => bits | (1 << (one - 1)), 0)
  const bans = Array.from({ length: size }, (_, index) => bitsOf(banned(index + 1)))
  return Array.from({ length: size * size }, (_, cell) => cell).flatMap((cell) =>
    moves.flatMap(([down, across]): LatinPair[] => {
      const [row, column] = [Math.floor(cell / size) + down, (cell % size) + across]
      const isOnBoard = row < size && column >= 0 && column < size
      return isOnBoard ? [{ cells: [cell, row * size + column], bans, ...told }] : []
    }),
  )
}
