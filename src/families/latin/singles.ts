// What a person sees on a board of groups: the only place for a value in a group, which counts 1, and the only candidate
// of a cell, which counts what the family says (hidden and naked singles).
//
// A frame: the candidates of each cell as bits, with one more bit while the cell is open; the number of open cells;
// for each group the values that it still lacks; and for each group what the last look has found in it, as long as
// nothing in it changes. Most of a board does not from one placement to the next.

import { firstBits, lowest } from '../../kernel/bits.ts'
import type { Forced, Reasoner } from '../inference.ts'
import type { Puzzle } from '../puzzle.ts'
import { GROUP_KINDS, type GroupKind, groupsOfCells, type LatinBoard, peersOfCells } from './board.ts'
import { groupReason, nakedSingle, noCandidate, twoValues } from './reasons.ts'

/** Set in the word of a cell that has no value yet. */
export const OPEN_CELL = 1 << 30

/**
 * What is remembered of a group: nothing; or the values that have one place, and whether an only candidate is among the
 * cells that are listed with it.
 */
const UNKNOWN = -1
const HAS_ONLY_CANDIDATE = 1 << 29

const SEARCHED_FIRST = Object.keys(GROUP_KINDS) as GroupKind[]

/** Finds what a person sees on a board, and says why. */
export type LatinLooker<P extends Puzzle> = Omit<Reasoner<P>, 'finders'>

