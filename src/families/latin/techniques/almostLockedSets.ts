// ALS-XZ. An almost locked set (ALS) is a set of k cells of a group with k + 1 candidates together: it takes all of them
// but one. If two sets cannot both take x, since each place for x in one sees each place for x in the other, then one of
// them takes all its other candidates. So if both can take z, one of them does, and no cell that sees all places for z in
// both sets has z.

import { popcount } from '../../../kernel/bits.ts'
import type { PatternFinder } from '../../inference.ts'
import { valuesOfSet } from '../valuesOfSet.ts'
import { type LatinPencil, type Report, smallUnions } from './candidateBoard.ts'

/** The largest sets that are sought. If a set loses a candidate, it becomes a naked subset, which has at most four cells. */
const MOST_CELLS = 4

/** Cells with one candidate more than cells. */
interface AlmostLockedSet {
  readonly cells: readonly number[]
  readonly values: number
  /** For each value of the set, at its index from 0: its places, and the cells that see all of these. */
  readonly places: readonly (Int32Array | undefined)[]
  readonly seen: readonly (Int32Array | undefined)[]
}

/** Finds two almost locked sets that cannot both take a value. */
export function alsXzFinder(pencil: LatinPencil): PatternFinder {
  const { board, bits, peersOf } = pencil
  const { size, cells, groups } = board
  // Sets of cells as bits of several words, because pairs of sets are compared thousands of times.
  const words = Math.ceil(cells / 32)
  const peers = peersOf.map(setOf)

  return pencil.finder((report) => {
    const sets = almostLockedSets()
    for (let index = 0; index < sets.length; index++) {
      const one = sets[index]
      for (let at = 0; at < index; at++) {
        const other = sets[at]
        const common = one.values & other.values
        if ((common & (common - 1)) !== 0) findBetween(other, one, valuesOfSet(common), report)
      }
    }
  })

  /** Reports what two sets with common values rule out. */
  function findBetween(
    one: AlmostLockedSet,
    other: AlmostLockedSet,
    common: readonly number[],
    report: Report,
  ): void {
    for (const joined of common) {
      if (!isWithin(other.places[joined - 1], one.seen[joined - 1])) continue
      for (const value of common) {
        if (value === joined) continue
        const targets = seenByBoth(one, other, value)
        if (targets.length === 0) continue
        report({
          kind: 'als-xz',
          facts: () => ({ value, joined, one: pencil.names(one.cells), other: pencil.names(other.cells) }),
          cells: [...one.cells, ...other.cells],
          values: one.values | other.values,
          targets,
          struck: 1 << (value - 1),
          premises: [{ cells: one.cells }, { cells: other.cells }],
        })
      }
    }
  }

  /** All sets, the smallest first. */
  function almostLockedSets(): AlmostLockedSet[] {
    const found = new Map<string, AlmostLockedSet>()
    for (let count = 1; count <= MOST_CELLS; count++) {
      for (const group of groups) {
        const open = group.cells.filter((cell) => bits[cell] !== 0)
        const own = open.map((cell) => bits[cell])
        const add = (chosen: readonly number[], values: number) => {
          if (popcount(values) !== count + 1) return
          const members = chosen.map((index) => open[index]).sort((a, b) => a - b)
          const key = members.join()
          if (!found.has(key)) found.set(key, describe(members, values))
        }
        smallUnions(own, count, add, count + 1)
      }
    }
    return [...found.values()]
  }

  function describe(members: readonly number[], values: number): AlmostLockedSet {
    const places = new Array<Int32Array | undefined>(size)
    const seen = new Array<Int32Array | undefined>(size)
    for (const value of valuesOfSet(values)) {
      const own = members.filter((cell) => bits[cell] & (1 << (value - 1)))
      places[value - 1] = setOf(own)
      seen[value - 1] = peers[own[0]].map((word, at) =>
        own.reduce((common, cell) => common & peers[cell][at], word),
      )
    }
    return { cells: members, values, places, seen }
  }

  /** The cells with a value as candidate that see all places for it in both sets. */
  function seenByBoth(one: AlmostLockedSet, other: AlmostLockedSet, value: number): number[] {
    const first = one.seen[value - 1] as Int32Array
    const second = other.seen[value - 1] as Int32Array
    const found: number[] = []
    for (let at = 0; at < words; at++) {
      for (let rest = first[at] & second[at]; rest !== 0; rest &= rest - 1) {
        const cell = 32 * at + 31 - Math.clz32(rest & -rest)
        if (bits[cell] & (1 << (value - 1))) found.push(cell)
      }
    }
    return found
  }

  function setOf(some: readonly number[]): Int32Array {
    const set = new Int32Array(words)
    for (const cell of some) set[cell >> 5] |= 1 << (cell & 31)
    return set
  }
}

function isWithin(set: Int32Array | undefined, other: Int32Array | undefined): boolean {
  if (!set || !other) return false
  for (let at = 0; at < set.length; at++) if ((set[at] & ~other[at]) !== 0) return false
  return true
}
