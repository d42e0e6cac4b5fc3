// Pairs of cells that are one move apart, for rules about such cells.

import type { LatinPair } from '../boardOfGroups.ts'
import type { RuleBoard } from './ruleBoard.ts'

/** A move down and across. */
type Move = readonly [down: number, across: number]

/** What the two cells of a pair must not do. */
interface Ban {
  /** The numbers that one cell cannot have if the other has this number; numbers that no board has are ignored. */
  banned(number: number): readonly number[]
  /** What is wrong if it has one of them. */
  readonly fault: string
  /** The name of the two cells in facts, if they must do more than differ. */
  readonly clue?: string
}

/** All pairs of cells that are one of these moves apart. No move leads up. */
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
