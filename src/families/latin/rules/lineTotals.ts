// Totals of the cells that are left over when cages are compared with a whole group. The numbers of a row add up
// to a known total (45 on a 9x9 board). The cells of the row outside the cages that lie within it (innies) add
// up to this total minus the totals of these cages. If cages cover the row, their cells outside it (outies) add
// up to the totals of these cages minus the total of the row. Setters call this the rule of 45.
//
//   cages 10 and 20 within a row, two cells left:  these add to 45 - 10 - 20 = 15

import { range } from '../../constraintProblem.ts'
import type { LatinGroup } from '../boardOfGroups.ts'
import { sumOf } from './relations.ts'
import type { Clue } from './ruleBoard.ts'

/** Cells that must add to a total. */
interface Total {
  readonly cells: readonly number[]
  readonly total: number
}

/**
 * Totals of more cells hardly ever rule out anything, and cost time. The same is true of several rows together.
 */
const MOST_CELLS = 3

/** Finds the innies and outies of each group, with their totals. */
export function totalsLeft(cages: readonly Clue[], groups: readonly LatinGroup[]): Total[] {
  const cageOf = new Map<number, Clue>()
  for (const cage of cages) {
    // If cages overlap, only the first is used.
    if (!cage.cells.some((cell) => cageOf.has(cell))) for (const cell of cage.cells) cageOf.set(cell, cage)
  }
  const found = new Map<string, Total>()
  for (const { cells: within } of groups) {
    const wanted = sumOf(range(1, within.length))
    /** The cells of each cage within the group; the key `undefined` has the cells without a cage. */
    const parts = new Map<Clue | undefined, number[]>()
    for (const cell of within) parts.set(cageOf.get(cell), [...(parts.get(cageOf.get(cell)) ?? []), cell])
    const free = parts.get(undefined) ?? []
    parts.delete(undefined)
    const touching = [...parts] as [Clue, number[]][]
    const partly = touching.filter(([{ cells }, own]) => own.length < cells.length)
    const inside = touching.filter(([{ cells }, own]) => own.length === cells.length)
    const innies = [...free, ...partly.flatMap(([, own]) => own)]
    const outies = partly.flatMap(([{ cells }, own]) => cells.filter((cell) => !own.includes(cell)))
    const left = [{ cells: innies, total: wanted - totalOf(inside) }]
    if (free.length === 0) left.push({ cells: outies, total: totalOf(touching) - wanted })
    for (const { cells, total } of left) {
      if (cells.length === 0 || cells.length > MOST_CELLS) continue
      const inOrder = cells.toSorted((one, other) => one - other)
      found.set(inOrder.join(), { cells: inOrder, total })
    }
  }
  for (const { cells } of cages) found.delete(cells.join())
  return [...found.values()]
}

const totalOf = (cages: readonly (readonly [Clue, unknown])[]) =>
  sumOf(cages.map(([{ value }]) => Number(value)))
