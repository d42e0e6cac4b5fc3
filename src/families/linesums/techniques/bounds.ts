// Bounds of a line: the other open cells add up to at least the sum of the smallest unused numbers, and at most
// the sum of the largest (Mustonen, On certain cross sum puzzles, 2006).

import type { PatternFinder } from '../../inference.ts'
import { addEnds, upTo } from '../searchStateOfLines.ts'
import type { LinePencil } from './candidateBoard.ts'

/** Finds numbers that are too large, or too small, for the sum of a line. */
export function boundsFinder(pencil: LinePencil, kind: 'upper-bound' | 'lower-bound'): PatternFinder {
  const { board, cells, unused, needs, openCount } = pencil
  const isUpper = kind === 'upper-bound'
  // The sums of the k smallest and of the k largest unused numbers, for k = 0, 1, 2, ...
  const smallest = new Int32Array(cells + 1)
  const largest = new Int32Array(cells + 1)

  return (frame, report) => {
    pencil.read(frame)
    addEnds(unused[0], unused[1], cells, smallest, largest)
    board.lines.forEach((line, index) => {
      const open = openCount[index]
      if (open < 2) return
      const rest = (isUpper ? smallest : largest)[open - 1]
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
