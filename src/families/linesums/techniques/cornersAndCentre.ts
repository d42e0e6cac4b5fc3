// Corners and centre: in a magic square of order 4 the four corners have the sum of a line, and so have the four
// cells in the middle.
//
//   a . . b         Both diagonals and the top and bottom rows count each corner twice. If the two middle
//   . c d .         columns are subtracted, all other cells cancel out. So twice the corners is the sum of two lines.
//   . e f .
//   g . . h

import type { PatternFinder } from '../../inference.ts'
import type { LinePencil } from './candidateBoard.ts'
import { makeSignedSums } from './signedSums.ts'

/**
 * The cells, and how often each line is counted, in the order rows, columns, diagonals. The lines counted in
 * this way add up to twice the sum of the cells.
 */
const SETS = [
  { cells: [0, 3, 12, 15], times: [1, 0, 0, 1, 0, -1, -1, 0, 1, 1] },
  { cells: [5, 6, 9, 10], times: [-1, 0, 0, -1, 0, 1, 1, 0, 1, 1] },
]

/**
 * Finds numbers that do not fit the sum of the corners, or of the centre. On boards of other orders it finds
 * nothing.
 */
export function cornersAndCentreFinder(pencil: LinePencil): PatternFinder {
  const { board, needs } = pencil
  const sets = board.rows === 4 ? SETS : []
  const sums = makeSignedSums(pencil, 4)

  return (frame, report) => {
    pencil.read(frame)
    for (const { cells, times } of sets) {
      const left = cells.filter(pencil.isOpen)
      const lines = times.flatMap((factor, line) => (factor === 0 ? [] : line))
      if (left.length === 0) continue
      const sum = times.reduce((total, factor, line) => total + factor * needs[line], 0) / 2
      sums.strike({ cells: left, factors: left.map(() => 1), sum })
      pencil.report(
        report,
        () => ({
          kind: 'corners-and-centre',
          facts: { cells: pencil.names(left), needs: sum + board.first * left.length },
          cells: [...new Set([...left, ...lines.flatMap(pencil.openCells)])],
          premises: [{ cells: left }],
        }),
        { cells: left },
      )
    }
  }
}
