// A turbot fish whose ends may be several cells (HoDoKu calls such links grouped; the best known kinds are grouped
// skyscrapers and empty rectangles). The places for a value in a row, column or box fall into two parts, each in another
// common group: one part or the other has the value. If a part of one such link sees a part of another completely, one of
// the two other parts has the value.

import { lowest } from '../../../kernel/bits.ts'
import type { PatternFinder } from '../../inference.ts'
import { groupsFact } from '../reasons.ts'
import type { LatinPencil } from './candidateBoard.ts'

/** Two parts of the places for a value in a group, as cells. */
interface GroupedLink {
  readonly parts: readonly [readonly number[], readonly number[]]
  readonly group: number
}

/** Finds two links, of which a part of one sees a part of the other. */
export function groupedTurbotFishFinder(pencil: LatinPencil): PatternFinder {
  const { board, sees, seenByAll, groupsOf, places, cellsAt } = pencil
  const { size, groups } = board
  const seesAll = (some: readonly number[], others: readonly number[]) =>
    some.every((cell) => others.every((other) => sees(cell, other)))

  return pencil.finderOfValues((value, report) => {
    const links = groups.flatMap((_, group) => linksIn(group, value))
    links.forEach((first, index) => {
      for (const second of links.slice(index + 1)) {
        if (first.group === second.group) continue
        for (let ends = 0; ends < 4; ends++) {
          const near = first.parts[ends & 1]
          const next = second.parts[ends >> 1]
          if (!seesAll(near, next)) continue
          const far = [...first.parts[1 - (ends & 1)], ...second.parts[1 - (ends >> 1)]]
          const targets = seenByAll(far, value)
          if (targets.length === 0) continue
          report({
            kind: 'grouped-turbot-fish',
            facts: () => ({
              value,
              groups: groupsFact([groups[first.group], groups[second.group]]),
              one: pencil.names(first.parts[1 - (ends & 1)]),
              other: pencil.names(second.parts[1 - (ends >> 1)]),
            }),
            cells: [...new Set([...near, ...next, ...far])],
            values: 1 << (value - 1),
            targets,
            premises: [first, second].map(({ group }) => ({ cells: groups[group].cells, value })),
          })
        }
      }
    })
  })

  /** The ways to part the places for a value in a group. */
  function linksIn(group: number, value: number): GroupedLink[] {
    const all = places[group * size + value - 1]
    const found = new Map<number, GroupedLink>()
    if ((all & (all - 1)) === 0) return []
    for (const part of partsOf(group, all)) {
      const rest = all & ~part
      const key = Math.min(part, rest)
      if (rest === 0 || found.has(key)) continue
      const parts = [cellsAt(group, part), cellsAt(group, rest)] as const
      if (parts.every((cells) => cells.length === 1 || areTogether(group, cells)))
        found.set(key, { parts, group })
    }
    return [...found.values()]
  }

  /** The places that the group shares with each other group, and each place alone, as positions of the group. */
  function partsOf(group: number, all: number): number[] {
    const shared = new Map<number, number>()
    const parts: number[] = []
    for (let rest = all; rest !== 0; rest &= rest - 1) {
      const position = lowest(rest)
      parts.push(1 << position)
      for (const other of groupsOf[groups[group].cells[position]]) {
        if (other !== group) shared.set(other, (shared.get(other) ?? 0) | (1 << position))
      }
    }
    return [...parts, ...shared.values()]
  }

  /** Whether another group has all of these cells. */
  function areTogether(group: number, cells: readonly number[]): boolean {
    return groupsOf[cells[0]].some(
      (other) => other !== group && cells.every((cell) => groupsOf[cell].includes(other)),
    )
  }
}
