// Propagation on a board of groups, at any strength. Propagation works off a stack of cells to place and a list
// of groups to examine. A frame consists of the cells (see searchViews.ts), with OPEN_BITS in each open cell,
// and the number of open cells.
//
// The loops are hot: they stay together in one file and allocate nothing.

import { addAll, firstBits, lowest, popcount, takeFirst, wordsOfSet } from '../../kernel/bits.ts'
import { type Clues, type Model, smallestByAsking } from '../../kernel/searchModel.ts'
import type { Strength } from '../model.ts'
import { makeNarrower } from './automata.ts'
import { crossingsOfGroups, groupsOfCells, type LatinBoard } from './boardOfGroups.ts'
import { peersOfCells } from './peersOfCells.ts'
import { isDifferent, pairsOfCells, walksOfCells } from './rules/pairsAndWalks.ts'
import { makeViews, OPEN_BITS as OPEN } from './searchViews.ts'

/** Compiles a board. */
export function makeLatinModel<P extends Clues>(board: LatinBoard, strength: Strength): Model<P> {
  const { size, cells } = board
  const all = firstBits(size)
  const groups = board.groups.map((group) => group.cells)
  const groupsOfCell = groupsOfCells(board)
  /** The group to blame for a cell without candidates. */
  const blamedGroup = groupsOfCell.map((own) => own[own.length - 1])
  const peersOfCell = peersOfCells(board)
  /** The pairs of each cell, without those that only require different numbers. */
  const pairsOfCell = pairsOfCells(board).map((own) => own.filter((pair) => !isDifferent(pair)))
  const hasPairs = pairsOfCell.some((own) => own.length > 0)
  const walks = (board.walks ?? []).map(({ cells: own, automaton }) => ({
    own,
    narrow: makeNarrower(automaton, own.length, size),
  }))
  const walksOfCell = walksOfCells(board)
  const hasWalks = walks.length > 0
  const groupSets = groupsOfCell.map((own) => wordsOfSet(own, groups.length))
  const walkSets = walksOfCell.map((own) => wordsOfSet(own, walks.length))
  const words = new Int32Array(cells)
  const crossingsOfGroup = strength === 'full' ? crossingsOfGroups(board.groups) : []

  // Pending work: the cells whose single candidate is still to be placed, the groups to examine for single
  // places, and the groups to examine for subsets and locked candidates.
  const toPlace = new Int32Array(2 * cells)
  let toPlaceCount = 0
  const forPlaces = wordsOfSet([], groups.length)
  const forSubsets = wordsOfSet([], groups.length)
  /** The cells that have lost candidates since their pairs were last examined. */
  const forPairs = wordsOfSet([], cells)
  /** The walks with cells that have lost candidates since the walk was last examined. */
  const forWalks = wordsOfSet([], walks.length)
  let failedGroup = -1
  let lastPlaced = -1
  let lastBit = 0
  /** The open cells of the group that is examined. */
  const open = new Int32Array(size)

  function forget(): void {
    toPlaceCount = 0
    forPlaces.fill(0)
    forSubsets.fill(0)
    if (hasPairs) forPairs.fill(0)
    if (hasWalks) forWalks.fill(0)
    failedGroup = -1
  }

  /** Restricts a cell to these candidates. Returns false if none is left. */
  function restrict(frame: Int32Array, cell: number, kept: number): boolean {
    const before = frame[cell]
    const after = before & (kept | OPEN)
    if (after === before) return true
    frame[cell] = after
    const left = after & all
    if (left === 0) {
      failedGroup = blamedGroup[cell]
      return false
    }
    if ((left & (left - 1)) === 0 && after & OPEN) toPlace[toPlaceCount++] = cell
    addAll(forPlaces, groupSets[cell])
    addAll(forSubsets, groupSets[cell])
    if (hasPairs) forPairs[cell >> 5] |= 1 << cell
    if (hasWalks) addAll(forWalks, walkSets[cell])
    return true
  }

  /** Gives an open cell its value. */
  function settle(frame: Int32Array, cell: number, bit: number): void {
    frame[cell] = bit
    frame[cells]--
  }

  /** Rules out what a settled cell's value forbids in other cells, without further propagation. */
  function strike(frame: Int32Array, cell: number): void {
    for (const peer of peersOfCell[cell]) frame[peer] &= ~frame[cell]
    for (const { other, bans } of pairsOfCell[cell]) frame[other] &= ~bans[lowest(frame[cell])]
  }

  /** Removes a settled cell's value from its peers. Returns false if one of them has no candidate left. */
  function restrictPeers(frame: Int32Array, cell: number): boolean {
    const bit = frame[cell]
    const peers = peersOfCell[cell]
    for (let index = 0; index < peers.length; index++) {
      if (frame[peers[index]] & bit && !restrict(frame, peers[index], ~bit)) return false
    }
    return !hasPairs || restrictBanned(frame, cell)
  }

  /**
   * Removes candidates from other cells that all candidates of this cell forbid. Returns false if another cell
   * has no candidate left.
   */
  function restrictBanned(frame: Int32Array, cell: number): boolean {
    for (const { other, bans } of pairsOfCell[cell]) {
      let banned = all
      for (let rest = frame[cell] & all; rest !== 0; rest &= rest - 1) banned &= bans[lowest(rest)]
      if (frame[other] & banned && !restrict(frame, other, ~banned)) return false
    }
    return true
  }

  /** Whether a path through a walk exists, given its settled cells. */
  function isPossible(frame: Int32Array, index: number): boolean {
    const { own, narrow } = walks[index]
    for (let at = 0; at < own.length; at++) words[at] = frame[own[at]] & OPEN ? all : frame[own[at]]
    const isKept = narrow(words)
    if (!isKept) failedGroup = groups.length + index
    return isKept
  }

  /**
   * Removes from the cells of a walk the candidates that are on no path through it. Returns false if there is no
   * path.
   */
  function restrictWalk(frame: Int32Array, index: number): boolean {
    const { own, narrow } = walks[index]
    for (let at = 0; at < own.length; at++) words[at] = frame[own[at]] & all
    if (!narrow(words)) {
      failedGroup = groups.length + index
      return false
    }
    // `restrict` only marks other walks, so the words of this walk stay valid in the loop.
    for (let at = 0; at < own.length; at++) if (!restrict(frame, own[at], words[at])) return false
    // All remaining candidates are on a path, so this walk need not be examined again until a cell loses another
    // candidate.
    forWalks[index >> 5] &= ~(1 << index)
    return true
  }

  function propagate(frame: Int32Array): boolean {
    for (;;) {
      while (toPlaceCount > 0) {
        const cell = toPlace[--toPlaceCount]
        if (!(frame[cell] & OPEN)) continue
        lastPlaced = cell
        lastBit = frame[cell] & all
        settle(frame, cell, lastBit)
        if (!restrictPeers(frame, cell)) return false
      }
      const changed = takeFirst(forPlaces)
      if (changed >= 0) {
        if (!findPlaces(frame, changed)) return false
        continue
      }
      const walked = takeFirst(forWalks)
      if (walked >= 0) {
        if (!restrictWalk(frame, walked)) return false
        continue
      }
      if (strength !== 'full') return true
      const paired = hasPairs ? takeFirst(forPairs) : -1
      if (paired >= 0) {
        if (!restrictBanned(frame, paired)) return false
        continue
      }
      const next = takeFirst(forSubsets)
      if (next < 0) return true
      if (!findSubsets(frame, next) || !findLocked(frame, next)) return false
    }
  }

  /** Hidden singles: values with one place in the group. */
  function findPlaces(frame: Int32Array, index: number): boolean {
    const group = groups[index]
    let once = 0
    let twice = 0
    let placed = 0
    for (let position = 0; position < size; position++) {
      const word = frame[group[position]]
      twice |= once & word
      once |= word
      if (!(word & OPEN)) placed |= word
    }
    if ((once & all) !== all) {
      failedGroup = index
      return false
    }
    let single = once & ~twice & ~placed & all
    for (let position = 0; single !== 0; position++) {
      const cell = group[position]
      const bit = frame[cell] & single
      if (bit === 0) continue
      single &= ~bit
      // Two values have this cell as their only place.
      if (bit & (bit - 1)) {
        failedGroup = index
        return false
      }
      if (!restrict(frame, cell, bit)) return false
    }
    return true
  }

  /**
   * Naked subsets: k cells with k candidates, provided that two of the cells together have all k candidates.
   * Finds all pairs and triples, and most quads.
   */
  function findSubsets(frame: Int32Array, index: number): boolean {
    const group = groups[index]
    // Settled cells are ignored: their values are no longer candidates of other cells.
    let count = 0
    for (let position = 0; position < size; position++) {
      if (frame[group[position]] & OPEN) open[count++] = group[position]
    }
    for (let first = 0; first < count; first++) {
      const one = frame[open[first]] & all
      if (popcount(one) > 4) continue
      for (let second = first; second < count; second++) {
        const union = (one | frame[open[second]]) & all
        const room = popcount(union)
        if (room > 4) continue
        let inside = 0
        for (let position = 0; position < count; position++) {
          if ((frame[open[position]] & all & ~union) === 0) inside++
        }
        if (inside > room) {
          failedGroup = index
          return false
        }
        if (inside < room) continue
        for (let position = 0; position < count; position++) {
          const candidates = frame[open[position]] & all
          if (candidates & ~union && candidates & union && !restrict(frame, open[position], ~union))
            return false
        }
      }
    }
    return true
  }

  /**
   * Locked candidates: if all places of a value in a group are in its crossing with another group, the value is
   * ruled out in the rest of the other group.
   */
  function findLocked(frame: Int32Array, index: number): boolean {
    for (const { inside, restOfOne, restOfOther } of crossingsOfGroup[index]) {
      const values = unionOf(frame, inside)
      if ((values & OPEN) === 0) continue
      const one = unionOf(frame, restOfOne)
      const other = unionOf(frame, restOfOther)
      if (!restrictAll(frame, restOfOther, other & values & ~one & all)) return false
      if (!restrictAll(frame, restOfOne, one & values & ~other & all)) return false
    }
    return true
  }

  function unionOf(frame: Int32Array, some: readonly number[]): number {
    let union = 0
    for (let index = 0; index < some.length; index++) union |= frame[some[index]]
    return union
  }

  function restrictAll(frame: Int32Array, some: readonly number[], struck: number): boolean {
    if (struck === 0) return true
    for (let index = 0; index < some.length; index++) {
      if (!restrict(frame, some[index], ~struck)) return false
    }
    return true
  }

  const model: Model<P> = {
    ...makeViews(board),
    frameWords: cells + 1,
    groups: [...groups, ...walks.map(({ own }) => own)],
    root(frame, { givens }) {
      forget()
      lastPlaced = -1
      frame.fill(all | OPEN, 0, cells)
      frame[cells] = cells
      for (let cell = 0; cell < cells; cell++) {
        if (givens[cell] === 0) continue
        const bit = 1 << (givens[cell] - 1)
        if (!(frame[cell] & bit)) {
          failedGroup = blamedGroup[cell]
          return false
        }
        settle(frame, cell, bit)
        strike(frame, cell)
      }
      if (strength === 'check') return walks.every((_, index) => isPossible(frame, index))
      for (let cell = 0; cell < cells; cell++) {
        const candidates = frame[cell] & all
        if (candidates === 0) {
          failedGroup = blamedGroup[cell]
          return false
        }
        if (frame[cell] & OPEN && (candidates & (candidates - 1)) === 0) toPlace[toPlaceCount++] = cell
      }
      for (const own of groupSets) addAll(forPlaces, own)
      forSubsets.set(forPlaces)
      for (const own of walkSets) addAll(forWalks, own)
      if (hasPairs) for (let cell = 0; cell < cells; cell++) forPairs[cell >> 5] |= 1 << cell
      return propagate(frame)
    },
    place(frame, cell, value) {
      const bit = 1 << (value - 1)
      if (strength === 'check') {
        settle(frame, cell, bit)
        strike(frame, cell)
        return walksOfCell[cell].every((walk) => isPossible(frame, walk))
      }
      forget()
      return restrict(frame, cell, bit) && propagate(frame)
    },
    exclude(frame, cell, value) {
      forget()
      if (strength === 'check') {
        frame[cell] &= ~(1 << (value - 1))
        return frame[cell] !== 0
      }
      return restrict(frame, cell, ~(1 << (value - 1))) && propagate(frame)
    },
    openCells: (frame) => frame[cells],
    smallest(frame, from, to) {
      // Once propagation has placed the singles, no item has fewer than two candidates, and most states have
      // a cell with two.
      if (from === 0 && to >= cells && strength !== 'check') {
        for (let cell = 0; cell < cells; cell++) {
          if (frame[cell] & OPEN && popcount(frame[cell] & all) === 2) return cell
        }
      }
      return smallestByAsking(model, frame, from, to)
    },
    failedGroup: () => failedGroup,
    lastPlaced: () => lastPlaced,
    lastValue: () => lowest(lastBit) + 1,
  }
  return model
}
