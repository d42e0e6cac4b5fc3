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
  /** The cells that see all of the far part, as bits of words. */
  readonly seen: Int32Array
  /** The group of the link. */
  readonly group: number
  /** Whether a part has several cells. */
  readonly isGrouped: boolean
  /** The groups that have the near part. */
  readonly around: readonly number[]
}

/** Finds two links, of which a part of one and a part of the other lie in the same group. */
export function groupedTurbotFishFinder(pencil: LatinPencil): PatternFinder {
  const { board, bits, peerWords, seenByAll, places, cellsAt } = pencil
  const { size, groups } = board
  /** For each group, the positions that it shares with each other group. */
  const crossings = groups.map(({ cells: own }, group) =>
    groups.flatMap(({ cells: others }, other) => {
      const shared = own.reduce((set, cell, at) => (others.includes(cell) ? set | (1 << at) : set), 0)
      return group !== other && shared !== 0 ? { other, shared } : []
    }),
  )

  /** For each group and value, the places of the last search and the ends that follow from them. */
  const lastEnds: { readonly all: number; readonly ends: readonly GroupedEnd[] }[] = []

  /** The cells that can take the value of this search, as bits of words. */
  const open = new Int32Array(peerWords[0].length)

  return pencil.finderOfValues((value, report) => {
    open.fill(0)
    for (let cell = 0; cell < board.cells; cell++) {
      if (bits[cell] & (1 << (value - 1))) open[cell >> 5] |= 1 << (cell & 31)
    }
    /** The ends whose near part lies in each group. */
    const endsIn: GroupedEnd[][] = groups.map(() => [])
    groups.forEach((_, group) => {
      for (const end of endsOf(group, value)) for (const shared of end.around) endsIn[shared].push(end)
    })
    for (const ends of endsIn) {
      for (let index = 0; index < ends.length; index++) {
        for (let other = 0; other < index; other++) {
          // Links between single cells are turbot fish, which are sought before.
          if (!ends[index].isGrouped && !ends[other].isGrouped) continue
          findBetween(ends[other], ends[index], value, report)
        }
      }
    }
  })

  /** Reports what two links rule out whose near parts lie in one group. */
  function findBetween(first: GroupedEnd, second: GroupedEnd, value: number, report: Report): void {
    if (first.group === second.group || !haveCandidateInCommon(first.seen, second.seen)) return
    if (first.near.some((cell) => second.near.includes(cell))) return
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
  function endsOf(group: number, value: number): readonly GroupedEnd[] {
    const all = places[group * size + value - 1]
    const before = lastEnds[group * size + value - 1]
    if (before?.all === all) return before.ends
    const known: number[] = []
    const found: GroupedEnd[] = []
    const add = (part: number) => {
      const rest = all & ~part
      if (part === 0 || rest === 0 || known.includes(part)) return
      const [around, aroundRest] = [groupsWith(group, part), groupsWith(group, rest)]
      // The group of the link itself is one of them.
      if (around.length === 1 || aroundRest.length === 1) return
      known.push(part, rest)
      const [near, far] = [cellsAt(group, part), cellsAt(group, rest)]
      const isGrouped = near.length > 1 || far.length > 1
      found.push(
        { near, far, seen: seenBy(far), group, isGrouped, around },
        { near: far, far: near, seen: seenBy(near), group, isGrouped, around: aroundRest },
      )
    }
    for (const { shared } of crossings[group]) add(all & shared)
    for (let rest = all; rest !== 0; rest &= rest - 1) add(rest & -rest)
    lastEnds[group * size + value - 1] = { all, ends: found }
    return found
  }

  /** The cells that see all of some cells. */
  function seenBy(some: readonly number[]): Int32Array {
    const words = peerWords[some[0]].slice()
    for (const cell of some) for (let at = 0; at < words.length; at++) words[at] &= peerWords[cell][at]
    return words
  }

  /** Whether both of these sets have a cell that can take the value of this search. */
  function haveCandidateInCommon(one: Int32Array, other: Int32Array): boolean {
    for (let at = 0; at < open.length; at++) if ((one[at] & other[at] & open[at]) !== 0) return true
    return false
  }

  /** The groups that have all of these positions of a group: this group, and others. */
  function groupsWith(group: number, positions: number): number[] {
    const found = [group]
    for (const { other, shared } of crossings[group]) if ((positions & ~shared) === 0) found.push(other)
    return found
  }
}
