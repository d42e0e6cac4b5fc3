// Finds the numbers that the lines of a cell allow at a glance, by bounds.
//
//   . 6 . . | 30     Three open cells need 24 from 1 2 4 5 7 9 10 11 12. Two of them hold at least 3 and at
//                    most 23, so each takes 1 to 21. Two open cells that needed 13 could not take 6 or 7 (6 is
//                    used, 7 is its partner), or any other number whose partner the second cell cannot take.
//
// The bounds follow from all unused numbers (the posts; Mustonen, On certain cross sum puzzles, 2006), and the
// partner has to satisfy only its own bounds. So the result depends on the placed and excluded numbers, not on
// the order of deductions.

import { lowest } from '../../kernel/bits.ts'
import { type LineBoard, linesOfCells } from './boardOfSumLines.ts'
import { addEnds, layOutFrame, OPEN, UNUSED_HIGH, UNUSED_LOW, upTo } from './searchStateOfLines.ts'

/**
 * Finds candidates at a glance. Frames are those of searchStateOfLines.ts, where LOW and HIGH hold the numbers
 * that are not excluded.
 */
export function makeBounds(board: LineBoard<never>) {
  const { lines } = board
  const cells = board.rows * board.columns
  const longest = Math.max(...lines.map(({ length }) => length))
  const { LINE_OPEN, LINE_NEEDS, VALUE, LOW, HIGH } = layOutFrame(cells, lines.length)
  const linesOfCell = linesOfCells(board)
  const cellsOfLine = lines.map((line) => Int32Array.from(line))
  // The sums of the k smallest and of the k largest unused numbers, for k = 0, 1, 2, ...
  const smallest = new Int32Array(longest + 1)
  const largest = new Int32Array(longest + 1)
  // For each line, the range of numbers that it allows in its open cells.
  const least = new Int32Array(lines.length)
  const greatest = new Int32Array(lines.length)
  const found = new Int32Array(2)

  /** Finds the bounds of all lines. Returns false if a line cannot have its sum. */
  function findAll(frame: Int32Array): boolean {
    const most = Math.min(longest, frame[OPEN])
    addEnds(frame[UNUSED_LOW], frame[UNUSED_HIGH], most, smallest, largest)
    for (let line = 0; line < lines.length; line++) {
      const open = frame[LINE_OPEN + line]
      const needs = frame[LINE_NEEDS + line]
      if (needs < smallest[open] || needs > largest[open]) return false
      if (open === 0) continue
      least[line] = needs - largest[open - 1]
      greatest[line] = needs - smallest[open - 1]
    }
    return true
  }

  /** Finds the unused numbers within the bounds, including excluded ones. */
  function findUnused(frame: Int32Array, cell: number): void {
    const own = linesOfCell[cell]
    let from = 0
    let to = cells - 1
    for (let index = 0; index < own.length; index++) {
      const line = own[index]
      if (least[line] > from) from = least[line]
      if (greatest[line] < to) to = greatest[line]
    }
    found[0] = frame[UNUSED_LOW] & upTo(to) & ~upTo(from - 1)
    found[1] = frame[UNUSED_HIGH] & upTo(to - 32) & ~upTo(from - 33)
  }

  /** In a line of two open cells, keeps the found numbers whose partner the other open cell can take. */
  function keepPaired(frame: Int32Array, cell: number, line: number): void {
    const own = cellsOfLine[line]
    let index = 0
    while (frame[VALUE + own[index]] !== 0 || own[index] === cell) index++
    const other = own[index]
    const low = found[0]
    const high = found[1]
    findUnused(frame, other)
    const otherLow = found[0] & frame[LOW + other]
    const otherHigh = found[1] & frame[HIGH + other]
    const needs = frame[LINE_NEEDS + line]
    found[0] = paired(low, 0, needs, otherLow, otherHigh)
    found[1] = paired(high, 32, needs, otherLow, otherHigh)
  }

  /** Finds the candidates of an open cell: two words, in `found`. Call `findAll` first. */
  function findCandidates(frame: Int32Array, cell: number): void {
    findUnused(frame, cell)
    found[0] &= frame[LOW + cell]
    found[1] &= frame[HIGH + cell]
    const own = linesOfCell[cell]
    for (let index = 0; index < own.length; index++) {
      if (frame[LINE_OPEN + own[index]] === 2) keepPaired(frame, cell, own[index])
    }
  }

  return { found, findAll, findCandidates }
}

/**
 * The numbers in `word` (bit 0 is the number `offset`) that make the sum together with a different number of the
 * set `low`, `high`.
 */
function paired(word: number, offset: number, sum: number, low: number, high: number): number {
  let kept = 0
  for (let todo = word; todo !== 0; todo &= todo - 1) {
    const number = offset + lowest(todo)
    const other = sum - number
    if (other < 0 || other > 63 || other === number) continue
    if (((other < 32 ? low : high) & (1 << (other & 31))) !== 0) kept |= todo & -todo
  }
  return kept
}
