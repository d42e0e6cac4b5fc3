// What rules say between two cells and along several: which cells have them, and which numbers they refuse. A board without further
// rules has neither, so the player loads this only with the rules.

import { perObjects } from '../../memo.ts'
import type { Fits } from '../../playing.ts'
import type { Fault } from '../../rules.ts'
import { isAccepted } from '../automata.ts'
import { type LatinBoard, type LatinWalk, peersInGroups } from '../boardOfGroups.ts'

/** A rule between two cells, as one of them has it. */
interface OwnPair {
  /** The other cell. */
  readonly other: number
  /** For each number from 1 of the cell, the numbers that the other cannot have, as bits. */
  readonly bans: readonly number[]
}

/** The pairs that each cell is in. */
export function pairsOfCells({ cells, pairs = [] }: LatinBoard): OwnPair[][] {
  const found: OwnPair[][] = Array.from({ length: cells }, () => [])
  for (const { cells: ends, bans } of pairs) {
    found[ends[0]].push({ other: ends[1], bans })
    found[ends[1]].push({ other: ends[0], bans: reversed(bans) })
  }
  return found
}

/** For each number of the second cell of a pair, the numbers that the first cannot have. */
const reversed = perObjects((bans: readonly number[]): readonly number[] =>
  bans.map((_, index) =>
    bans.reduce((bits, own, other) => ((own >> index) & 1 ? bits | (1 << other) : bits), 0),
  ),
)

/** The indices of the walks that each cell is in. */
export function walksOfCells({ cells, walks = [] }: Pick<LatinBoard, 'cells' | 'walks'>): number[][] {
  const found: number[][] = Array.from({ length: cells }, () => [])
  walks.forEach((walk, index) => {
    for (const cell of walk.cells) found[cell].push(index)
  })
  return found
}

const onlyDiffers = perObjects((bans: readonly number[]) => bans.every((ban, index) => ban === 1 << index))

/** Whether the two cells of a pair must only differ. */
export function isDifferent({ bans }: Pick<OwnPair, 'bans'>): boolean {
  return onlyDiffers(bans)
}

/** The cells that share a group with each cell, and those that a pair requires to differ from it. */
export function peersWithPairs(board: LatinBoard): readonly (readonly number[])[] {
  const pairs = pairsOfCells(board)
  return peersInGroups(board).map((own, cell) => {
    const others = pairs[cell].filter(isDifferent).map(({ other }) => other)
    return others.length > 0 ? [...new Set([...own, ...others])] : own
  })
}

/** A number fits if no pair rules it out, and no clue along cells of which it is the last open one refuses it. */
export function fitsRules(board: LatinBoard, values: readonly number[]): Fits {
  const pairs = pairsOfCells(board)
  const walksOf = walksOfCells(board)
  const isKept = (walk: number, cell: number, value: number) => {
    const { cells, automaton, isImplied } = (board.walks ?? [])[walk]
    if (isImplied) return true
    const numbers = cells.map((one) => (one === cell ? value : values[one]))
    return numbers.includes(0) || isAccepted(automaton, numbers)
  }
  return (cell, value) =>
    pairs[cell].every(({ other, bans }) => !(bans[value - 1] & (1 << (values[other] - 1)))) &&
    walksOf[cell].every((walk) => isKept(walk, cell, value))
}

/** Reports pairs and clues along cells that the numbers of their cells do not keep. */
export function faultsOfRules(board: LatinBoard, values: ArrayLike<number>): Fault[] {
  const inPairs = (board.pairs ?? []).filter(
    ({ cells: [one, other], bans }) => bans[values[one] - 1] & (1 << (values[other] - 1)),
  )
  return [...inPairs, ...brokenWalks(board, values)].map(({ fault, cells }) => ({ rule: fault, cells }))
}

/** The clues along cells that the numbers of their cells do not keep. A clue with an open cell may still be kept. */
function brokenWalks({ walks = [] }: LatinBoard, values: ArrayLike<number>): LatinWalk[] {
  return walks.filter(({ cells, automaton, isImplied }) => {
    if (isImplied) return false
    const numbers = cells.map((cell) => values[cell])
    return !numbers.includes(0) && !isAccepted(automaton, numbers)
  })
}
