// Simple colouring: strong links of a value that meet are coloured alternately. The value is in all cells of one
// of the two colours. It is ruled out in a cell that sees both colours (trap), and in all cells of a colour if
// two of them see each other (wrap).

import type { PatternFinder } from '../../inference.ts'
import type { LatinPencil, StrongLink } from './candidateBoard.ts'
import { premisesOf } from './skyscrapersAndKites.ts'

/** Finds cells that see both colours of a cluster, or colours that contradict themselves. */
export function colouringFinder(
  pencil: LatinPencil,
  kind: 'simple-colouring' | 'colour-wrap',
): PatternFinder {
  const { board, sees, bits } = pencil
  const { groups } = board

  function seeingBoth(one: readonly number[], other: readonly number[], bit: number): number[] {
    const found: number[] = []
    for (let cell = 0; cell < board.cells; cell++) {
      if (!(bits[cell] & bit) || one.includes(cell) || other.includes(cell)) continue
      if (one.some((own) => sees(own, cell)) && other.some((own) => sees(own, cell))) found.push(cell)
    }
    return found
  }

  return pencil.finderOfValues((value, report) => {
    const bit = 1 << (value - 1)
    for (const { colours, links } of clustersOf(pencil.linksOf(value))) {
      const cells = colours.flat()
      const isFalse = colours.findIndex((own) => own.some((one) => own.some((other) => sees(one, other))))
      if (isFalse >= 0 !== (kind === 'colour-wrap')) continue
      const [one, other] = isFalse === 1 ? colours.toReversed() : colours
      report({
        kind,
        facts: () => ({ value, one: pencil.names(one), other: pencil.names(other) }),
        cells,
        values: bit,
        targets: kind === 'colour-wrap' ? one : seeingBoth(one, other, bit),
        premises: premisesOf(groups, links, value),
      })
    }
  })
}

/**
 * Forms clusters of links that meet, and colours them. A cluster has the cells of each colour, and its links.
 * Clusters of one link are left out.
 */
function clustersOf(links: readonly StrongLink[]) {
  const colourOf = new Map<number, number>()
  const clusters: { colours: [number[], number[]]; links: StrongLink[] }[] = []
  for (const start of links) {
    if (colourOf.has(start.ends[0])) continue
    const cluster: (typeof clusters)[number] = { colours: [[], []], links: [] }
    const todo = [start.ends[0]]
    colourOf.set(start.ends[0], 0)
    while (todo.length > 0) {
      const cell = todo.pop() as number
      const colour = colourOf.get(cell) as number
      cluster.colours[colour].push(cell)
      for (const link of links) {
        if (!link.ends.includes(cell)) continue
        if (!cluster.links.includes(link)) cluster.links.push(link)
        const next = link.ends[0] === cell ? link.ends[1] : link.ends[0]
        if (colourOf.has(next)) continue
        colourOf.set(next, 1 - colour)
        todo.push(next)
      }
    }
    if (cluster.links.length > 1) clusters.push(cluster)
  }
  return clusters
}
