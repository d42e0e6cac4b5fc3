// No way on: the path comes to a number from one cell and leaves to another. A candidate is ruled out unless
// two such cells are next to it, one for the number before and one for the number after.
//
//   o  x      In a Numbrix, the corner o touches only x. A number is ruled out there if the numbers before and
//   ##  .     after it are both missing, since x cannot hold both.

import type { PatternFinder, Premise } from '../../inference.ts'
import type { PathPencil } from './patternTools.ts'

/** Finds candidates without a way to the number before or after. */
export function noWayOnFinder(pencil: PathPencil): PatternFinder {
  const { sets, gone } = pencil
  const { neighbours, has } = sets

  /** Which of the numbers before and after have no cell of their own next to this one. */
  function lacking(frame: Int32Array, cell: number, number: number): number[] {
    let before = 0
    let after = 0
    let either = 0
    for (const other of neighbours[cell]) {
      const isBefore = has(frame, other, number - 1)
      const isAfter = has(frame, other, number + 1)
      if (isBefore) before++
      if (isAfter) after++
      if (isBefore || isAfter) either++
    }
    if (number > 1 && before === 0) return [number - 1]
    if (number === sets.numbers(frame)) return []
    if (after === 0) return [number + 1]
    return number > 1 && either < 2 ? [number - 1, number + 1] : []
  }

  /** The premises that concern these cells. */
  function within(premises: readonly Premise[], cells: readonly number[]): Premise[] {
    return premises
      .map((premise) => ({ ...premise, cells: premise.cells.filter((cell) => cells.includes(cell)) }))
      .filter((premise) => premise.cells.length > 0)
  }

  return pencil.finder((frame, report) => {
    const numbers = sets.numbers(frame)
    for (let number = 1; number <= numbers; number++) {
      if (pencil.isPlaced(frame, number)) continue
      for (const cell of pencil.cellsOf(frame, sets.setOf(number))) {
        const others = lacking(frame, cell, number)
        if (others.length === 0) continue
        const around = neighbours[cell]
        report({
          kind: 'no-way-on',
          facts: { cell, value: number, others: others.join(', ') },
          cells: [cell, ...around],
          premises: within(gone(frame, others), around),
          candidates: others.flatMap((value) =>
            around.filter((other) => has(frame, other, value)).map((other) => ({ cell: other, value })),
          ),
          removes: [{ cell, value: number }],
        })
      }
    }
  })
}
