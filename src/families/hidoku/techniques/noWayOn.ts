// No way on: the path comes to a number from one cell and leaves to another. A candidate is ruled out unless
// two such cells are next to it, one for the number before and one for the number after.
//
//   o  x      In a Numbrix, the corner o touches only x. A number is ruled out there if the numbers before and
//   ##  .     after it are both missing, since x cannot hold both.

import type { Candidate, PatternFinder, Premise } from '../../inference.ts'
import type { PathPencil } from './patternTools.ts'

/** Numbers without a place, and the candidates that need them beside their cells. */
interface Pattern {
  readonly others: readonly number[]
  readonly removes: readonly Candidate[]
}

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

  /** The candidates that each number before or after, or both of them, rules out. */
  function patternsOf(frame: Int32Array, wanted?: Candidate): Iterable<Pattern> {
    const patterns = new Map<string, Pattern>()
    for (let number = 1; number <= sets.numbers(frame); number++) {
      if (pencil.isPlaced(frame, number)) continue
      // A number shares the number before or after with itself and with the next but one.
      if (wanted && ![0, 2].includes(Math.abs(wanted.value - number))) continue
      for (const cell of pencil.cellsOf(frame, sets.setOf(number))) {
        const others = lacking(frame, cell, number)
        if (others.length === 0) continue
        const key = others.join()
        const { removes } = patterns.get(key) ?? { removes: [] }
        patterns.set(key, { others, removes: [...removes, { cell, value: number }] })
      }
    }
    return patterns.values()
  }

  /** The premises that concern these cells. */
  function within(premises: readonly Premise[], cells: readonly number[]): Premise[] {
    return premises
      .map((premise) => ({ ...premise, cells: premise.cells.filter((cell) => cells.includes(cell)) }))
      .filter((premise) => premise.cells.length > 0)
  }

  return pencil.finder((frame, report, wanted) => {
    for (const { others, removes } of patternsOf(frame, wanted)) {
      const ruledOut = distinct(removes.map(({ cell }) => cell))
      const around = distinct(ruledOut.flatMap((cell) => neighbours[cell]))
      report({
        kind: 'no-way-on',
        facts: {
          values: distinct(removes.map(({ value }) => value)).join(', '),
          cells: pencil.names(ruledOut),
          others: others.join(', '),
        },
        cells: distinct([...ruledOut, ...around]),
        premises: within(gone(frame, others), around),
        candidates: others.flatMap((value) =>
          around.filter((other) => has(frame, other, value)).map((other) => ({ cell: other, value })),
        ),
        removes,
      })
    }
  })
}

/** Each number once, in ascending order. */
function distinct(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((one, other) => one - other)
}
