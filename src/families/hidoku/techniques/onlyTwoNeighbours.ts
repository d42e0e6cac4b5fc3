// Cells with two exits: the path comes to an open cell from one neighbour and leaves to another. If only two neighbours
// can have numbers that are consecutive with the cell's own, the path goes through both, and the three cells have
// consecutive numbers.

import type { PatternFinder } from '../../inference.ts'
import type { PathPencil } from './patternTools.ts'

/** Finds candidates of the three cells that are not part of three consecutive numbers. */
export function twoWaysFinder(pencil: PathPencil): PatternFinder {
  const { sets } = pencil
  const { neighbours, has, valueAt } = sets

  return pencil.finder((frame, report) => {
    const numbersAt = neighbours.map((_, cell) => pencil.numbersAt(frame, cell))
    const mayFollow = (one: number, other: number) =>
      numbersAt[one].some((number) => has(frame, other, number + 1))
    for (const cell of pencil.cellsOf(frame, sets.openAt)) {
      if (has(frame, cell, 1) || has(frame, cell, sets.numbers(frame))) continue
      const ways = neighbours[cell].filter((other) => mayFollow(cell, other) || mayFollow(other, cell))
      if (ways.length !== 2) continue
      const [one, other] = ways
      const between = (before: number, after: number) =>
        numbersAt[cell].filter((number) => has(frame, before, number - 1) && has(frame, after, number + 1))
      const forwards = between(one, other)
      const backwards = between(other, one)
      const outside = (at: number, step: number) => {
        const kept = new Set([
          ...forwards.map((value) => value + step),
          ...backwards.map((value) => value - step),
        ])
        return numbersAt[at].filter((value) => !kept.has(value)).map((value) => ({ cell: at, value }))
      }
      const removes = [...outside(cell, 0), ...outside(one, -1), ...outside(other, 1)].filter(
        (candidate) => frame[valueAt + candidate.cell] === 0,
      )
      if (removes.length === 0) continue
      const around = [cell, ...neighbours[cell]]
      const all = [cell, one, other].flatMap((at) => numbersAt[at].map((value) => ({ cell: at, value })))
      report({
        kind: 'two-ways',
        facts: { cell, cells: pencil.names(ways) },
        cells: around,
        premises: [{ cells: around.filter((at) => frame[valueAt + at] === 0) }],
        candidates: pencil.without(all, removes),
        removes,
      })
    }
  })
}