/** Compiles a board. */
export function makeLatinLooker<P extends Puzzle>(
  board: LatinBoard,
  onlyCandidateWeight: number,
): LatinLooker<P> {
  const { size, cells, groups } = board
  const all = firstBits(size)
  const groupsOfCell = groupsOfCells(board)
  const rankOf = (group: number) => SEARCHED_FIRST.indexOf(groups[group].kind)
  const groupsAsSearched = groupsOfCell.map((own) =>
    own.toSorted((one, other) => rankOf(one) - rankOf(other)),
  )
  // Flat copies for the hot loops: the cells of all groups, and each cell's groups and peers.
  const flat = Int32Array.from(groups.flatMap((group) => group.cells))
  const [ownGroups, ownFrom] = flatten(groupsOfCell)
  const [peers, peersFrom] = flatten(peersOfCells(board))
  // A cell that has one candidate is listed with the first of its groups.
  const [listed, listedFrom] = flatten(
    groups.map((group, index) => group.cells.filter((cell) => groupsOfCell[cell][0] === index)),
  )
  const OPEN_CELLS = cells
  const LACKING = cells + 1
  const FOUND = LACKING + groups.length
  // All 0 between looks.
  const weights = new Float64Array(cells)
  const values = new Int32Array(cells)
  let failedGroup = -1
  let failedCell = -1
  let failedValue = 0
  /** Where a cell is the only place for two values: the second group and value; -1 where it is not. */
  let otherGroup = -1
  let otherValue = 0
  /** The group in which a cell was first seen to be the only place for its value. */
  const firstGroup = new Int32Array(cells)

  function failCell(cell: number): false {
    failedGroup = otherGroup = -1
    failedCell = cell
    return false
  }

  function failGroup(group: number, bits: number): false {
    failedGroup = group
    otherGroup = -1
    failedValue = lowest(bits) + 1
    return false
  }

  /** A cell is the only place for two values. */
  function failTwice(cell: number, group: number, bit: number, other: number, otherBit: number): false {
    failGroup(group, bit)
    failedCell = cell
    otherGroup = other
    otherValue = lowest(otherBit) + 1
    return false
  }

  /** A cell has changed. */
  function forget(frame: Int32Array, cell: number): void {
    const to = ownFrom[cell + 1]
    for (let at = ownFrom[cell]; at < to; at++) frame[FOUND + ownGroups[at]] = UNKNOWN
  }

  /** Looks at a group anew. False if it lacks a value that has no place. */
  function search(frame: Int32Array, group: number): boolean {
    const lacking = frame[LACKING + group]
    const start = group * size
    let once = 0
    let twice = 0
    let found = 0
    for (let at = start; at < start + size; at++) {
      const word = frame[flat[at]]
      twice |= once & word
      once |= word
      // The open bit is left where a cell has one candidate, or none.
      if ((word & (word - 1) & ~OPEN_CELL) === 0 && word !== 0) found = HAS_ONLY_CANDIDATE
    }
    if ((once & all) !== lacking) return failGroup(group, lacking & ~once)
    frame[FOUND + group] = (once & ~twice & all) | (listedFrom[group] < listedFrom[group + 1] ? found : 0)
    return true
  }

  /** Lists cells that have one candidate. False if one has none. */
  function listOnlyCandidates(frame: Int32Array, group: number, forced: Forced): boolean {
    for (let at = listedFrom[group]; at < listedFrom[group + 1]; at++) {
      const cell = listed[at]
      const word = frame[cell]
      const bits = word & all
      if ((bits & (bits - 1)) !== 0 || word === 0) continue
      if (bits === 0) return failCell(cell)
      weights[cell] = onlyCandidateWeight
      values[cell] = bits
      forced.cells[forced.count++] = cell
    }
    return true
  }

  /** Lists the cells of a group that are the only place for these values. False if a cell has to take two. */
  function listOnlyPlaces(frame: Int32Array, group: number, single: number, forced: Forced): boolean {
    for (let at = group * size; single !== 0; at++) {
      const cell = flat[at]
      const bit = frame[cell] & single
      if (bit === 0) continue
      single &= ~bit
      if ((bit & (bit - 1)) !== 0) return failTwice(cell, group, bit & -bit, group, bit & (bit - 1))
      if (weights[cell] === 0) {
        values[cell] = bit
        firstGroup[cell] = group
        forced.cells[forced.count++] = cell
      } else if (values[cell] !== bit) return failTwice(cell, firstGroup[cell], values[cell], group, bit)
      weights[cell]++
    }
    return true
  }

  function lookAtGroups(frame: Int32Array, forced: Forced): boolean {
    for (let group = 0; group < groups.length; group++) {
      if (frame[FOUND + group] === UNKNOWN && !search(frame, group)) return false
      const found = frame[FOUND + group]
      if (found === 0) continue
      if (found & HAS_ONLY_CANDIDATE && !listOnlyCandidates(frame, group, forced)) return false
      if (!listOnlyPlaces(frame, group, found & all, forced)) return false
    }
    return true
  }

  /** A value that a group needs here has been taken away by another placement; or the cell never allowed it. */
  function failPlace(frame: Int32Array, cell: number, bit: number): false {
    const robbed = groupsOfCell[cell].find(
      (group) => frame[LACKING + group] & bit && isOnlyPlace(frame, group, cell, bit),
    )
    return robbed === undefined ? failCell(cell) : failGroup(robbed, bit)
  }

  function place(frame: Int32Array, cell: number, value: number): boolean {
    const bit = 1 << (value - 1)
    if (!(frame[cell] & bit)) return failPlace(frame, cell, bit)
    frame[cell] = 0
    frame[OPEN_CELLS]--
    for (let at = ownFrom[cell]; at < ownFrom[cell + 1]; at++) frame[LACKING + ownGroups[at]] &= ~bit
    forget(frame, cell)
    const to = peersFrom[cell + 1]
    for (let at = peersFrom[cell]; at < to; at++) {
      const peer = peers[at]
      if (!(frame[peer] & bit)) continue
      frame[peer] &= ~bit
      forget(frame, peer)
    }
    return true
  }

  /** Whether a group's other cells do not allow the value. */
  function isOnlyPlace(frame: Int32Array, group: number, cell: number, bit: number): boolean {
    return groups[group].cells.every((other) => other === cell || !(frame[other] & bit))
  }

  return {
    cells,
    maxCandidates: size,
    frameWords: FOUND + groups.length,
    root(frame, { givens }) {
      frame.fill(all | OPEN_CELL, 0, cells)
      frame[OPEN_CELLS] = cells
      frame.fill(all, LACKING, FOUND)
      frame.fill(UNKNOWN, FOUND)
      return givens.every((value, cell) => value === 0 || place(frame, cell, value))
    },
    place,
    exclude(frame, cell, value) {
      frame[cell] &= ~(1 << (value - 1))
      forget(frame, cell)
      return (frame[cell] & all) !== 0 || failCell(cell)
    },
    openCells: (frame) => frame[OPEN_CELLS],
    look(frame, forced) {
      forced.count = 0
      const isSound = lookAtGroups(frame, forced)
      for (let index = 0; index < forced.count; index++) {
        const cell = forced.cells[index]
        forced.values[index] = lowest(values[cell]) + 1
        forced.weights[index] = weights[cell]
        weights[cell] = 0
      }
      return isSound
    },
    candidates(frame, cell, found) {
      let count = 0
      for (let bits = frame[cell] & all; bits !== 0; bits &= bits - 1) found[count++] = lowest(bits) + 1
      return count
    },
    reasons(frame, cell, value) {
      const bit = 1 << (value - 1)
      const found = groupsAsSearched[cell]
        .filter((group) => isOnlyPlace(frame, group, cell, bit))
        .map((group) => groupReason('hidden-single', groups[group], value))
      if ((frame[cell] & all) === bit) found.push(nakedSingle(cell, value))
      return found
    },
    contradiction() {
      if (failedGroup < 0) return noCandidate(failedCell)
      const group = groups[failedGroup]
      if (otherGroup < 0) return groupReason('no-place', group, failedValue)
      return twoValues(failedCell, [group, groups[otherGroup]], [failedValue, otherValue])
    },
  }
}

/** All of some lists one after the other, and where each begins; in the end, where the last one ends. */
function flatten(lists: readonly (readonly number[])[]): [all: Int32Array, from: Int32Array] {
  const from = new Int32Array(lists.length + 1)
  lists.forEach(({ length }, index) => {
    from[index + 1] = from[index] + length
  })
  return [Int32Array.from(lists.flat()), from]
}
