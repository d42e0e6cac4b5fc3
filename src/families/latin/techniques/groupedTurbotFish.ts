// A turbot fish whose ends may be several cells (HoDoKu calls such links grouped; the best known kinds are grouped
// skyscrapers and empty rectangles). The places for a value in a row, column or box fall into two parts, each in another
// common group: one part or the other has the value. If a part of one such link sees a part of another completely, one of
// the two other parts has the value.

import type { PatternFinder } from '../../inference.ts'
import { groupsFact } from '../reasons.ts'
import type { LatinPencil, Report } from './candidateBoard.ts'

/** A link seen from one of its parts: if this part does not have the value, the other has it. */
interface GroupedEnd {
  readonly near: readonly number[]
  readonly far: readonly number[]
  /** The group of the link. */
  readonly group: number
}

/** Finds two links, of which a part of one and a part of the other lie in the same group. */
export function groupedTurbotFishFinder(pencil: LatinPencil): PatternFinder {
  const { board, seenByAll, groupsOf, places, cellsAt } = pencil
  const { size, groups } = board
  /** For each group, the positions that it shares with each other group, if several. */
  const crossings = groups.map(({ cells: own }) =>
    groups.flatMap(({ cells: others }) => {
      const shared = own.reduce((set, cell, at) => (others.includes(cell) ? set | (1 << at) : set), 0)
      return own !== others && (shared & (shared - 1)) !== 0 ? shared : []
    }),
  )

  return pencil.finderOfValues((value, report) => {
    /** The ends whose near part lies in each group. */
    const endsIn: GroupedEnd[][] = groups.map(() => [])
    groups.forEach((_, group) => {
      for (const end of endsOf(group, value)) {
        for (const shared of groupsOf[end.near[0]]) {
          if (end.near.every((cell) => groupsOf[cell].includes(shared))) endsIn[shared].push(end)
        }
      }
    })
    for (const ends of endsIn) {
      for (let index = 0; index < ends.length; index++) {
        for (let other = 0; other < index; other++) findBetween(ends[other], ends[index], value, report)
      }
    }
  })

  /** Reports what two links rule out whose near parts lie in one group. */
  function findBetween(first: GroupedEnd, second: GroupedEnd, value: number, report: Report): void {
    if (first.group === second.group || first.near.some((cell) => second.near.includes(cell))) return
    const targets = seenByAll([...first.far, ...second.far], value)
    if (targets.length === 0) return
    report({
      kind: 'grouped-turbot-fish',
      facts: () => ({
        value,
        groups: groupsFact([groups[first.group], groups[second.group]]),
        one: pencil.names(first.far),
        other: pencil.names(second.far),
      }),
      cells: [...new Set([...first.near, ...second.near, ...first.far, ...second.far])],
      values: 1 << (value - 1),
      targets,
      premises: [first, second].map(({ group }) => ({ cells: groups[group].cells, value })),
    })
  }

  /** The ways to part the places for a value in a group, each from both parts. */
  function endsOf(group: number, value: number): GroupedEnd[] {
    const all = places[group * size + value - 1]
    const known: number[] = []
    const found: GroupedEnd[] = []
    const add = (part: number) => {
      const rest = all & ~part
      if (part === 0 || rest === 0 || known.includes(part)) return
      if (!areTogether(group, part) || !areTogether(group, rest)) return
      known.push(part, rest)
      const [near, far] = [cellsAt(group, part), cellsAt(group, rest)]
      found.push({ near, far, group }, { near: far, far: near, group })
    }
    for (const shared of crossings[group]) add(all & shared)
    for (let rest = all; rest !== 0; rest &= rest - 1) add(rest & -rest)
    return found
  }

  /** Whether another group has all of these positions of a group. */
  function areTogether(group: number, positions: number): boolean {
    return (
      (positions & (positions - 1)) === 0 || crossings[group].some((shared) => (positions & ~shared) === 0)
    )
  }
}
