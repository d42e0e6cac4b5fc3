// What a person sees in a Sudoku: the only place for a value in a row, column or box, and the only candidate of a
// cell (hidden and naked singles). The former is seen far sooner: an only candidate counts a tenth. With weights
// from .02 to .15 the scan effort agrees equally well with the times of people.
//
// A frame: the candidates of each cell as bits, with one more bit while the cell is open; the number of open cells;
// for each group the values that it still lacks; and for each group what the last look has found in it, as long as
// nothing in it changes. Most of a board does not from one placement to the next.

import { firstBits, lowest } from '../../kernel/bits.ts'
import type { Forced, Inference, Reason, Reasoner } from '../inference.ts'
import { groupsOf, type SudokuPuzzle, type SudokuShape } from './puzzle.ts'
import { SUDOKU_REASONS } from './reasons.ts'

const ONLY_CANDIDATE_WEIGHT = 0.1

/** Set in the word of a cell that has no value yet. */
const OPEN = 1 << 30

/** What is remembered of a group: nothing; or the values that have one place, and of a row whether an only candidate is in it. */
const UNKNOWN = -1
const HAS_ONLY_CANDIDATE = 1 << 29

const KINDS = ['row', 'column', 'box'] as const

/** What a person sees in a Sudoku. */
export const inference: Inference<SudokuShape, SudokuPuzzle> = {
  sees: 'naked and hidden singles',
  reasons: SUDOKU_REASONS,
  makeReasoner,
}

function makeReasoner(shape: SudokuShape): Reasoner<SudokuPuzzle> {
  const { size } = shape
  const cells = size * size
  const all = firstBits(size)
  const groups = groupsOf(shape)
  const groupsOfCell = Array.from({ length: cells }, (_, cell) =>
    groups.flatMap((group, index) => (group.includes(cell) ? index : [])),
  )
  const peersOfCell = groupsOfCell.map((own, cell) =>
    Array.from(new Set(own.flatMap((group) => groups[group]))).filter((peer) => peer !== cell),
  )
  // Flat copies for the hot loops: the cells of all groups, rows first, and each cell's groups and peers.
  const flat = Int32Array.from(groups.flat())
  const flatGroups = Int32Array.from(groupsOfCell.flat())
  const peers = peersOfCell[0].length
  const flatPeers = Int32Array.from(peersOfCell.flat())
  const OPEN_CELLS = cells
  const LACKING = cells + 1
  const FOUND = LACKING + groups.length
  // All 0 between looks.
  const weights = new Float64Array(cells)
  const values = new Int32Array(cells)
  let failedGroup = -1
  let failedCell = -1
  let failedValue = 0

  function failCell(cell: number): false {
    failedGroup = -1
    failedCell = cell
    return false
  }

  function failGroup(group: number, bits: number): false {
    failedGroup = group
    failedValue = lowest(bits) + 1
    return false
  }

  /** A cell has changed. */
  function forget(frame: Int32Array, cell: number): void {
    frame[FOUND + flatGroups[3 * cell]] = UNKNOWN
    frame[FOUND + flatGroups[3 * cell + 1]] = UNKNOWN
    frame[FOUND + flatGroups[3 * cell + 2]] = UNKNOWN
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
      // Rows together are all cells. The open bit is left where a cell has one candidate, or none.
      if ((word & (word - 1) & ~OPEN) === 0 && word !== 0) found = HAS_ONLY_CANDIDATE
    }
    if ((once & all) !== lacking) return failGroup(group, lacking & ~once)
    frame[FOUND + group] = (once & ~twice & all) | (group < size ? found : 0)
    return true
  }

  /** Lists the cells of a row that have one candidate. False if one has none. */
  function listOnlyCandidates(frame: Int32Array, row: number, forced: Forced): boolean {
    for (let cell = row * size; cell < (row + 1) * size; cell++) {
      const word = frame[cell]
      const bits = word & all
      if ((bits & (bits - 1)) !== 0 || word === 0) continue
      if (bits === 0) return failCell(cell)
      weights[cell] = ONLY_CANDIDATE_WEIGHT
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
      if ((bit & (bit - 1)) !== 0) return failGroup(group, bit)
      if (weights[cell] === 0) {
        values[cell] = bit
        forced.cells[forced.count++] = cell
      } else if (values[cell] !== bit) return failGroup(group, bit)
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
    for (let at = 3 * cell; at < 3 * cell + 3; at++) frame[LACKING + flatGroups[at]] &= ~bit
    forget(frame, cell)
    for (let at = peers * cell; at < peers * (cell + 1); at++) {
      const peer = flatPeers[at]
      if (!(frame[peer] & bit)) continue
      frame[peer] &= ~bit
      forget(frame, peer)
    }
    return true
  }

  /** Whether a group's other cells do not allow the value. */
  function isOnlyPlace(frame: Int32Array, group: number, cell: number, bit: number): boolean {
    return groups[group].every((other) => other === cell || !(frame[other] & bit))
  }

  function groupReason(prefix: string, group: number, value: number): Reason {
    const kind = KINDS[Math.floor(group / size)]
    return {
      kind: `${prefix}-in-${kind}`,
      facts: { value, [kind]: (group % size) + 1 },
      cells: groups[group],
    }
  }

  return {
    cells,
    maxCandidates: size,
    frameWords: FOUND + groups.length,
    root(frame, { givens }) {
      frame.fill(all | OPEN, 0, cells)
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
      // A box is searched at a glance; a row before a column.
      const [row, column, box] = groupsOfCell[cell]
      const found = [box, row, column]
        .filter((group) => isOnlyPlace(frame, group, cell, bit))
        .map((group) => groupReason('only-place', group, value))
      if ((frame[cell] & all) === bit) found.push({ kind: 'only-candidate', facts: { value }, cells: [cell] })
      return found
    },
    contradiction: () =>
      failedGroup < 0
        ? { kind: 'no-candidate', facts: { cell: failedCell }, cells: [failedCell] }
        : groupReason('no-place', failedGroup, failedValue),
  }
}
