// The model of the Hidoku post (Findling 2015), as its program works. It branches on numbers only, and prunes in three ways:
//
//    1  .  .  .      Each number that is not placed needs a cell within reach of the placed numbers.
//    .  .  .  .      A placed number needs its predecessor and successor beside it, or empty cells for them.
//    .  .  .  9      An empty cell with at most one empty neighbour needs a number that connects to a placed neighbour.
//                    If only one number can do so, it is placed at once, without a check of its distances.
//
// Layout of a frame with C cells: open cells | per cell: its number or 0 (C) | per number: how many cells it can have, SETTLED
// once placed (C) | per number: its cells as bits | per number: the cells ruled out by `exclude` as bits. In sets, numbers
// count from 0.

import type { Family } from '../../families/family.ts'
import type { Puzzle, Shape } from '../../families/puzzle.ts'
import { lowest } from '../../kernel/bits.ts'
import type { VariableOrder } from '../../kernel/branching.ts'
import { type NamedOrder, VARIABLE_ORDERS } from '../../kernel/heuristics.ts'
import { type Model, SETTLED, smallestByAsking } from '../../kernel/searchModel.ts'
import { measureSteps, onlyPathOf } from './pathModel.ts'
import { dictionaryOrder } from './pythonDictionary.ts'

const OPEN = 0
const VALUE = 1

/** Branches on the number with the fewest cells. The model breaks ties. */
export const FEWEST_PLACES: NamedOrder<VariableOrder> = {
  what: 'the number with the fewest cells',
  source: VARIABLE_ORDERS['fewest-alternatives'].source,
  make: (model) => ({
    choose: (frame, pairs) => model.list(frame, model.smallest(frame, model.cells, model.items), pairs),
  }),
}

