// ALS-XZ. An almost locked set (ALS) is a set of k cells of a group with k + 1 candidates together: the cells
// take all of these candidates but one. If each place for x in one set sees each place for x in the other, then
// one of the sets does not take x, so it takes all its other candidates. If z is a further candidate of both
// sets, one of them takes z, so z is ruled out in cells that see all places for z in both sets.

import { lowest, popcount } from '../../../kernel/bits.ts'
import type { PatternFinder } from '../../inference.ts'
import type { LatinPencil, Report } from './candidateBoard.ts'

/**
 * The maximum number of cells of a set. A set that loses a candidate is a naked subset, which has at most four
 * cells.
 */
const MOST_CELLS = 4

/**
 * The maximum number of cells of two sets together: larger pairs of sets are hard to see, and take most of the
 * time to compare.
 */
const MOST_TOGETHER = 6

/** Cells that together have one candidate more than there are cells. */
interface AlmostLockedSet {
  readonly cells: readonly number[]
  readonly values: number
  /** The group in which the set was found. */
  readonly group: number
  /**
   * One key for each value of the set and each group that contains all cells of the set with this value: the
   * group times the size, plus the value minus 1.
   */
  readonly keys: readonly number[]
  /**
   * For each value from 1, two bit sets of cells, each of several words: the places of the value in the set, and
   * the cells that see all of these places. The words of values that the set lacks are not used.
   */
  readonly words: Int32Array
}

/**
 * Two sets that cannot both take the value `joined`, and the cells in which the value `bit` is ruled out. Both
 * values are bits.
 */
interface Found {
  readonly one: AlmostLockedSet
  readonly other: AlmostLockedSet
  readonly joined: number
  readonly bit: number
  readonly targets: readonly number[]
}

/**
 * Finds two almost locked sets that cannot both take a value, because all their places for it are in one group.
 */
export function alsXzFinder(pencil: LatinPencil): PatternFinder {
  const { board, bits, peerWords, groupsOf, groupChanges } = pencil
  const { size, cells, groups } = board
  const wordsOfCells = Math.ceil(cells / 32)
  const setsOfGroups: AlmostLockedSet[][] = groups.map(() => [])
  /**
   * For each group, the value of `groupChanges` when its sets were last computed, and when they were last found
   * to rule nothing out.
   */
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
    // Only the smallest sets that rule out a candidate are reported, unless all patterns that rule out a certain
    // candidate are asked for.
    const covered = new Int32Array(cells)
    for (const pair of found) {
      const { one, other, targets, bit } = pair
      quietSince[one.group] = quietSince[other.group] = 0
      if (!wanted && targets.every((cell) => covered[cell] & bit)) continue
      for (const cell of targets) covered[cell] |= bit
      tell(pair, report)
    }
  })

  /**
   * The pairs of sets that rule something out. Pairs from two groups that ruled nothing out before, and have not
   * changed, are skipped.
   */
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

  /** Adds the deductions from two sets that have these values in common. */
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

  /** The almost locked sets of a group. Sets that are also in an earlier group are left out. */
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

  /** The groups that contain all of these cells. */
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

  /** The index at which the places for a value begin in the words of a set. */
  function placesAt(bit: number): number {
    return 2 * wordsOfCells * lowest(bit)
  }

  /** Whether a cell that belongs to both sets can take a value. */
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
