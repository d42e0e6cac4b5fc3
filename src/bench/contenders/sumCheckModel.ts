// A model without propagation: the search places every number, and after each a check examines the lines. It is for boards
// whose cells all differ and whose lines have sums; these constraints are how such boards are recognised.
//
// Layout of a frame with C cells and room for L lines: open cells | unused numbers (2) | per line: its open
// cells (L), the sum it still needs (L) | per cell: its value or 0 (C), its possible numbers, including used
// ones (2 C). In sets and needs, numbers count from 0.

import type { Constraint, Problem } from '../../families/constraintProblem.ts'
import type { Family } from '../../families/family.ts'
import type { Puzzle, Shape } from '../../families/puzzle.ts'
import { lowest, popcount } from '../../kernel/bits.ts'
import { type Model, SETTLED, smallestByAsking } from '../../kernel/searchModel.ts'
import type { SumBoard, SumCheck } from './sumChecks.ts'

const OPEN = 0
const UNUSED = 1
const LINES = 3

/**
 * Makes the model of a shape, with a check after every number. Throws an error for a family with constraints other than
 * different numbers and sums of lines.
 */
export function makeCheckingModel(family: Family, shape: Shape, check: SumCheck): Model<Puzzle> {
  const { rows, columns } = shape
  const cells = rows * columns
  // The lines are at most the rows, the columns and two diagonals.
  const mostLines = rows + columns + 2
  const needs = LINES + mostLines
  const VALUE = LINES + 2 * mostLines
  const LOW = VALUE + cells
  const HIGH = LOW + cells

  // The current puzzle.
  let board: SumBoard = { ...linesOf([], columns, cells), open: LINES, needs, unused: UNUSED }
  let first = 0
  let failed = -1

  /** Removes a number from the set whose two words are at the positions `low` and `high`. */
  function drop(frame: Int32Array, low: number, high: number, number: number): void {
    if (number < 32) frame[low] &= ~(1 << number)
    else frame[high] &= ~(1 << (number - 32))
  }

  /** Writes a number into an open cell, without checking the lines. */
  function settle(frame: Int32Array, cell: number, number: number): void {
    frame[OPEN]--
    frame[VALUE + cell] = number + first
    drop(frame, UNUSED, UNUSED + 1, number)
    const lines = board.linesOfCell[cell]
    for (let index = 0; index < lines.length; index++) {
      frame[LINES + lines[index]]--
      frame[needs + lines[index]] -= number
    }
  }

  function has(frame: Int32Array, cell: number, number: number): boolean {
    return number < 32
      ? ((frame[LOW + cell] & frame[UNUSED]) >>> number) % 2 !== 0
      : ((frame[HIGH + cell] & frame[UNUSED + 1]) >>> (number - 32)) % 2 !== 0
  }

  /** Whether all sums of a full board are right; true if the board is not full. */
  function isRightIfFull(frame: Int32Array): boolean {
    if (frame[OPEN] > 0) return true
    for (let line = 0; line < board.lines.length; line++) {
      if (frame[needs + line] === 0) continue
      failed = line
      return false
    }
    return true
  }

  function write(frame: Int32Array, { domains }: Problem, sums: readonly Sum[]): boolean {
    frame.fill(0)
    frame[OPEN] = cells
    sums.forEach(({ over, total }, line) => {
      frame[LINES + line] = over.length
      frame[needs + line] = total - first * over.length
    })
    domains.forEach((domain, cell) => {
      for (const value of domain) {
        const number = value - first
        if (number < 32) frame[LOW + cell] |= 1 << number
        else frame[HIGH + cell] |= 1 << (number - 32)
      }
      frame[UNUSED] |= frame[LOW + cell]
      frame[UNUSED + 1] |= frame[HIGH + cell]
    })
    return domains.every((domain, cell) => {
      if (domain.length > 1) return true
      if (domain.length === 0 || !has(frame, cell, domain[0] - first)) return false
      settle(frame, cell, domain[0] - first)
      return true
    })
  }

  const model: Model<Puzzle> = {
    cells,
    items: cells,
    maxAlternatives: cells,
    frameWords: HIGH + cells,
    get groups() {
      return board.lines
    },
    root(frame, puzzle) {
      const problem = family.rules.constraints(puzzle)
      const sums = sumsOf(problem, mostLines)
      board = { ...board, ...linesOf(sums, columns, cells) }
      first = Math.min(...problem.domains.map((domain) => domain[0]))
      failed = -1
      return write(frame, problem, sums) && isRightIfFull(frame)
    },
    place(frame, cell, value) {
      settle(frame, cell, value - first)
      failed = check(frame, board, cell)
      return failed < 0 && isRightIfFull(frame)
    },
    exclude(frame, cell, value) {
      drop(frame, LOW + cell, HIGH + cell, value - first)
      return frame[VALUE + cell] !== value
    },
    openCells: (frame) => frame[OPEN],
    alternatives(frame, cell) {
      if (frame[VALUE + cell] !== 0) return SETTLED
      return popcount(frame[LOW + cell] & frame[UNUSED]) + popcount(frame[HIGH + cell] & frame[UNUSED + 1])
    },
    list(frame, cell, pairs) {
      let count = 0
      for (let low = frame[LOW + cell] & frame[UNUSED]; low !== 0; low &= low - 1) {
        pairs[2 * count] = cell
        pairs[2 * count++ + 1] = lowest(low) + first
      }
      for (let high = frame[HIGH + cell] & frame[UNUSED + 1]; high !== 0; high &= high - 1) {
        pairs[2 * count] = cell
        pairs[2 * count++ + 1] = lowest(high) + 32 + first
      }
      return count
    },
    smallest: (frame, from, to) => smallestByAsking(model, frame, from, to),
    failedGroup: () => failed,
    read(frame, values) {
      for (let cell = 0; cell < cells; cell++) values[cell] = frame[VALUE + cell]
    },
  }
  return model
}

type Sum = Extract<Constraint, { kind: 'sum' }>

/** Returns the sums of a problem whose only other constraint is that all cells differ. */
function sumsOf({ cells, constraints }: Problem, mostLines: number): Sum[] {
  const sums = constraints.filter((constraint) => constraint.kind === 'sum')
  const others = constraints.filter((constraint) => constraint.kind !== 'sum')
  const [all] = others
  if (
    others.length !== 1 ||
    all.kind !== 'all-different' ||
    all.over.length !== cells ||
    sums.length > mostLines
  ) {
    throw new Error('this model needs a puzzle whose cells all differ and whose other constraints are sums')
  }
  return sums
}

function linesOf(sums: readonly Sum[], columns: number, cells: number) {
  const lines = sums.map(({ over }) => over)
  const rowOf = (cell: number) => Math.floor(cell / columns)
  return {
    lines,
    isRow: lines.map((line) => line.every((cell) => rowOf(cell) === rowOf(line[0]))),
    linesOfCell: Array.from({ length: cells }, (_, cell) =>
      lines.flatMap((line, index) => (line.includes(cell) ? index : [])),
    ),
  }
}
