// Bounds of a line: the other open cells add to at least the smallest unused numbers, and at most the largest
// (Mustonen, On certain cross sum puzzles, 2006).

import type { PatternFinder } from '../../inference.ts'
import { upTo } from '../frameLayout.ts'
import type { LinePencil } from './pencil.ts'

/** Finds numbers that are too large, or too small, for the sum of a line. */
export function boundsFinder(pencil: LinePencil, kind: 'upper-bound' | 'lower-bound'): PatternFinder {
  const { board, cells, unused, needs, openCount } = pencil
  const isUpper = kind === 'upper-bound'
  /** The sums of the 0, 1, 2, ... smallest or largest unused numbers. */
  const sums = new Int32Array(cells + 1)

  function addUp(): void {
    let count = 0
    for (let step = 0; step < cells; step++) {
      const number = isUpper ? step : cells - 1 - step
      if ((unused[number < 32 ? 0 : 1] & (1 << (number & 31))) === 0) continue
      sums[count + 1] = sums[count] + number
      count++
    }
  }

  return (frame, report) => {
    pencil.read(frame)
    addUp()
    board.lines.forEach((line, index) => {
      const open = openCount[index]
      if (open < 2) return
      const rest = sums[open - 1]
      const bound = needs[index] - rest
      for (const cell of line) {
        if (isUpper) pencil.strike(cell, ~upTo(bound), ~upTo(bound - 32))
        else pencil.strike(cell, upTo(bound - 1), upTo(bound - 33))
      }
      pencil.report(report, () => ({
        kind,
        facts: {
          line: pencil.lineFact(index),
          needs: pencil.needsFact(index),
          open,
          rest: rest + board.first * (open - 1),
          bound: bound + board.first,
        },
        cells: pencil.openCells(index),
        premises: [],
      }))
    })
  }
}
