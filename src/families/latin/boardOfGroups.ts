// The base of Latin puzzles: each number from 1 to n once in every group of n cells. A plain Latin square has
// rows and columns; a Sudoku also has boxes; others have diagonals or regions of any form. The groups are
// data: a family lists them, and this folder provides the model, the inference, the faults and the
// constraints.
//
//   a a b b      Rows, columns, and the regions a, b, c, d: a jigsaw of order 4.
//   a c b b
//   a c c d
//   c d d d

import { rowsAndColumns } from '../cellNamesAndFaults.ts'
import type { Shape } from '../puzzle.ts'

/**
 * The kinds of groups, in the order in which a person searches them: boxes are seen at a glance, rows before
 * columns.
 */
export const GROUP_KINDS = ['box', 'region', 'row', 'column', 'falling', 'rising'] as const

/** A kind of group. */
export type GroupKind = (typeof GROUP_KINDS)[number]

/** Cells that together hold each number once. */
export interface LatinGroup {
  /** Its kind. */
  readonly kind: GroupKind
  /** Its number among the groups of its kind, from 1. */
  readonly number: number
  /** Its cells: one for each number. */
  readonly cells: readonly number[]
}

/** A board of cells in groups. */
export interface LatinBoard {
  /** The largest number, at most 29, which is also the number of cells in a group. */
  readonly size: number
  /** The number of cells. Each cell is in at least one group. */
  readonly cells: number
  /** The groups. They may overlap in any way. */
  readonly groups: readonly LatinGroup[]
}

/** Makes groups of one kind, numbered in this order. */
export function groupsOfKind(kind: GroupKind, groups: readonly (readonly number[])[]): LatinGroup[] {
  return groups.map((cells, index) => ({ kind, number: index + 1, cells }))
}

/** A square board: its rows, its columns, then any other groups of as many cells. */
export function squareBoard(shape: Shape, others: readonly LatinGroup[] = []): LatinBoard {
  const size = shape.rows
  const lines = rowsAndColumns(shape)
  const rows = groupsOfKind('row', lines.slice(0, size))
  const columns = groupsOfKind('column', lines.slice(size))
  return { size, cells: size * size, groups: [...rows, ...columns, ...others] }
}

/** The indices of the groups that each cell is in. */
export function groupsOfCells({ cells, groups }: LatinBoard): number[][] {
  return Array.from({ length: cells }, (_, cell) =>
    groups.flatMap((group, index) => (group.cells.includes(cell) ? index : [])),
  )
}

/** The cells that share a group with each cell. */
export function peersOfCells(board: LatinBoard): number[][] {
  return groupsOfCells(board).map((own, cell) => {
    const around = new Set(own.flatMap((group) => board.groups[group].cells))
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
