// BUG+1 (BUG: bivalue universal grave). A BUG is a board on which every open cell has two candidates, and every
// number has two places in each row, column and box that lacks it. In any solution each open cell could then
// take its other candidate instead, so there would be a second solution. If a single extra candidate
// distinguishes the board from a BUG, its cell takes this candidate.

import { popcount } from '../../../kernel/bits.ts'
import type { PatternFinder } from '../../inference.ts'
import { valuesOfSet } from '../valuesOfSet.ts'
import type { LatinPencil } from './candidateBoard.ts'

/** Finds the extra candidate if the board would be a BUG without it. */
export function bugPlus1Finder(pencil: LatinPencil): PatternFinder {
  const { board, bits, groupsOf } = pencil
  return pencil.finder((report) => {
    const open = openCells()
    const [large, ...others] = open.filter((cell) => popcount(bits[cell]) !== 2)
    if (large === undefined || others.length > 0 || popcount(bits[large]) !== 3) return
    const extra = valuesOfSet(bits[large]).find((value) => isGraveWithout(large, value))
    if (extra === undefined) return
    report({
      kind: 'bug-plus-1',
      facts: () => ({ cell: large, value: extra }),
      cells: [large],
      values: 1 << (extra - 1),
      targets: [large],
      struck: bits[large] & ~(1 << (extra - 1)),
      premises: [{ cells: open }],
    })
  })

  function openCells(): number[] {
    const open: number[] = []
    for (let cell = 0; cell < board.cells; cell++) if (bits[cell] !== 0) open.push(cell)
    return open
  }

  /** Whether each number has two places in each group that lacks it, if this candidate is ignored. */
  function isGraveWithout(cell: number, value: number): boolean {
    const { size, groups } = board
    return groups.every((_, group) => {
      for (let number = 1; number <= size; number++) {
        const count = popcount(pencil.places[group * size + number - 1])
        const least = number === value && groupsOf[cell].includes(group) ? 1 : 0
        if (count !== least && count !== 2 + least) return false
      }
      return true
    })
  }
}
