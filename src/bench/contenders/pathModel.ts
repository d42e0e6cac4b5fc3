// A path model with little propagation: it keeps the possible cells of each number, and the search places
// every number, one per state. For boards whose only constraint is a path (the Hidoku post, Findling 2015).
//
//    1  .  .  .      A placed number takes its cell from the other numbers and keeps them within reach: 2 must be next
//    .  .  .  .      to the 1, and 3 at most two steps from it, around blocked cells. A state fails if a number has no
//    .  .  .  9      cell or an empty cell has no number.
//
// Layout of a frame with C cells: open cells | per cell: its number or 0 (C) | per cell: how many numbers it
// can have (C) | per number: how many cells it can have (C), both SETTLED once decided | per number: its
// cells as bits. In sets, numbers count from 0.

import type { Constraint, Problem } from '../../families/constraintProblem.ts'
import type { Family } from '../../families/family.ts'
import type { Puzzle, Shape } from '../../families/puzzle.ts'
import { lowest } from '../../kernel/bits.ts'
import { type Model, SETTLED, smallestByAsking } from '../../kernel/searchModel.ts'

const OPEN = 0
const VALUE = 1

/**
 * Makes the model of a shape, which keeps numbers within reach of the placed ones. Throws an error for a family with
 * constraints other than one path.
 */
export function makeWindowsModel(family: Family, shape: Shape): Model<Puzzle> {
  const cells = shape.rows * shape.columns
  const words = Math.ceil(cells / 32)
  // The number of alternatives of each item: cells first, then numbers.
  const COUNT = VALUE + cells
  const NUMBER = COUNT + cells
  const SETS = NUMBER + cells

  // The current puzzle: its cells that are not blocked, its first number, and the number of steps between every two cells.
  let board: readonly number[] = []
  let first = 1
  const steps = new Uint16Array(cells * cells)
  const farthest = new Uint16Array(cells)

  function wordOf(number: number, cell: number): number {
    return SETS + number * words + (cell >>> 5)
  }

  function has(frame: Int32Array, number: number, cell: number): boolean {
    return ((frame[wordOf(number, cell)] >>> (cell & 31)) & 1) === 1
  }

  /** Removes a cell from the set of a number; the set must contain the cell. */
  function drop(frame: Int32Array, number: number, cell: number): void {
    frame[wordOf(number, cell)] &= ~(1 << (cell & 31))
    frame[NUMBER + number]--
    frame[COUNT + cell]--
  }

  /** Removes from the set of a number all cells that are more than `distance` steps away from the cell `from`. */
  function confine(frame: Int32Array, number: number, from: number, distance: number): void {
    for (let word = 0; word < words; word++) {
      for (let left = frame[SETS + number * words + word]; left !== 0; left &= left - 1) {
        const cell = 32 * word + lowest(left)
        if (steps[from * cells + cell] > distance) drop(frame, number, cell)
      }
    }
  }

  function isAlive(frame: Int32Array): boolean {
    for (let item = COUNT; item < SETS; item++) if (frame[item] === 0) return false
    return true
  }

  function settle(frame: Int32Array, cell: number, number: number): boolean {
    if (!has(frame, number, cell)) return false
    frame[OPEN]--
    frame[VALUE + cell] = number + first
    // For the placed number itself the distance is 0, so its other cells are removed too.
    for (let other = 0; other < board.length; other++) {
      const distance = Math.abs(other - number)
      if (has(frame, other, cell)) drop(frame, other, cell)
      if (distance < farthest[cell]) confine(frame, other, cell, distance)
    }
    frame[COUNT + cell] = SETTLED
    frame[NUMBER + number] = SETTLED
    return isAlive(frame)
  }

  const model: Model<Puzzle> = {
    cells,
    items: 2 * cells,
    maxAlternatives: cells,
    frameWords: SETS + cells * words,
    get groups() {
      return [board]
    },
    root(frame, puzzle) {
      const problem = family.rules.constraints(puzzle)
      const path = onlyPathOf(problem)
      board = path.over
      first = Math.min(...board.map((cell) => problem.domains[cell][0]))
      measureSteps(path, cells, steps, farthest)
      frame.fill(0)
      frame.fill(SETTLED, COUNT, SETS)
      frame[OPEN] = board.length
      board.forEach((cell, number) => {
        frame[COUNT + cell] = board.length
        frame[NUMBER + number] = board.length
        for (const other of board) frame[wordOf(number, other)] |= 1 << (other & 31)
      })
      const givens = board.filter((cell) => puzzle.givens[cell] > 0)
      return givens.every((cell) => settle(frame, cell, puzzle.givens[cell] - first))
    },
    place: (frame, cell, value) => settle(frame, cell, value - first),
    exclude(frame, cell, value) {
      if (frame[VALUE + cell] === value) return false
      if (has(frame, value - first, cell)) drop(frame, value - first, cell)
      return isAlive(frame)
    },
    openCells: (frame) => frame[OPEN],
    alternatives: (frame, item) => frame[COUNT + item],
    list(frame, item, pairs) {
      let count = 0
      const isCell = item < cells
      for (const [index, one] of board.entries()) {
        const [cell, number] = isCell ? [item, index] : [one, item - cells]
        if (!has(frame, number, cell)) continue
        pairs[2 * count] = cell
        pairs[2 * count++ + 1] = number + first
      }
      return count
    },
    smallest: (frame, from, to) => smallestByAsking(model, frame, from, to),
    failedGroup: () => 0,
    read(frame, values) {
      for (let cell = 0; cell < cells; cell++) values[cell] = frame[VALUE + cell]
    },
  }
  return model
}

type Path = Extract<Constraint, { kind: 'adjacency' }>

/** The path of a problem that has no other constraint; throws an error for other problems. */
export function onlyPathOf({ constraints }: Problem): Path {
  const [path, ...others] = constraints
  if (path?.kind === 'adjacency' && others.length === 0) return path
  throw new Error('this model needs a puzzle whose only constraint is one path')
}

/**
 * Computes the number of steps along neighbours between every two cells, and the largest number of steps from each cell.
 * Unreachable cells get `cells` steps, which is more than any path can have.
 */
export function measureSteps(
  { over, neighbours }: Path,
  cells: number,
  steps: Uint16Array,
  farthest: Uint16Array,
) {
  const beside = new Map(over.map((cell, at) => [cell, neighbours[at]]))
  steps.fill(cells)
  for (const start of over) {
    steps[start * cells + start] = 0
    // The list grows while it is traversed.
    const reached = [start]
    for (const cell of reached) {
      const next = steps[start * cells + cell] + 1
      for (const neighbour of beside.get(cell) ?? []) {
        if (steps[start * cells + neighbour] < cells) continue
        steps[start * cells + neighbour] = next
        reached.push(neighbour)
      }
    }
    const isAllReached = reached.length === over.length
    farthest[start] = isAllReached ? steps[start * cells + reached[reached.length - 1]] : cells
  }
}
