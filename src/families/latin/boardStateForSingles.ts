// The state of a board of groups, stored so that forced placements can be read from it. Grading looks for forced
// placements after every placement, and each placement changes little of the board. With C cells, G groups and
// values 1..n a frame is:
//
//   each cell: its candidates as bits, with one more bit while it is open; 0 when settled (C)
//   | number of open cells
//   | each group: the values that the group still lacks (G), the lacking values with at most one place (G), and
//     the open cells with at most one candidate (G)
//   | each value of each group: its places (G n)
//   | each cell: its value as a bit once it is settled (C), only if clues along cells need it
//
// Places, and cells with at most one candidate, are positions in a group, as bits. A cell with one candidate is
// recorded only in the first of its groups.

import { firstBits, lowest } from '../../kernel/bits.ts'
import { makeNarrower } from './automata.ts'
import { groupsOfCells, type LatinBoard } from './boardOfGroups.ts'
import { isDifferent, pairsOfCells, walksOfCells } from './rules/pairsAndWalks.ts'

/** This bit is set in the word of a cell that has no value yet. */
export const OPEN_CELL = 1 << 30

/** Where the parts of a frame begin. */
export function layOutBoard({ size, cells, groups, walks }: LatinBoard) {
  const LACKING = cells + 1
  const SCARCE = LACKING + groups.length
  const LONE = SCARCE + groups.length
  const PLACES = LONE + groups.length
  const VALUES = PLACES + groups.length * size
  const boardWords = walks ? VALUES + cells : VALUES
  return { OPEN_CELLS: cells, LACKING, SCARCE, LONE, PLACES, VALUES, boardWords }
}

/** Compiles the groups of each cell, in flat arrays for hot loops. */
function membershipsOf(board: LatinBoard) {
  const groupsOfCell = groupsOfCells(board)
  const from = new Int32Array(board.cells + 1)
  groupsOfCell.forEach(({ length }, cell) => {
    from[cell + 1] = from[cell] + length
  })
  const places = groupsOfCell.flatMap((own, cell) =>
    own.map((group) => 1 << board.groups[group].cells.indexOf(cell)),
  )
  return {
    /**
     * For each cell, where its entries begin: one entry for each of its groups. They end where the entries of
     * the next cell begin.
     */
    from,
    /** For each entry, the index of the group. */
    groups: Int32Array.from(groupsOfCell.flat()),
    /** For each entry, the position of the cell in the group, as a bit. */
    places: Int32Array.from(places),
  }
}

