// Cutting a board into cages before operators are known: at random, mostly into cages of two and three cells.
//
//   1 1 2 3      A cage begins at a random free cell and grows by free neighbours. Neighbours that have
//   4 . 2 3      the fewest free neighbours themselves come first, so that few cells are left over.
//   4 2 2 5      A left-over cell joins an adjacent cage.
//   4 6 6 5

import { below, type Rng, shuffled } from '../../kernel/rng.ts'
import { edgeNeighbours } from './puzzle.ts'

/** The relative frequencies of the sizes that new cages aim at: 55 for 2 cells, 35 for 3 cells, and so on. */
const FREQUENCIES = [55, 35, 8, 4, 3]

/**
 * Cuts a board into cages. Returns the cells of each cage in reading order. A cage has a single cell only if
 * no adjacent cage has room for the cell.
 */
export function partition(rng: Rng, size: number, maxCage: number): number[][] {
  const neighbours = edgeNeighbours(size)
  const cageOf = new Array<number>(size * size).fill(-1)
  const cages: number[][] = []
  const freeAround = (cell: number) => neighbours[cell].reduce((n, next) => n + (cageOf[next] < 0 ? 1 : 0), 0)

  /**
   * Lists the free cells next to a cage that have the fewest free neighbours: they would be hardest to place
   * later.
   */
  function nextCells(cells: readonly number[]): number[] {
    let fewest = 5
    let found: number[] = []
    for (const cell of cells) {
      for (const next of neighbours[cell]) {
        if (cageOf[next] >= 0) continue
        const around = freeAround(next)
        if (around > fewest) continue
        if (around < fewest) found = []
        fewest = around
        found.push(next)
      }
    }
    return found
  }

  const order = shuffled(
    rng,
    cageOf.map((_, cell) => cell),
  )
  for (const start of order) {
    if (cageOf[start] >= 0) continue
    const cells = [start]
    cageOf[start] = cages.length
    const wanted = drawSize(rng, maxCage)
    while (cells.length < wanted) {
      const next = nextCells(cells)
      if (next.length === 0) break
      const cell = next[below(rng, next.length)]
      cageOf[cell] = cages.length
      cells.push(cell)
    }
    cages.push(cells)
  }
  for (const start of order) {
    if (cages[cageOf[start]].length === 1) joinSmallest(start, neighbours, cageOf, cages, maxCage)
  }
  return cages.filter((cells) => cells.length > 0).map((cells) => cells.sort((a, b) => a - b))
}

function drawSize(rng: Rng, maxCage: number): number {
  const frequencies = FREQUENCIES.slice(0, maxCage - 1)
  let drawn = below(
    rng,
    frequencies.reduce((sum, one) => sum + one),
  )
  let cells = 2
  for (const frequency of frequencies) {
    if (drawn < frequency) break
    drawn -= frequency
    cells++
  }
  return cells
}

/** Adds a single cell to the smallest adjacent cage, if one has room. */
function joinSmallest(
  single: number,
  neighbours: readonly (readonly number[])[],
  cageOf: number[],
  cages: number[][],
  maxCage: number,
): void {
  let best = -1
  for (const next of neighbours[single]) {
    const cage = cageOf[next]
    if (cages[cage].length < maxCage && (best < 0 || cages[cage].length < cages[best].length)) best = cage
  }
  if (best < 0) return
  cages[cageOf[single]] = []
  cages[best].push(single)
  cageOf[single] = best
}
