// No way on: the path comes to a number from one cell and leaves to another. A candidate is ruled out unless its cell
// has two different neighbours for the number before and the number after.
//
//   o   x     In a Numbrix, the corner o has only the neighbour x. A number is ruled out in o if the numbers before and
//   ##  .     after it are both missing, because x cannot have both.

import type { Candidate, PatternFinder, Premise } from '../../inference.ts'
import type { PathPencil } from './patternTools.ts'

/** Numbers that cannot be beside certain cells, and the candidates of these cells that need the numbers there. */
interface Pattern {
  readonly others: readonly number[]
  readonly removes: readonly Candidate[]
}

/** Finds candidates whose cells have no neighbour for the number before or the number after. */
export function noWayOnFinder(pencil: PathPencil): PatternFinder {
  const { sets, gone } = pencil
  const { neighbours, has } = sets

  /** The numbers before and after `number` for which this cell has no neighbours, or too few for both. */
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

  /** Groups the candidates that are ruled out. The numbers that their cells lack identify a group. */
  function patternsOf(frame: Int32Array, wanted?: Candidate): Iterable<Pattern> {
    const patterns = new Map<string, Pattern>()
    for (let number = 1; number <= sets.numbers(frame); number++) {
      if (pencil.isPlaced(frame, number)) continue
      // Candidates are in the same group only if their numbers are equal or differ by 2, because they lack the same
      // number.
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

  /** The premises, restricted to these cells. */
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

/** The different numbers, in ascending order. */
function distinct(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((one, other) => one - other)
}
