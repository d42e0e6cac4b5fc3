// Extreme sums: the open cells of a line, or of a few parallel lines, have a sum that can be reached only with
// their smallest or only with their largest candidates. Numbers without which the sum cannot be reached are
// ruled out elsewhere. For a single short line, this can be read from the list of its combinations; here no list
// is needed.
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
  const groups = [...choicesOf(0, rows), ...choicesOf(rows, rows + columns)]

  /**
   * The numbers of a list without which no `count` of its numbers can reach the total. The list is sorted from
   * the extreme end: ascending if the total is small, descending if it is large. `cannot` tells whether a sum
   * misses the total.
   */
  function requiredOf(numbers: readonly number[], count: number, cannot: (sum: number) => boolean): number[] {
    if (numbers.length <= count) return [...numbers]
    const extreme = sumOf(numbers, count)
    // If one of the first numbers is not used, the next number of the list replaces it.
    return numbers.slice(0, count).filter((number) => cannot(extreme - number + numbers[count]))
  }

  function strikeElsewhere(group: readonly number[], required: readonly number[]): void {
    let requiredLow = 0
    let requiredHigh = 0
    for (const number of required) {
      if (number < 32) requiredLow |= 1 << number
      else requiredHigh |= 1 << (number - 32)
    }
    for (let cell = 0; cell < boardCells; cell++) {
      if (!group.includes(cell)) pencil.strike(cell, requiredLow, requiredHigh)
    }
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
        const cannot = (sum: number) => (isLow ? sum > total : sum < total)
        const required = requiredOf(ordered, group.length, cannot)
        if (required.length === 0) continue
        strikeElsewhere(group, required)
        const values = required.map((number) => number + pencil.board.first).sort((one, other) => one - other)
        pencil.report(report, () => ({
          kind: 'extreme-sum',
          facts: {
            lines: lines.map(pencil.lineFact).join(', '),
            open: group.length,
            needs: total + pencil.board.first * group.length,
            extreme: `${isLow ? '≥' : '≤'} ${sumOf(ordered, group.length) + pencil.board.first * group.length}`,
            values: values.join(', '),
          },
          cells: group,
          premises: [{ cells: group }],
        }))
      }
    }
  }
}

/** The sum of the first numbers of a list. */
function sumOf(numbers: readonly number[], count: number): number {
  let sum = 0
  for (let index = 0; index < Math.min(count, numbers.length); index++) sum += numbers[index]
  return sum
}

/** All choices of one to three lines from a range. */
function choicesOf(from: number, to: number): number[][] {
  const found: number[][] = []
  const choose = (next: number, chosen: readonly number[]): void => {
    if (chosen.length > 0) found.push([...chosen])
    if (chosen.length === MOST_LINES) return
    for (let line = next; line < to; line++) choose(line + 1, [...chosen, line])
  }
  choose(from, [])
  return found.sort((one, other) => one.length - other.length)
}
