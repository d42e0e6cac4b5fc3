// ALS-XZ. An almost locked set (ALS) is a set of k cells of a group with k + 1 candidates together: it takes all of them
// but one. If two sets cannot both take x, since each place for x in one sees each place for x in the other, then one of
// them takes all its other candidates. So if both can take z, one of them does, and no cell that sees all places for z in
// both sets has z.

import { lowest, popcount } from '../../../kernel/bits.ts'
import type { PatternFinder } from '../../inference.ts'
import type { LatinPencil, Report } from './candidateBoard.ts'

/** The largest sets that are sought. If a set loses a candidate, it becomes a naked subset, which has at most four cells. */
const MOST_CELLS = 4

/** The most cells of two sets together: larger ones are hard to see, and take most of the time to compare. */
const MOST_TOGETHER = 6

/** Cells with one candidate more than cells. */
interface AlmostLockedSet {
  readonly cells: readonly number[]
  readonly values: number
  /** The group whose sets it was found among. */
  readonly group: number
  /** Each value with each group that has all its places in the set: the group times the size, plus the value less one. */
  readonly keys: readonly number[]
  /**
   * For each value from 1, two sets of cells as bits of several words: its places, and the cells that see all of these. For
   * values that the set lacks, they mean nothing.
   */
  readonly words: Int32Array
}

/** Two sets that cannot both take a value, and what another value of both rules out. The values are bits. */
interface Found {
  readonly one: AlmostLockedSet
  readonly other: AlmostLockedSet
  readonly joined: number
  readonly bit: number
  readonly targets: readonly number[]
}

