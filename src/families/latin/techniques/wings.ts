// Wings: a few cells with two or three candidates. One of these cells must have a certain value, so the value is
// ruled out in cells that see all of them.
//
//   XY-wing    a pivot {x,y} sees the pincers {x,z} and {y,z}: one of the pincers has z
//   XYZ-wing   the same with a pivot {x,y,z}: one of the three cells has z
//   W-wing     two cells {x,y} see different ends of a strong link of x: one of the two cells has y

import { popcount } from '../../../kernel/bits.ts'
import type { PatternFinder } from '../../inference.ts'
import { valuesOfSet } from '../valuesOfSet.ts'
import type { LatinPencil } from './candidateBoard.ts'
import { premisesOf } from './skyscrapersAndKites.ts'

/** Finds a pivot with two candidates (XY-wing) or three candidates (XYZ-wing), and two pincers. */
export function pivotWingFinder(pencil: LatinPencil, kind: 'xy-wing' | 'xyz-wing'): PatternFinder {
  const { board, bits, peersOf, seenByAll } = pencil
  const size = kind === 'xy-wing' ? 2 : 3
  return pencil.finder((report) => {
    for (let pivot = 0; pivot < board.cells; pivot++) {
      const own = bits[pivot]
      if (popcount(own) !== size) continue
      const pairs = peersOf[pivot].filter(
        (cell) => popcount(bits[cell]) === 2 && popcount(bits[cell] & own) === size - 1,
      )
      pairs.forEach((one, index) => {
        for (const other of pairs.slice(index + 1)) {
          const common = bits[one] & bits[other]
          const all = bits[one] | bits[other]
          if (popcount(common) !== 1 || (kind === 'xy-wing' ? (all & ~common) !== own : all !== own)) continue
          const [value] = valuesOfSet(common)
          const cells = [pivot, one, other]
          report({
            kind,
            facts: () => ({ value, pivot: pencil.names([pivot]), cells: pencil.names([one, other]) }),
            cells,
            values: all,
            targets: seenByAll(kind === 'xy-wing' ? [one, other] : cells, value),
            struck: common,
            premises: [{ cells }],
          })
        }
      })
    }
  })
}

/** Finds two cells with the same two candidates, joined by a link. */
export function wWingFinder(pencil: LatinPencil): PatternFinder {
  const { board, bits, sees, seenByAll, areBothSeen } = pencil
  const { groups } = board
  return pencil.finder((report) => {
    const pairs: number[] = []
    for (let cell = 0; cell < board.cells; cell++) if (popcount(bits[cell]) === 2) pairs.push(cell)
    pairs.forEach((one, index) => {
      for (const other of pairs.slice(index + 1)) {
        if (bits[one] !== bits[other] || sees(one, other)) continue
        const [low, high] = valuesOfSet(bits[one])
        for (const [joined, value] of [
          [low, high],
          [high, low],
        ]) {
          if (!areBothSeen(one, other, value)) continue
          const link = pencil
            .linksOf(joined)
            .find(({ ends: [a, b] }) => (sees(one, a) && sees(other, b)) || (sees(one, b) && sees(other, a)))
          if (!link) continue
          report({
            kind: 'w-wing',
            facts: () => ({
              value,
              joined,
              cells: pencil.names([one, other]),
              ends: pencil.names(link.ends),
            }),
            cells: [one, other, ...link.ends],
            values: bits[one],
            targets: seenByAll([one, other], value),
            struck: 1 << (value - 1),
            premises: [{ cells: [one, other] }, ...premisesOf(groups, [link], joined)],
          })
        }
      }
    })
  })
}