/** Compiles a board into functions that keep its frames up to date. */
export function makeBoardKeeper(board: LatinBoard) {
  const { size, cells, groups, pairs = [] } = board
  // Implied walks are left out, because people do not see at a glance what follows from several clues together.
  const walks = (board.walks ?? []).filter(({ isImplied }) => !isImplied)
  const layout = layOutBoard(board)
  const { OPEN_CELLS, LACKING, SCARCE, LONE, PLACES, VALUES, boardWords } = layout
  const all = firstBits(size)
  const own = membershipsOf(board)
  const cellsOfGroups = Int32Array.from(groups.flatMap((group) => group.cells))
  const pairsOfCell = pairsOfCells(board)
  const walksOfCell = walksOfCells({ cells, walks })
  const narrowers = walks.map(({ cells: along, automaton }) => makeNarrower(automaton, along.length, size))
  const words = new Int32Array(cells)

  /** Removes a place for a value from the group of an entry. */
  function leave(frame: Int32Array, entry: number, value: number): void {
    const group = own.groups[entry]
    const at = PLACES + group * size + value
    const left = frame[at] & ~own.places[entry]
    frame[at] = left
    if ((left & (left - 1)) === 0) frame[SCARCE + group] |= (1 << value) & frame[LACKING + group]
  }

  /** Rules out an existing candidate of a cell. */
  function strike(frame: Int32Array, cell: number, bit: number): void {
    const word = frame[cell] & ~bit
    frame[cell] = word
    const from = own.from[cell]
    const to = own.from[cell + 1]
    const value = lowest(bit)
    for (let entry = from; entry < to; entry++) leave(frame, entry, value)
    if ((word & (word - 1) & ~OPEN_CELL) === 0) frame[LONE + own.groups[from]] |= own.places[from]
  }

  /** Rules out all candidates of a cell among `bits`. */
  function strikeAll(frame: Int32Array, cell: number, bits: number): void {
    for (let rest = frame[cell] & all & bits; rest !== 0; rest &= rest - 1) strike(frame, cell, rest & -rest)
  }

  /** Rules out the candidates on no path through a walk, if at most `mostOpen` of its cells are open. */
  function lookAlong(frame: Int32Array, index: number, mostOpen: number): void {
    const { cells: along } = walks[index]
    let open = 0
    for (let at = 0; at < along.length; at++) {
      const word = frame[along[at]]
      if (word & OPEN_CELL) open++
      words[at] = word & OPEN_CELL ? word & all : frame[VALUES + along[at]]
    }
    if (open > mostOpen) return
    const isPossible = narrowers[index](words)
    for (let at = 0; at < along.length; at++) strikeAll(frame, along[at], isPossible ? ~words[at] : all)
  }

  /**
   * Rules out the candidates that a clue by itself excludes on an empty board: the bulb of a thermometer holds
   * no large number.
   */
  function readClues(frame: Int32Array): void {
    for (const pair of pairs) {
      if (isDifferent(pair)) continue
      const [one, other] = pair.cells
      const never = pair.bans.reduce((bits, bans) => bits & bans, all)
      strikeAll(frame, other, never)
      pair.bans.forEach((bans, index) => {
        if ((all & ~bans & ~never) === 0) strikeAll(frame, one, 1 << index)
      })
    }
    for (let walk = 0; walk < walks.length; walk++) lookAlong(frame, walk, cells)
  }

  return {
    ...layout,
    /** The groups of each cell, and the cells of each group. */
    own,
    cellsOfGroups,
    /** Writes an empty board. */
    clear(frame: Int32Array): void {
      frame.fill(all | OPEN_CELL, 0, cells)
      frame[OPEN_CELLS] = cells
      frame.fill(all, LACKING, SCARCE)
      frame.fill(0, SCARCE, PLACES)
      frame.fill(all, PLACES, VALUES)
      frame.fill(0, VALUES, boardWords)
      readClues(frame)
    },
    /**
     * Gives a cell the value of one of its candidates, and rules out what this value forbids in all cells that
     * share a group or a pair with the cell, and in the last open cell of its walks.
     */
    settle(frame: Int32Array, cell: number, bit: number): void {
      const others = frame[cell] & all & ~bit
      const value = lowest(bit)
      const from = own.from[cell]
      const to = own.from[cell + 1]
      frame[cell] = 0
      frame[OPEN_CELLS]--
      frame[LONE + own.groups[from]] &= ~own.places[from]
      for (let entry = from; entry < to; entry++) {
        const group = own.groups[entry]
        frame[LACKING + group] &= ~bit
        frame[SCARCE + group] &= ~bit
        for (let rest = others; rest !== 0; rest &= rest - 1) leave(frame, entry, lowest(rest))
      }
      for (let entry = from; entry < to; entry++) {
        const start = own.groups[entry] * size
        let peers = frame[PLACES + start + value] & ~own.places[entry]
        frame[PLACES + start + value] = 0
        for (; peers !== 0; peers &= peers - 1) strike(frame, cellsOfGroups[start + lowest(peers)], bit)
      }
      for (const { other, bans } of pairsOfCell[cell]) {
        strikeAll(frame, other, bans[value])
      }
      if (!walks) return
      frame[VALUES + cell] = bit
      for (const walk of walksOfCell[cell]) lookAlong(frame, walk, 1)
    },
    strike,
  }
}
