// Extreme sums: the open cells of a line, or of a few parallel lines, have a sum that only the smallest or only the
// largest of their candidates make. Numbers without which the sum cannot be reached are ruled out elsewhere. For a
// single short line, this can be read from the list of its combinations; here no list is needed.
//
//   . . . | 7       The free numbers are 1 2 3 4 and more. Three of them add to 7 only if 1 and 2 are among
//                   them: without 1, they add to at least 2 + 3 + 4.

import type { PatternFinder } from '../../inference.ts'
import type { LinePencil } from './candidateBoard.ts'

/** The maximum number of lines that a person would add. */
const MOST_LINES = 3

/** Finds numbers that must be among the cells of a few parallel lines. */
export function extremeSumFinder(pencil: LinePencil): PatternFinder {
  const { cells: boardCells, low, high, needs, openCount } = pencil
  const { rows, columns } = pencil.board
  const groups = [...runsOf(0, rows), ...runsOf(rows, rows + columns)]

  /** The sum of the first numbers of a list, leaving out one of them; undefined if there are too few. */
  function firstSum(numbers: readonly number[], count: number, without: number): number | undefined {
    let sum = 0
    let left = count
    for (let index = 0; index < numbers.length && left > 0; index++) {
      if (numbers[index] === without) continue
      sum += numbers[index]
      left--
    }
    return left === 0 ? sum : undefined
  }

  /** Rules out, in all other cells, the numbers without which the first ones of a list cannot make the sum. */
  function strike(
    group: readonly number[],
    numbers: readonly number[],
    cannot: (sum: number) => boolean,
  ): number[] {
    const own = new Set(group)
    const required = numbers.slice(0, group.length).filter((number) => {
      const sum = firstSum(numbers, group.length, number)
      return sum === undefined || cannot(sum)
    })
    for (let cell = 0; cell < boardCells; cell++) {
      if (own.has(cell)) continue
      for (const number of required) pencil.strike(cell, ...bitsOf(number))
    }
    return required
  }

  return (frame, report) => {
    pencil.read(frame)
    for (const lines of groups) {
      if (lines.some((line) => openCount[line] === 0)) continue
      const group = lines.flatMap(pencil.openCells)
      if (group.length < 2) continue
      let allLow = 0
      let allHigh = 0
      for (const cell of group) {
        allLow |= low[cell]
        allHigh |= high[cell]
      }
      const numbers = pencil.numbersOf(allLow, allHigh).map((number) => number - pencil.board.first)
      const total = lines.reduce((sum, line) => sum + needs[line], 0)
      for (const isLow of [true, false]) {
        const ordered = isLow ? numbers : numbers.toReversed()
        const required = strike(group, ordered, (sum) => (isLow ? sum > total : sum < total))
        const values = required.map((number) => number + pencil.board.first).sort((one, other) => one - other)
        pencil.report(report, () => ({
          kind: 'extreme-sum',
          facts: {
            lines: lines.map(pencil.lineFact).join(', '),
            open: group.length,
            needs: total + pencil.board.first * group.length,
            extreme: (firstSum(ordered, group.length, -1) ?? 0) + pencil.board.first * group.length,
            values: values.join(', '),
          },
          cells: group,
          premises: [{ cells: group }],
        }))
      }
    }
  }
}

function bitsOf(number: number): [number, number] {
  return number < 32 ? [1 << number, 0] : [0, 1 << (number - 32)]
}

/** All choices of one to three lines of a range. */
function runsOf(from: number, to: number): number[][] {
  const found: number[][] = []
  const choose = (next: number, chosen: readonly number[]): void => {
    if (chosen.length > 0) found.push([...chosen])
    if (chosen.length === MOST_LINES) return
    for (let line = next; line < to; line++) choose(line + 1, [...chosen, line])
  }
  choose(from, [])
  return found.sort((one, other) => one.length - other.length)
}
