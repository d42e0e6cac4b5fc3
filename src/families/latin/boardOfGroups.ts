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
// consecutive. So are clues along several cells, each with an automaton that reads their numbers.

import { rowsAndColumns } from '../cellNamesAndFaults.ts'
import { perObjects } from '../memo.ts'
import type { Shape } from '../puzzle.ts'
import type { Automaton } from './automata.ts'

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
  /** The kind of the group. */
  readonly kind: GroupKind
  /** The number of the group among the groups of its kind, from 1. */
  readonly number: number
  /** The cells of the group: one for each number. */
  readonly cells: readonly number[]
}

/** What pairs and walks have in common: both come from a rule or a clue. */
interface RulePart {
  /** The fault to report if the rule or clue is broken: `cells that touch at a corner hold the same number`. */
  readonly fault: string
  /**
   * The clue's name in facts (a name in `groups`, with the clue's number if it has one); left out if the part
   * comes from a rule of the whole board.
   */
  readonly clue?: string
}

/** Two cells whose numbers depend on each other, although they may share no group. */
export interface LatinPair extends RulePart {
  /** The two cells. */
  readonly cells: readonly [one: number, other: number]
  /** For each number from 1 of the first cell, the numbers that the second cannot have, as bits. */
  readonly bans: readonly number[]
}

/** Cells whose numbers an automaton must accept, read in this order. */
export interface LatinWalk extends RulePart {
  /** The cells, without repetitions. */
  readonly cells: readonly number[]
  /** The automaton that reads the numbers of the cells. */
  readonly automaton: Automaton
  /**
   * Whether the clue follows from other parts of the board: then it speeds up solving, but need not be checked.
   */
  readonly isImplied?: true
  /** How the total of the cells is found, if cages leave them over. */
  readonly remainder?: Remainder
}

/** How the total of cells is found that are left over when cages are compared with a group. */
export interface Remainder {
  /** Whether the cells lie inside the group or outside it. */
  readonly place: 'inside' | 'outside'
  /** The group as a fact. */
  readonly house: string
  /** The calculation of the total. */
  readonly calculation: string
}

/** A board of cells in groups. */
export interface LatinBoard {
  /** The largest number, at most 29, which is also the number of cells in a group. */
  readonly size: number
  /** The number of cells. Each cell is in at least one group. */
  readonly cells: number
  /** The groups, which may overlap in any way. */
  readonly groups: readonly LatinGroup[]
  /** The rules between two cells; none if left out. */
  readonly pairs?: readonly LatinPair[]
  /** The clues along cells; left out if no board of the shape has any. */
  readonly walks?: readonly LatinWalk[]
}

/** Groups, pairs and walks that rules add to the rows and columns of a board. */
type LatinAdditions = Pick<LatinBoard, 'pairs' | 'walks'> & Partial<Pick<LatinBoard, 'groups'>>

/** Makes groups of one kind, numbered in this order. */
export function groupsOfKind(kind: GroupKind, groups: readonly (readonly number[])[]): LatinGroup[] {
  return groups.map((cells, index) => ({ kind, number: index + 1, cells }))
}

/**
 * Makes a square board: its rows, its columns, then any other groups of the same size, and the pairs and walks
 * that rules add.
 */
export function squareBoard(shape: Shape, { groups = [], ...others }: LatinAdditions = {}): LatinBoard {
  const size = shape.rows
  const lines = rowsAndColumns(shape)
  const rows = groupsOfKind('row', lines.slice(0, size))
  const columns = groupsOfKind('column', lines.slice(size))
  return { size, cells: size * size, groups: [...rows, ...columns, ...groups], ...others }
}

/**
 * For each group, its crossings with other groups. Boards of one shape share their groups, so the crossings are
 * compiled once for each shape.
 */
export const crossingsOfGroups = perObjects((groups: LatinBoard['groups']) => {
  const crossings = makeCrossings(groups.map(({ cells }) => cells))
  return groups.map((_, group) => crossings.filter(({ one, other }) => one === group || other === group))
})

/** For each cell, its groups, and the other cells of these groups. */
const membersOf = perObjects((groups: LatinBoard['groups']) => {
  const last = Math.max(...groups.flatMap(({ cells }) => cells))
  const groupsOf = Array.from({ length: last + 1 }, (): number[] => [])
  groups.forEach(({ cells }, index) => {
    for (const cell of cells) groupsOf[cell].push(index)
  })
  const peersOf = groupsOf.map((own, cell) =>
    [...new Set(own.flatMap((group) => groups[group].cells))].filter((peer) => peer !== cell),
  )
  return { groupsOf, peersOf }
})

/** The indices of the groups that each cell is in. */
export function groupsOfCells({ groups }: LatinBoard): readonly (readonly number[])[] {
  return membersOf(groups).groupsOf
}

/** For each cell, the other cells of its groups. */
export function peersInGroups({ groups }: LatinBoard): readonly (readonly number[])[] {
  return membersOf(groups).peersOf
}

/** Whether a board has no pairs and no walks. */
export function isPlain({ pairs = [], walks = [] }: LatinBoard): boolean {
  return pairs.length + walks.length === 0
}

/**
 * Lists the pairs of groups that cross in two or more cells, each with these cells and the rest of each group.
 */
function makeCrossings(groups: readonly (readonly number[])[]) {
  return groups.flatMap((_, one) =>
    groups.flatMap((cells, other) => {
      const inside = groups[one].filter((cell) => cells.includes(cell))
      if (one >= other || inside.length < 2) return []
      const rest = (group: number) => groups[group].filter((cell) => !inside.includes(cell))
      return { one, other, inside, restOfOne: rest(one), restOfOther: rest(other) }
    }),
  )
}
