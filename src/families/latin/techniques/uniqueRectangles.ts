// Unique rectangles: four open cells in two rows, two columns and two boxes cannot hold only two numbers,
// because the two numbers could be exchanged, and the puzzle would have a second solution. Since the cells are
// open, none of them is a given.
//
//   a b | . . .      Here a and b could be exchanged.
//   b a | . . .
//
//   type 1   three cells have only a and b: the fourth has neither
//   type 2   the cells have only a, b and c: c is in one of the cells that can take it
//   type 3   two neighbouring cells have only a and b: one of the other two cells has another number, so these two act as
//            one cell of a naked subset in a row, column or box
//   type 4   two neighbouring cells have only a and b, and the other two are the only places for a in a row, column or
//            box: one of these two is a, so neither is b
//
// Sudoku players use these names (HoDoKu: Uniqueness Test; its types 2 and 5 are both type 2 here). These
// techniques rest on the uniqueness of the solution, which is proved before a puzzle is explained. A rectangle
// is no longer found once one of its cells is filled, although its eliminations remain valid.

import { popcount } from '../../../kernel/bits.ts'
import type { PatternFinder } from '../../inference.ts'
import { once } from '../../lazyElimination.ts'
import type { LatinBoard } from '../boardOfGroups.ts'
import { groupFact } from '../reasons.ts'
import { valuesOfSet } from '../valuesOfSet.ts'
import { type LatinPencil, type Report, smallUnions } from './candidateBoard.ts'
import { premisesOf } from './skyscrapersAndKites.ts'

/** The corners of a rectangle in reading order. The first and the last corner are diagonally opposite. */
type Rectangle = readonly [number, number, number, number]

/** The sides of a rectangle: two corners in one line, followed by the two other corners in the same order. */
const SIDES = [
  [0, 1, 2, 3],
  [2, 3, 0, 1],
  [0, 2, 1, 3],
  [1, 3, 0, 2],
] as const

/** Finds three corners that together have two candidates, which the fourth corner then cannot have. */
export function uniqueRectangle1Finder(pencil: LatinPencil): PatternFinder {
  const { bits } = pencil
  return rectangleFinder(pencil, (corners, report) => {
    for (const corner of corners) {
      const others = corners.filter((cell) => cell !== corner)
      const pair = unionOf(pencil, others)
      if (popcount(pair) !== 2 || !(bits[corner] & pair)) continue
      report({
        kind: 'unique-rectangle-1',
        facts: () => ({ cell: corner, values: valuesOfSet(pair).join(', '), cells: pencil.names(corners) }),
        cells: corners,
        values: pair,
        targets: [corner],
        premises: [{ cells: others }],
      })
    }
  })
}

/**
 * Finds corners that together have three candidates, and cells that see all places for one of these candidates.
 */
export function uniqueRectangle2Finder(pencil: LatinPencil): PatternFinder {
  const { bits, seenByAll } = pencil
  return rectangleFinder(pencil, (corners, report) => {
    const all = unionOf(pencil, corners)
    if (popcount(all) !== 3) return
    for (const value of valuesOfSet(all)) {
      const bit = 1 << (value - 1)
      const roof = corners.filter((cell) => bits[cell] & bit)
      if (roof.length < 2) continue
      report({
        kind: 'unique-rectangle-2',
        facts: () => ({
          value,
          values: valuesOfSet(all & ~bit).join(', '),
          roof: pencil.names(roof),
          cells: pencil.names(corners),
        }),
        cells: corners,
        values: all,
        targets: seenByAll(roof, value),
        struck: bit,
        premises: [{ cells: corners }],
      })
    }
  })
}

/**
 * The maximum number of cells of a naked subset besides the corners, which count as one cell: only pairs,
 * triples and quads are usual.
 */
const MOST_BESIDE = 3

/**
 * Finds two corners with two candidates, and a naked subset that includes the further candidates of the other
 * two corners.
 */
