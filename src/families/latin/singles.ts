// Singles on a board of groups: the only place for a value in a group (hidden), which weighs 1, and the only
// candidate of a cell (naked), whose weight the family chooses. Frames are those of boardStateForSingles.ts.

import { firstBits, lowest } from '../../kernel/bits.ts'
import { range } from '../constraintProblem.ts'
import type { Forced, Reason, Reasoner } from '../inference.ts'
import type { Puzzle } from '../puzzle.ts'
import { GROUP_KINDS, type LatinBoard } from './boardOfGroups.ts'
import { makeBoardKeeper } from './boardStateForSingles.ts'
import { groupReason, nakedSingle, noCandidate, twoValues } from './reasons.ts'

/** Finds singles on a board and explains them. */
export type LatinLooker<P extends Puzzle> = Omit<Reasoner<P>, 'makeFinders'>

/** Compiles a board. */
export function makeLatinLooker<P extends Puzzle>(
  board: LatinBoard,
  onlyCandidateWeight: number,
): LatinLooker<P> {
  const { size, cells, groups } = board
  const { OPEN_CELLS, LACKING, SCARCE, LONE, PLACES, boardWords, ...keeper } = makeBoardKeeper(board)
  const { own, cellsOfGroups, clear, settle, strike } = keeper
  const all = firstBits(size)
  const rankOf = (entry: number) => GROUP_KINDS.indexOf(groups[own.groups[entry]].kind)
  /** The entries of each cell, sorted by kind of group, with the kinds that are easiest to see first. */
  const plainestEntries = range(0, cells - 1).map((cell) =>
    range(own.from[cell], own.from[cell + 1] - 1).sort((one, other) => rankOf(one) - rankOf(other)),
  )
  let failedGroup = -1
  let failedCell = -1
  let failedValue = 0
  /**
   * If a cell is the only place for two values: the group of the second value, and this value. Otherwise the
   * group is -1.
   */
  let otherGroup = -1
  let otherValue = 0
  /**
   * For each cell, its position in the list, from 1, or 0 if it is not listed. All entries are 0 between two
   * calls of `look`.
   */
  const listedAs = new Int32Array(cells)
  /** For each listed cell, the group in which it was first found to be the only place for its value. */
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

  /** Records a cell as the only place for two values. */
  function failTwice(cell: number, group: number, value: number, other: number, second: number): false {
    failedGroup = group
    failedCell = cell
    failedValue = value
    otherGroup = other
    otherValue = second
    return false
  }

  function list(forced: Forced, cell: number, value: number, weight: number): void {
    const index = forced.count++
    forced.cells[index] = cell
    forced.values[index] = value
    forced.weights[index] = weight
    listedAs[cell] = index + 1
  }

  /**
   * Lists the cells at these positions of a group, each with its only candidate. Returns false if a cell has
   * none.
   */
  function listOnlyCandidates(frame: Int32Array, group: number, positions: number, forced: Forced): boolean {
    for (let rest = positions; rest !== 0; rest &= rest - 1) {
      const cell = cellsOfGroups[group * size + lowest(rest)]
      const bits = frame[cell] & all
      if (bits === 0) return failCell(cell)
      list(forced, cell, lowest(bits) + 1, onlyCandidateWeight)
    }
    return true
  }

  /**
   * Lists the cells at these positions of a group, each as the only place for one of the values `single`.
   * Returns false if a cell must take two values.
   */
  function listOnlyPlaces(
    frame: Int32Array,
    group: number,
    positions: number,
    single: number,
    forced: Forced,
  ): boolean {
    for (let rest = positions; rest !== 0; rest &= rest - 1) {
      const cell = cellsOfGroups[group * size + lowest(rest)]
      const bits = frame[cell] & single
      const value = lowest(bits) + 1
      const more = bits & (bits - 1)
      if (more !== 0) return failTwice(cell, group, value, group, lowest(more) + 1)
      const index = listedAs[cell] - 1
      if (index < 0) {
        firstGroup[cell] = group
        list(forced, cell, value, 1)
        continue
      }
      const known = forced.values[index]
      if (known !== value) return failTwice(cell, firstGroup[cell], known, group, value)
      forced.weights[index]++
    }
    return true
  }

  function lookAtGroups(frame: Int32Array, forced: Forced): boolean {
    for (let group = 0; group < groups.length; group++) {
      const scarce = frame[SCARCE + group]
      const lone = frame[LONE + group]
      if ((scarce | lone) === 0) continue
      let positions = 0
      for (let rest = scarce; rest !== 0; rest &= rest - 1) {
        const place = frame[PLACES + group * size + lowest(rest)]
        if (place === 0) return failGroup(group, rest)
        positions |= place
      }
      if (!listOnlyCandidates(frame, group, lone, forced)) return false
      if (!listOnlyPlaces(frame, group, positions, scarce, forced)) return false
    }
    return true
  }

  /** Whether a value has no place in the group of an entry except the cell of the entry. */
  function isOnlyPlace(frame: Int32Array, entry: number, value: number): boolean {
    return (frame[PLACES + own.groups[entry] * size + value - 1] & ~own.places[entry]) === 0
  }

  /**
   * Records why placing a value in a cell is a contradiction if the value is not a candidate of the cell: if
   * possible, a group in which the value has no other place, otherwise the cell itself. Always returns false.
   */
  function failPlace(frame: Int32Array, cell: number, value: number): false {
    const bit = 1 << (value - 1)
    for (let entry = own.from[cell]; entry < own.from[cell + 1]; entry++) {
      const group = own.groups[entry]
      if (frame[LACKING + group] & bit && isOnlyPlace(frame, entry, value)) return failGroup(group, bit)
    }
    return failCell(cell)
  }

  function place(frame: Int32Array, cell: number, value: number): boolean {
    const bit = 1 << (value - 1)
    if (!(frame[cell] & bit)) return failPlace(frame, cell, value)
    settle(frame, cell, bit)
    return true
  }

  return {
    cells,
    maxCandidates: size,
    frameWords: boardWords,
    root(frame, { givens }) {
      clear(frame)
      return givens.every((value, cell) => value === 0 || place(frame, cell, value))
    },
    place,
    exclude(frame, cell, value) {
      const bit = 1 << (value - 1)
      if (frame[cell] & bit) strike(frame, cell, bit)
      return (frame[cell] & all) !== 0 || failCell(cell)
    },
    openCells: (frame) => frame[OPEN_CELLS],
    look(frame, forced) {
      forced.count = 0
      const isSound = lookAtGroups(frame, forced)
      for (let index = 0; index < forced.count; index++) listedAs[forced.cells[index]] = 0
      return isSound
    },
    candidates(frame, cell, found) {
      let count = 0
      for (let bits = frame[cell] & all; bits !== 0; bits &= bits - 1) found[count++] = lowest(bits) + 1
      return count
    },
    reasons(frame, cell, value) {
      const found: Reason[] = []
      for (const entry of plainestEntries[cell]) {
        if (!isOnlyPlace(frame, entry, value)) continue
        found.push(groupReason('hidden-single', groups[own.groups[entry]], value))
      }
      if ((frame[cell] & all) === 1 << (value - 1)) found.push(nakedSingle(cell, value))
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
