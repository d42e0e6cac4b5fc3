// Locked candidates: if a group has a value only where another group crosses it, the value is ruled out in
// the rest of the other group. Pointing goes from a box to a line, claiming from a line to a box.
//
//   7 7 7 | . . .      The 7 of the first box is in its first row, so not in the rest of the row.
//   . . . | x x x

import type { PatternFinder } from '../../inference.ts'
import { groupFact } from '../reasons.ts'
import type { LatinPencil } from './candidateBoard.ts'
import { isLine } from './skyscrapersAndKites.ts'

/** Finds claiming (from lines) or pointing (from other groups). */
export function lockedFinder(pencil: LatinPencil, kind: 'pointing' | 'claiming'): PatternFinder {
  const { board, places, cellsAt, groupsOf } = pencil
  const { size, groups } = board
  return pencil.finderFromGroups((from, report) => {
    if (isLine(groups[from]) !== (kind === 'claiming')) return
    for (let value = 1; value <= size; value++) {
      const positions = places[from * size + value - 1]
      if ((positions & (positions - 1)) === 0) continue
      const cells = cellsAt(from, positions)
      for (const to of groupsOf[cells[0]]) {
        if (to === from || !cells.every((cell) => groupsOf[cell].includes(to))) continue
        report({
          kind,
          facts: () => ({ value, group: groupFact(groups[from]), other: groupFact(groups[to]) }),
          cells,
          values: 1 << (value - 1),
          targets: groups[to].cells.filter((cell) => !cells.includes(cell)),
          premises: [{ cells: groups[from].cells, value }],
        })
      }
    }
  })
}