export function uniqueRectangle3Finder(pencil: LatinPencil): PatternFinder {
  const { board, bits, groupsOf } = pencil
  return rectangleFinder(pencil, (corners, report) => {
    for (const side of SIDES) {
      const [one, other, ...floor] = side.map((index) => corners[index])
      const pair = unionOf(pencil, floor)
      if (popcount(pair) !== 2) continue
      const roof = [one, other]
      const further = unionOf(pencil, roof) & ~pair
      for (const index of groupsOf[one].filter((group) => groupsOf[other].includes(group))) {
        const group = board.groups[index]
        const open = group.cells.filter((cell) => bits[cell] !== 0 && !roof.includes(cell))
        const sets = open.map((cell) => bits[cell] | further)
        const tellSubset = (chosen: readonly number[], union: number) => {
          const beside = chosen.map((at) => open[at])
          report({
            kind: 'unique-rectangle-3',
            facts: () => ({
              pair: valuesOfSet(pair).join(', '),
              corners: pencil.names(corners),
              roof: pencil.names(roof),
              values: valuesOfSet(union).join(', '),
              cells: pencil.names(beside),
              group: groupFact(group),
            }),
            cells: [...corners, ...beside],
            values: pair | union,
            targets: open.filter((cell) => !beside.includes(cell)),
            struck: union,
            premises: [{ cells: [...corners, ...beside] }],
          })
        }
        for (let count = 1; count <= MOST_BESIDE; count++) smallUnions(sets, count, tellSubset, count + 1)
      }
    }
  })
}

/**
 * Finds two corners with two candidates if the other two corners are the only places in a group for one of these
 * candidates.
 */
export function uniqueRectangle4Finder(pencil: LatinPencil): PatternFinder {
  const { groups } = pencil.board
  return rectangleFinder(pencil, (corners, report) => {
    for (const side of SIDES) {
      const [one, other, ...floor] = side.map((index) => corners[index])
      const pair = unionOf(pencil, floor)
      if (popcount(pair) !== 2) continue
      for (const value of valuesOfSet(pair)) {
        const link = pencil.linksOf(value).find(({ ends }) => ends.includes(one) && ends.includes(other))
        if (!link) continue
        const rest = pair & ~(1 << (value - 1))
        report({
          kind: 'unique-rectangle-4',
          facts: () => ({
            value,
            other: valuesOfSet(rest).join(),
            group: groupFact(groups[link.group]),
            roof: pencil.names([one, other]),
            cells: pencil.names(corners),
          }),
          cells: corners,
          values: pair,
          targets: [one, other],
          struck: rest,
          premises: [{ cells: floor }, ...premisesOf(groups, [link], value)],
        })
      }
    }
  })
}

/** Looks at each rectangle of open cells. */
function rectangleFinder(
  pencil: LatinPencil,
  find: (corners: Rectangle, report: Report) => void,
): PatternFinder {
  const { board, bits } = pencil
  const rectangles = once(() => rectanglesOf(board))
  return pencil.finder((report) => {
    for (const corners of rectangles()) {
      const [one, two, three, four] = corners
      // Numbers can be exchanged only if opposite corners have a candidate in common. A filled cell has no
      // candidate.
      if (bits[one] & bits[four] && bits[two] & bits[three]) find(corners, report)
    }
  })
}

/**
 * The rectangles in which two numbers could be exchanged: every group that contains a corner must contain
 * exactly two corners, which are neighbours.
 */
function rectanglesOf({ groups }: LatinBoard): Rectangle[] {
  const rows = groups.filter(({ kind }) => kind === 'row')
  const others = groups.filter(({ kind }) => kind !== 'row' && kind !== 'column')
  const found: Rectangle[] = []
  rows.forEach(({ cells: upper }, index) => {
    for (const { cells: lower } of rows.slice(index + 1)) {
      for (let left = 0; left < upper.length; left++) {
        for (let right = left + 1; right < upper.length; right++) {
          const corners = [upper[left], upper[right], lower[left], lower[right]] as const
          if (others.every(({ cells }) => keepsNumbers(corners.map((cell) => cells.includes(cell))))) {
            found.push(corners)
          }
        }
      }
    }
  })
  return found
}

/** Whether a group that contains these corners has the same numbers after an exchange. */
function keepsNumbers(isIn: readonly boolean[]): boolean {
  const count = isIn.filter(Boolean).length
  return count === 0 || (count === 2 && isIn[0] !== isIn[3])
}

function unionOf({ bits }: LatinPencil, cells: readonly number[]): number {
  return cells.reduce((union, cell) => union | bits[cell], 0)
}
