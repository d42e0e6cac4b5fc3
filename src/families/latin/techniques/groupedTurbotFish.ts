// A turbot fish whose ends may be several cells (HoDoKu calls such links grouped; the best known kinds are
// grouped skyscrapers and empty rectangles). A grouped link divides the places for a value in a row, column or
// box into two parts, so that the cells of each part also share a further group. One of the two parts has the
// value. If the near parts of two such links lie in one group, one of the far parts has the value.

import type { PatternFinder } from '../../inference.ts'
import { groupsFact } from '../reasons.ts'
import type { LatinPencil, Report } from './candidateBoard.ts'

/** A link seen from one of its parts: if the near part does not have the value, the far part has it. */
interface GroupedEnd {
  readonly near: readonly number[]
  readonly far: readonly number[]
  /** The cells that see all of the far part, as bits of words. */
  readonly seen: Int32Array
  /** The group of the link. */
  readonly group: number
  /** Whether one of the parts has several cells. */
  readonly isGrouped: boolean
  /** The groups that contain the near part. */
  readonly around: readonly number[]
}

/** Finds two links whose near parts lie in the same group. */
export function groupedTurbotFishFinder(pencil: LatinPencil): PatternFinder {
  const { board, bits, peerWords, seenByAll, places, cellsAt } = pencil
  const { size, groups } = board
  /** For each group, its crossings with other groups: the positions that it shares with each of them. */
  const crossings = groups.map(({ cells: own }, group) =>
    groups.flatMap(({ cells: others }, other) => {
      const shared = own.reduce((set, cell, at) => (others.includes(cell) ? set | (1 << at) : set), 0)
      return group !== other && shared !== 0 ? { other, shared } : []
    }),
  )

  /** For each group and value, the places at the last search, and the ends that were derived from them. */
  const lastEnds: { readonly all: number; readonly ends: readonly GroupedEnd[] }[] = []

  /** The cells that can take the value of the current search, as bits of words. */
  const open = new Int32Array(peerWords[0].length)

  return pencil.finderOfValues((value, report) => {
    open.fill(0)
    for (let cell = 0; cell < board.cells; cell++) {
      if (bits[cell] & (1 << (value - 1))) open[cell >> 5] |= 1 << (cell & 31)
    }
    /** For each group, the ends whose near part lies in the group. */
    const endsIn: GroupedEnd[][] = groups.map(() => [])
    groups.forEach((_, group) => {
      for (const end of endsOf(group, value)) for (const shared of end.around) endsIn[shared].push(end)
    })
    for (const ends of endsIn) {
      for (let index = 0; index < ends.length; index++) {
        for (let other = 0; other < index; other++) {
          // Two links between single cells form an ordinary turbot fish, which another finder finds.
          if (!ends[index].isGrouped && !ends[other].isGrouped) continue
          findBetween(ends[other], ends[index], value, report)
        }
      }
    }
  })

  /** Reports the candidates that two links with near parts in the same group rule out. */
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

  /**
   * All divisions of the places for a value in a group into two parts. Each division gives two ends, one seen
   * from each part.
   */
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
      // The list always has the group of the link itself, so a part needs at least one further group.
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

  /** The cells that see all of these cells. */
  function seenBy(some: readonly number[]): Int32Array {
    const words = peerWords[some[0]].slice()
    for (const cell of some) for (let at = 0; at < words.length; at++) words[at] &= peerWords[cell][at]
    return words
  }

  /** Whether the two sets have a cell in common that can take the value of the current search. */
  function haveCandidateInCommon(one: Int32Array, other: Int32Array): boolean {
    for (let at = 0; at < open.length; at++) if ((one[at] & other[at] & open[at]) !== 0) return true
    return false
  }

  /** The groups that contain all cells at these positions of a group: the group itself, and others. */
  function groupsWith(group: number, positions: number): number[] {
    const found = [group]
    for (const { other, shared } of crossings[group]) if ((positions & ~shared) === 0) found.push(other)
    return found
  }
}
