// Pairs and walks of a board: which cells belong to them, and which numbers they refuse. A board without further
// rules has no pairs and no walks, so the player loads this module only together with the rules.

import { perObjects } from '../../memo.ts'
import type { Fits } from '../../playing.ts'
import type { Fault } from '../../rules.ts'
import { isAccepted } from '../automata.ts'
import { type LatinBoard, type LatinWalk, peersInGroups } from '../boardOfGroups.ts'

/** A pair, seen from one of its two cells. */
interface OwnPair {
  /** The other cell. */
  readonly other: number
  /** For each number from 1 of this cell, the numbers that the other cell cannot have, as bits. */
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

/**
 * Reverses the bans of a pair: for each number of the second cell, the numbers that the first cell cannot have.
 */
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

/** Whether a pair requires only that its two cells differ. */
export function isDifferent({ bans }: Pick<OwnPair, 'bans'>): boolean {
  return onlyDiffers(bans)
}

/** For each cell, the cells that share a group with it, and the cells that a pair requires to differ from it. */
export function peersWithPairs(board: LatinBoard): readonly (readonly number[])[] {
  const pairs = pairsOfCells(board)
  return peersInGroups(board).map((own, cell) => {
    const others = pairs[cell].filter(isDifferent).map(({ other }) => other)
    return others.length > 0 ? [...new Set([...own, ...others])] : own
  })
}

/**
 * A number fits if no pair of the cell rules it out, and if no walk whose last open cell it fills refuses the
 * numbers.
 */
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

/** Reports the pairs and walks that the numbers of their cells break. */
export function faultsOfRules(board: LatinBoard, values: ArrayLike<number>): Fault[] {
  const inPairs = (board.pairs ?? []).filter(
    ({ cells: [one, other], bans }) => bans[values[one] - 1] & (1 << (values[other] - 1)),
  )
  return [...inPairs, ...brokenWalks(board, values)].map(({ fault, cells }) => ({ rule: fault, cells }))
}

/** The walks that the numbers of their cells break. A walk with an open cell is not broken yet. */
function brokenWalks({ walks = [] }: LatinBoard, values: ArrayLike<number>): LatinWalk[] {
  return walks.filter(({ cells, automaton, isImplied }) => {
    if (isImplied) return false
    const numbers = cells.map((cell) => values[cell])
    return !numbers.includes(0) && !isAccepted(automaton, numbers)
  })
}