/** Finds two almost locked sets that cannot both take a value, because a group has all its places in them. */
export function alsXzFinder(pencil: LatinPencil): PatternFinder {
  const { board, bits, peerWords, groupsOf, groupChanges } = pencil
  const { size, cells, groups } = board
  const wordsOfCells = Math.ceil(cells / 32)
  const setsOfGroups: AlmostLockedSet[][] = groups.map(() => [])
  /** For each group, the changes up to which its sets are known, and those up to which they ruled nothing out. */
  const knownSince = new Int32Array(groups.length)
  const quietSince = new Int32Array(groups.length)

  return pencil.finder((report, wanted) => {
    groups.forEach((_, group) => {
      if (knownSince[group] === groupChanges[group]) return
      setsOfGroups[group] = setsIn(group)
      knownSince[group] = groupChanges[group]
    })
    const found = pairs().sort((one, other) => sizeOf(one) - sizeOf(other))
    quietSince.set(groupChanges)
    // A candidate is ruled out by the smallest sets, unless all patterns of one are asked for.
    const covered = new Int32Array(cells)
    for (const pair of found) {
      const { one, other, targets, bit } = pair
      quietSince[one.group] = quietSince[other.group] = 0
      if (!wanted && targets.every((cell) => covered[cell] & bit)) continue
      for (const cell of targets) covered[cell] |= bit
      tell(pair, report)
    }
  })

  /** Pairs of sets that rule something out, without those of two groups that ruled nothing out and have not changed. */
  function pairs(): Found[] {
    const isQuiet = groups.map((_, group) => quietSince[group] === groupChanges[group])
    const setsOfKeys: AlmostLockedSet[][] = Array.from({ length: groups.length * size }, () => [])
    for (const sets of setsOfGroups)
      for (const one of sets) for (const key of one.keys) setsOfKeys[key].push(one)
    const found: Found[] = []
    setsOfKeys.forEach((sets, key) => {
      const joined = 1 << (key % size)
      for (let index = 0; index < sets.length; index++) {
        const one = sets[index]
        const isOneQuiet = isQuiet[one.group]
        for (let at = 0; at < index; at++) {
          const other = sets[at]
          if (one.cells.length + other.cells.length > MOST_TOGETHER) continue
          if (isOneQuiet && isQuiet[other.group]) continue
          const common = one.values & other.values & ~joined
          if (common === 0) continue
          if (!haveCommonPlace(one, other, joined)) addBetween(one, other, joined, common, found)
        }
      }
    })
    return found
  }

  /** Adds what two sets with these common values rule out. */
  function addBetween(
    one: AlmostLockedSet,
    other: AlmostLockedSet,
    joined: number,
    common: number,
    found: Found[],
  ): void {
    for (let rest = common; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest
      const targets = seenByBoth(one, other, bit)
      if (targets.length > 0) found.push({ one, other, joined, bit, targets })
    }
  }

  function tell({ one, other, joined, bit, targets }: Found, report: Report): void {
    report({
      kind: 'als-xz',
      facts: () => ({
        value: lowest(bit) + 1,
        joined: lowest(joined) + 1,
        one: pencil.names(one.cells),
        other: pencil.names(other.cells),
      }),
      cells: [...one.cells, ...other.cells],
      values: one.values | other.values,
      targets,
      struck: bit,
      premises: [{ cells: one.cells }, { cells: other.cells }],
    })
  }

  /** The sets of a group that are in no group before it. */
  function setsIn(group: number): AlmostLockedSet[] {
    const open = groups[group].cells.filter((cell) => bits[cell] !== 0)
    const found: AlmostLockedSet[] = []
    const chosen: number[] = []
    const choose = (from: number, values: number) => {
      const isSet = chosen.length > 0 && popcount(values) === chosen.length + 1
      if (isSet && groupsWith(chosen)[0] === group) found.push(describe([...chosen], values, group))
      if (chosen.length === MOST_CELLS) return
      for (let index = from; index < open.length; index++) {
        const union = values | bits[open[index]]
        if (popcount(union) > MOST_CELLS + 1) continue
        chosen.push(open[index])
        choose(index + 1, union)
        chosen.pop()
      }
    }
    choose(0, 0)
    return found
  }

  /** The groups that have all of these cells. */
  function groupsWith(some: readonly number[]): number[] {
    return groupsOf[some[0]].filter((group) => some.every((cell) => groupsOf[cell].includes(group)))
  }

  function describe(members: readonly number[], values: number, group: number): AlmostLockedSet {
    const words = new Int32Array(2 * wordsOfCells * size)
    const keys: number[] = []
    for (let rest = values; rest !== 0; rest &= rest - 1) {
      const own = members.filter((cell) => bits[cell] & rest & -rest)
      for (const one of groupsWith(own)) keys.push(one * size + lowest(rest))
      const from = placesAt(rest & -rest)
      words.set(peerWords[own[0]], from + wordsOfCells)
      for (const cell of own) {
        words[from + (cell >> 5)] |= 1 << (cell & 31)
        for (let at = 0; at < wordsOfCells; at++) words[from + wordsOfCells + at] &= peerWords[cell][at]
      }
    }
    return { cells: members, values, group, keys, words }
  }

  /** Where the places for a value begin in the words of a set. */
  function placesAt(bit: number): number {
    return 2 * wordsOfCells * lowest(bit)
  }

  /** Whether a cell of both sets can take a value. */
  function haveCommonPlace(one: AlmostLockedSet, other: AlmostLockedSet, bit: number): boolean {
    const from = placesAt(bit)
    for (let at = from; at < from + wordsOfCells; at++)
      if ((one.words[at] & other.words[at]) !== 0) return true
    return false
  }

  /** The cells with a value as candidate that see all places for it in both sets. */
  function seenByBoth(one: AlmostLockedSet, other: AlmostLockedSet, bit: number): number[] {
    const from = placesAt(bit) + wordsOfCells
    const found: number[] = []
    for (let at = 0; at < wordsOfCells; at++) {
      for (let rest = one.words[from + at] & other.words[from + at]; rest !== 0; rest &= rest - 1) {
        const cell = 32 * at + lowest(rest)
        if (bits[cell] & bit) found.push(cell)
      }
    }
    return found
  }
}

function sizeOf({ one, other }: Found): number {
  return one.cells.length + other.cells.length
}