/** Makes the model of a shape. Throws an error for a family with constraints other than one path. */
export function makeConnectionModel(family: Family, shape: Shape): Model<Puzzle> {
  const cells = shape.rows * shape.columns
  const words = Math.ceil(cells / 32)
  const NUMBER = VALUE + cells
  const SETS = NUMBER + cells
  const EXCLUDED = SETS + cells * words

  // The current puzzle: its cells that are not blocked, their neighbours, its first and last number, and the number of
  // steps between every two cells.
  let board: readonly number[] = []
  let neighboursOf: readonly (readonly number[])[] = []
  let first = 1
  let last = 1
  const steps = new Uint16Array(cells * cells)
  const farthest = new Uint16Array(cells)

  const wordOf = (number: number, cell: number) => (number - first) * words + (cell >>> 5)
  const bitOf = (cell: number) => 1 << (cell & 31)
  const isLeft = (frame: Int32Array, number: number) =>
    number >= first && number <= last && frame[NUMBER + number - first] !== SETTLED

  function drop(frame: Int32Array, number: number, cell: number): void {
    const word = SETS + wordOf(number, cell)
    if ((frame[word] & bitOf(cell)) === 0) return
    frame[word] &= ~bitOf(cell)
    frame[NUMBER + number - first]--
  }

  /**
   * Writes a number that is not placed yet into an empty cell. Other numbers lose this cell, and all cells that are out of
   * their reach from it.
   */
  function fill(frame: Int32Array, cell: number, number: number): void {
    frame[OPEN]--
    frame[VALUE + cell] = number
    for (let other = first; other <= last; other++) {
      if (!isLeft(frame, other)) continue
      drop(frame, other, cell)
      const distance = Math.abs(other - number)
      if (distance >= farthest[cell]) continue
      const set = SETS + (other - first) * words
      for (let word = 0; word < words; word++) {
        for (let bits = frame[set + word]; bits !== 0; bits &= bits - 1) {
          const one = 32 * word + lowest(bits)
          if (steps[cell * cells + one] > distance) drop(frame, other, one)
        }
      }
    }
    frame.fill(0, SETS + (number - first) * words, SETS + (number - first + 1) * words)
    frame[NUMBER + number - first] = SETTLED
  }

  /** How many connections a placed number lacks to the numbers before and after it. */
  function lacking(frame: Int32Array, cell: number): number {
    const number = frame[VALUE + cell]
    let lacks = (number > first ? 1 : 0) + (number < last ? 1 : 0)
    for (const neighbour of neighboursOf[cell]) {
      const other = frame[VALUE + neighbour]
      if (other > 0 && Math.abs(other - number) === 1) lacks--
    }
    return lacks
  }

  const emptyBeside = (frame: Int32Array, cell: number) =>
    neighboursOf[cell].filter((neighbour) => frame[VALUE + neighbour] === 0).length

  /**
   * The numbers that can connect an empty cell to its neighbours; undefined if two of the neighbours are empty, since many
   * numbers are possible then.
   */
  function connectors(frame: Int32Array, cell: number): number[] | undefined {
    const empty = emptyBeside(frame, cell)
    if (empty > 1) return undefined
    const loose = neighboursOf[cell].filter((one) => frame[VALUE + one] > 0 && lacking(frame, one) > 0)
    const beside = loose.flatMap((one) => [frame[VALUE + one] - 1, frame[VALUE + one] + 1])
    const left = beside.filter((number) => isLeft(frame, number))
    // If no neighbour is empty, the number must connect two placed numbers, and so occurs twice in the list.
    return left.filter((number, at) =>
      empty === 1 ? left.indexOf(number) === at : left.indexOf(number) < at,
    )
  }

  /** Prunes, and places numbers that alone connect a cell, until nothing changes. */
  function settle(frame: Int32Array): boolean {
    for (let isChanged = true; isChanged; ) {
      isChanged = false
      for (let item = NUMBER; item < SETS; item++) if (frame[item] === 0) return false
      // The first and the last number need only one neighbour, so they may stand in any empty cell until they are placed.
      const areEndsPlaced = !isLeft(frame, first) && !isLeft(frame, last)
      for (const cell of board) {
        if (frame[VALUE + cell] > 0) {
          if (emptyBeside(frame, cell) < lacking(frame, cell)) return false
          continue
        }
        const numbers = areEndsPlaced ? connectors(frame, cell) : undefined
        if (numbers === undefined || numbers.length > 1) continue
        if (numbers.length === 0) return false
        const [number] = numbers
        if ((frame[EXCLUDED + wordOf(number, cell)] & bitOf(cell)) !== 0) return false
        fill(frame, cell, number)
        isChanged = true
        break
      }
    }
    return true
  }

  const has = (frame: Int32Array, number: number, cell: number) =>
    (frame[SETS + wordOf(number, cell)] & bitOf(cell)) !== 0
  /** The pairs of cell and number that can settle an item. */
  const pairsOf = (frame: Int32Array, item: number) =>
    board
      .map((cell, at) => (item < cells ? [item, first + at] : [cell, first + item - cells]))
      .filter(([cell, number]) => has(frame, number, cell))

  const model: Model<Puzzle> = {
    cells,
    items: 2 * cells,
    maxAlternatives: cells,
    frameWords: EXCLUDED + cells * words,
    get groups() {
      return [board]
    },
    root(frame, puzzle) {
      const problem = family.rules.constraints(puzzle)
      const path = onlyPathOf(problem)
      board = path.over
      first = Math.min(...board.map((cell) => problem.domains[cell][0]))
      last = first + board.length - 1
      neighboursOf = puzzle.givens.map((_, cell) => path.neighbours[board.indexOf(cell)] ?? [])
      measureSteps(path, cells, steps, farthest)
      frame.fill(0)
      frame.fill(SETTLED, NUMBER, SETS)
      frame[OPEN] = board.length
      frame.fill(board.length, NUMBER, NUMBER + board.length)
      for (let number = first; number <= last; number++) {
        for (const cell of board) frame[SETS + wordOf(number, cell)] |= bitOf(cell)
      }
      for (const cell of board) {
        const given = puzzle.givens[cell]
        if (given === 0) continue
        if (!isLeft(frame, given)) return false
        fill(frame, cell, given)
      }
      // The program of the post opens its first board even if it contains a contradiction.
      return settle(frame) || frame[OPEN] > 0
    },
    place(frame, cell, value) {
      if (!has(frame, value, cell)) return false
      fill(frame, cell, value)
      return settle(frame)
    },
    exclude(frame, cell, value) {
      if (frame[VALUE + cell] === value) return false
      if (!isLeft(frame, value)) return true
      frame[EXCLUDED + wordOf(value, cell)] |= bitOf(cell)
      drop(frame, value, cell)
      return frame[NUMBER + value - first] > 0
    },
    openCells: (frame) => frame[OPEN],
    alternatives(frame, item) {
      if (item >= cells) return frame[NUMBER + item - cells]
      return board.includes(item) && frame[VALUE + item] === 0 ? pairsOf(frame, item).length : SETTLED
    },
    list(frame, item, pairs) {
      const some = pairsOf(frame, item)
      pairs.set(some.flat())
      return some.length
    },
    smallest(frame, from, to) {
      const fewest = smallestByAsking(model, frame, from, to)
      if (from < cells || fewest < 0) return fewest
      // Among numbers with equally few cells, the program of the post takes the first in a dictionary of the numbers that
      // are left.
      const left = board.map((_, at) => first + at).filter((number) => isLeft(frame, number))
      const least = frame[NUMBER + fewest - cells]
      const chosen = dictionaryOrder(left).find((number) => frame[NUMBER + number - first] === least)
      return chosen === undefined ? fewest : cells + chosen - first
    },
    failedGroup: () => 0,
    read(frame, values) {
      for (let cell = 0; cell < cells; cell++) values[cell] = frame[VALUE + cell]
    },
  }
  return model
}
