// Totals of the cells that are left over when cages are compared with a whole group. The numbers of a row add up
// to a known total (45 on a 9x9 board). The cells of the row outside the cages that lie within it (innies) add
// up to this total minus the totals of these cages. If cages cover the row, their cells outside it (outies) add
// up to the totals of these cages minus the total of the row. Setters call this the rule of 45.
//
//   cages 10 and 20 within a row, two cells left:  these add to 45 - 10 - 20 = 15

import { range } from '../../constraintProblem.ts'
import type { LatinGroup, Remainder } from '../boardOfGroups.ts'
import { difference } from '../reasons.ts'
import { sumOf } from './relations.ts'
import type { Clue } from './ruleBoard.ts'

/** Cells that must add to a total. */
interface Total {
  readonly cells: readonly number[]
  readonly total: number
  /** Its name in facts, with the group and the sum that it comes from: `leftover 15 (row 3, 45 − 10 − 20)`. */
  readonly clue: string
  /** How the total is found. */
  readonly remainder: Remainder
}

/**
 * Totals of more cells hardly ever rule out anything, and cost time. The same is true of several rows together.
 */
const MOST_CELLS = 3

/** Finds the innies and outies of each group, with their totals. */
export function totalsLeft(cages: readonly Clue[], groups: readonly LatinGroup[]): Total[] {
  /** Of cages that overlap, only the first is used. */
  const apart: Clue[] = []
  for (const cage of cages) {
    const { cells } = cage
    if (outside(cells, cellsOf(apart)).length === cells.length) apart.push(cage)
  }
  const found = new Map<string, Total>()
  for (const { kind, number, cells: within } of groups) {
    const add = (
      place: Remainder['place'],
      cells: readonly number[],
      plus: readonly number[],
      minus: readonly number[],
    ) => {
      if (cells.length === 0 || cells.length > MOST_CELLS) return
      const total = sumOf(plus) - sumOf(minus)
      const calculation = difference(plus.join(' + '), minus)
      const house = `${kind} ${number}`
      const clue = `leftover ${total} (${house}, ${calculation})`
      found.set(`${cells}`, { cells, total, clue, remainder: { place, house, calculation } })
    }
    const whole = [sumOf(range(1, within.length))]
    const touching = apart.filter(({ cells }) => outside(cells, within).length < cells.length)
    const inside = touching.filter(({ cells }) => outside(cells, within).length === 0)
    add('inside', outside(within, cellsOf(inside)), whole, totalsOf(inside))
    const isCovered = outside(within, cellsOf(touching)).length === 0
    if (isCovered) add('outside', outside(cellsOf(touching), within), totalsOf(touching), whole)
  }
  for (const { cells } of cages) found.delete(`${cells}`)
  return [...found.values()]
}

const cellsOf = (cages: readonly Clue[]) => cages.flatMap(({ cells }) => cells)

const totalsOf = (cages: readonly Clue[]) => cages.map((cage) => Number(cage.value))

/** The cells that are not among the others, in reading order. */
const outside = (cells: readonly number[], others: readonly number[]) =>
  cells.filter((cell) => !others.includes(cell)).sort((one, other) => one - other)
