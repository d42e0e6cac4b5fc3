// The base of Latin puzzles: each number from 1 to n once in every group of n cells. A plain Latin square has
// rows and columns; a Sudoku also has boxes; others have diagonals or regions of any form. The groups are
// data: a family lists them, and this folder provides the model, the inference, the faults and the
// constraints.
//
//   a a b b      Rows, columns, and the regions a, b, c, d: a jigsaw of order 4.
//   a c b b
//   a c c d
//   c d d d
//
// Rules between two cells are data, too: cells a knight's move apart that must differ, neighbours that must not be
// consecutive.

import { rowsAndColumns } from '../cellNamesAndFaults.ts'
import type { Shape } from '../puzzle.ts'

/**
 * The kinds of groups, in the order in which a person searches them: boxes are seen at a glance, rows before
 * columns.
 */
export const GROUP_KINDS: readonly GroupKind[] = [
  'box',
  'region',
  'row',
  'column',
  'falling',
  'rising',
  'window',
  'position',
]

/** A kind of group. */
export type GroupKind = 'box' | 'region' | 'row' | 'column' | 'falling' | 'rising' | 'window' | 'position'

/** Cells that together hold each number once. */
export interface LatinGroup {
  /** Its kind. */
  readonly kind: GroupKind
  /** Its number among the groups of its kind, from 1. */
  readonly number: number
  /** Its cells: one for each number. */
  readonly cells: readonly number[]
}

/** Two cells whose numbers depend on each other, although they may share no group. */
export interface LatinPair {
  /** The two cells. */
  readonly cells: readonly [one: number, other: number]
  /** For each number from 1 of either cell, the numbers that the other cannot have, as bits. */
  readonly bans: readonly number[]
  /** What is wrong if they have such numbers: `cells that touch at a corner hold the same number`. */
  readonly fault: string
}

/** A board of cells in groups. */
export interface LatinBoard {
  /** The largest number, at most 29, which is also the number of cells in a group. */
  readonly size: number
  /** The number of cells. Each cell is in at least one group. */
  readonly cells: number
  /** The groups. They may overlap in any way. */
  readonly groups: readonly LatinGroup[]
  /** The rules between two cells; none if left out. */
  readonly pairs?: readonly LatinPair[]
}

/** Makes groups of one kind, numbered in this order. */
export function groupsOfKind(kind: GroupKind, groups: readonly (readonly number[])[]): LatinGroup[] {
  return groups.map((cells, index) => ({ kind, number: index + 1, cells }))
}

/** A square board: its rows, its columns, then any other groups of as many cells; and rules between two cells. */
export function squareBoard(
  shape: Shape,
  others: readonly LatinGroup[] = [],
  pairs: readonly LatinPair[] = [],
): LatinBoard {
  const size = shape.rows
  const lines = rowsAndColumns(shape)
  const rows = groupsOfKind('row', lines.slice(0, size))
  const columns = groupsOfKind('column', lines.slice(size))
  return { size, cells: size * size, groups: [...rows, ...columns, ...others], pairs }
}

/** The indices of the groups that each cell is in. */
export function groupsOfCells({ cells, groups }: LatinBoard): number[][] {
  return Array.from({ length: cells }, (_, cell) =>
    groups.flatMap((group, index) => (group.cells.includes(cell) ? index : [])),
  )
}

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
    found[ends[1]].push({ other: ends[0], bans })
  }
  return found
}

/** Whether the two cells of a pair must only differ. */
export function isDifferent({ bans }: Pick<OwnPair, 'bans'>): boolean {
  return bans.every((ban, index) => ban === 1 << index)
}

/** The cells that must differ from each cell: they share a group with it, or a pair. */
export function peersOfCells(board: LatinBoard): number[][] {
  const pairs = pairsOfCells(board)
  return groupsOfCells(board).map((own, cell) => {
    const around = new Set(own.flatMap((group) => board.groups[group].cells))
    for (const pair of pairs[cell]) if (isDifferent(pair)) around.add(pair.other)
    return Array.from(around).filter((peer) => peer !== cell)
  })
}

/** Lists each pair of groups that cross in several cells: these cells, and the rest of each group. */
export function makeCrossings(groups: readonly (readonly number[])[]) {
  return groups.flatMap((_, one) =>
    groups.flatMap((cells, other) => {
      const inside = groups[one].filter((cell) => cells.includes(cell))
      if (one >= other || inside.length < 2) return []
      const rest = (group: number) => groups[group].filter((cell) => !inside.includes(cell))
      return { one, other, inside, restOfOne: rest(one), restOfOther: rest(other) }
    }),
  )
}
