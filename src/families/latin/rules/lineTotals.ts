// What cages leave of whole groups. The numbers of a row add to a known total (45 on a board of nine), so the cells that the cages within
// some rows leave must add to what the totals of these cages leave. If cages cover some rows, their cells outside must add to what
// these totals have too much. Setters call this the rule of 45, and the cells innies and outies.
//
//   cages 10 and 20 within a row, two cells left:  these add to 45 - 10 - 20 = 15

import { range } from '../../constraintProblem.ts'
import { perObjects } from '../../memo.ts'
import type { LatinGroup } from '../boardOfGroups.ts'
import { sumOf } from './relations.ts'
import type { Clue } from './ruleBoard.ts'

/** Cells that must add to a total. */
interface Total {
  readonly cells: readonly number[]
  readonly total: number
}

/** More lines together, or more cells, hardly ever rule out anything, and cost time. */
const MOST_LINES = 2
const MOST_CELLS = 3

/** The cells that cages, each with its total, leave of neighbouring rows or columns, or of another group. */
export function totalsLeft(cages: readonly Clue[], groups: readonly LatinGroup[]): Total[] {
  const cageOf = new Map<number, Clue>()
  for (const cage of cages) {
    // Of cages that overlap, the first counts.
    if (!cage.cells.some((cell) => cageOf.has(cell))) for (const cell of cage.cells) cageOf.set(cell, cage)
  }
  const found = new Map<string, Total>()
  const totalOfGroup = sumOf(range(1, groups[0].cells.length))
  for (const together of stretchesOf(groups)) {
    const within = together.flatMap(({ cells }) => cells)
    const wanted = together.length * totalOfGroup
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

/** Neighbouring rows and neighbouring columns, up to so many, and each other group. Boards of one shape share their groups. */
const stretchesOf = perObjects((groups: readonly LatinGroup[]): LatinGroup[][] => {
  const lines = (['row', 'column'] as const).map((kind) => groups.filter((group) => group.kind === kind))
  const stretches = lines.flatMap((own) =>
    range(1, MOST_LINES).flatMap((count) =>
      range(0, own.length - count).map((first) => own.slice(first, first + count)),
    ),
  )
  return [...stretches, ...groups.filter((group) => !lines.flat().includes(group)).map((group) => [group])]
})
