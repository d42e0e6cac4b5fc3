// What cages leave of whole groups. The numbers of a row add to a known total (45 on a board of nine), so the cells that the cages within
// the row leave must add to what the totals of these cages leave. If cages cover the row, their cells outside must add to what these
// totals have too much. Setters call this the rule of 45, and the cells innies and outies.
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

/** More cells hardly ever rule out anything, and cost time; so do several rows together. */
const MOST_CELLS = 3

/** The cells that cages, each with its total, leave of groups. */
export function totalsLeft(cages: readonly Clue[], groups: readonly LatinGroup[]): Total[] {
  const cageOf = new Map<number, Clue>()
  for (const cage of cages) {
    // Of cages that overlap, the first counts.
    if (!cage.cells.some((cell) => cageOf.has(cell))) for (const cell of cage.cells) cageOf.set(cell, cage)
  }
  const found = new Map<string, Total>()
  for (const { cells: within } of groups) {
    const wanted = sumOf(range(1, within.length))
    /** The cells that each cage has within. */
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
