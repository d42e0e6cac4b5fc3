// Cells with two ways: the path comes to an open cell from one neighbour and leaves to another. If only two
// neighbours can hold numbers next to the cell's own, both are beside it on the path, and the three hold
// consecutive numbers.

import type { PatternFinder } from '../../inference.ts'
import {
  both,
  candidatesOutside,
  down,
  either,
  numbersIn,
  numbersOfCells,
  overlaps,
  up,
} from './numberRows.ts'
import type { PathPencil } from './pencil.ts'

/** Finds candidates that are not consecutive with those of the only two ways. */
export function twoWaysFinder(pencil: PathPencil): PatternFinder {
  const { sets } = pencil
  const { neighbours } = sets
  const cells = Array.from({ length: sets.cells }, (_, cell) => cell)

  return pencil.finder((frame, report) => {
    const rows = numbersOfCells(pencil, frame, cells)
    const numbers = sets.numbers(frame)
    const after = rows.map(up)
    const mayFollow = (one: number, other: number) => overlaps(after[one], rows[other])
    for (const cell of pencil.cellsOf(frame, sets.openAt)) {
      if (sets.has(frame, cell, 1) || sets.has(frame, cell, numbers)) continue
      const ways = neighbours[cell].filter((other) => mayFollow(cell, other) || mayFollow(other, cell))
      if (ways.length !== 2) continue
      const [one, other] = ways
      const forwards = both(rows[cell], both(after[one], down(rows[other])))
      const backwards = both(rows[cell], both(after[other], down(rows[one])))
      const removes = [
        ...candidatesOutside(cell, rows[cell], either(forwards, backwards)),
        ...candidatesOutside(one, rows[one], either(down(forwards), up(backwards))),
        ...candidatesOutside(other, rows[other], either(up(forwards), down(backwards))),
      ].filter((candidate) => frame[sets.valueAt + candidate.cell] === 0)
      if (removes.length === 0) continue
      const around = [cell, ...neighbours[cell]]
      report({
        kind: 'two-ways',
        facts: { cell, cells: pencil.names(ways) },
        cells: around,
        premises: [{ cells: around.filter((at) => frame[sets.valueAt + at] === 0) }],
        candidates: [cell, one, other].flatMap((at) =>
          numbersIn(rows[at])
            .filter((value) => !removes.some((gone) => gone.cell === at && gone.value === value))
            .map((value) => ({ cell: at, value })),
        ),
        removes,
      })
    }
  })
}
