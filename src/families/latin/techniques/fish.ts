// Fish: if k rows can have a value only in the same k columns, the value is ruled out in the other rows of these
// columns; and the same with rows and columns exchanged. Fish of 2, 3 and 4 lines are called X-wing, swordfish
// and jellyfish.
//
//   . 4 . . 4 .      Both rows have their 4 in the second or fifth column: an X-wing.
//   . x . . x .
//   . 4 . . 4 .

import type { PatternFinder } from '../../inference.ts'
import { groupsFact } from '../reasons.ts'
import { type LatinPencil, smallUnions } from './candidateBoard.ts'

/** The names of fish of 2, 3 and 4 lines. */
const FISH_NAMES = { 2: 'x-wing', 3: 'swordfish', 4: 'jellyfish' } as const

/** Finds fish with this number of lines. */
export function fishFinder(pencil: LatinPencil, k: keyof typeof FISH_NAMES): PatternFinder {
  const { board, places, cellsAt } = pencil
  const { size, groups } = board
  const linesOf = (kind: string) => groups.flatMap((group, index) => (group.kind === kind ? index : []))
  const directions = [
    [linesOf('row'), linesOf('column')],
    [linesOf('column'), linesOf('row')],
  ]
  const kind = FISH_NAMES[k]
  const namesOf = (lines: readonly number[]) => groupsFact(lines.map((line) => groups[line]))
  return pencil.finderOfValues((value, report) => {
    for (const [lines, across] of directions) {
      const open = lines.filter((line) => places[line * size + value - 1] !== 0)
      if (open.length <= k) continue
      const sets = open.map((line) => places[line * size + value - 1])
      smallUnions(sets, k, (chosen, union) => {
        // Nothing is ruled out if no other line has a place for the value in these positions.
        if (!sets.some((set, index) => set & union && !chosen.includes(index))) return
        const base = chosen.map((index) => open[index])
        const cover = across.filter((_, position) => union & (1 << position))
        const cells = chosen.flatMap((index) => cellsAt(open[index], sets[index]))
        report({
          kind,
          facts: () => ({ value, lines: namesOf(base), others: namesOf(cover) }),
          cells,
          values: 1 << (value - 1),
          targets: cover.flatMap((line) => groups[line].cells.filter((cell) => !cells.includes(cell))),
          premises: base.map((line) => ({ cells: groups[line].cells, value })),
        })
      })
    }
  })
}
