// Random regions for jigsaws: the board is cut into rectangles or rows, and then regions exchange cells. An
// exchange is kept if both regions stay connected. At the end, compact regions are preferred: nobody likes to
// look for a number along a snake.

import { below, type Rng } from '../../../kernel/rng.ts'
import { range } from '../../constraintProblem.ts'
import { cellsAround } from './places.ts'

/** The number of tried exchanges for each cell of the board. */
const TRIES_PER_CELL = 60
/** After this share of the tries, no exchange may make the regions less compact. */
const LOOSE_PART = 0.5

/** At most this share of the regions may be rectangles: the most compact regions of a small board are plain boxes. */
const MOST_RECTANGLES = 1 / 3

/** Cuts a square board into connected regions of as many cells as a row. */
export function randomRegions(rng: Rng, size: number): number[][] {
  let regions = exchangedRegions(rng, size)
  while (regions.filter((cells) => isRectangle(cells, size)).length > MOST_RECTANGLES * size)
    regions = exchangedRegions(rng, size)
  return regions
}

function isRectangle(cells: readonly number[], size: number): boolean {
  const rows = cells.map((cell) => Math.floor(cell / size))
  const columns = cells.map((cell) => cell % size)
  const span = (lines: readonly number[]) => Math.max(...lines) - Math.min(...lines) + 1
  return span(rows) * span(columns) === cells.length
}

function exchangedRegions(rng: Rng, size: number): number[][] {
  const cells = range(0, size * size - 1)
  const region = startRegions(size)
  const board = { size, boxRows: size, boxColumns: size }
  const around = cells.map((cell) => cellsAround(cell, board, false))
  const tries = TRIES_PER_CELL * cells.length
  const sidesWithin = (cell: number, own: number) => around[cell].filter((one) => region[one] === own).length

  function isConnected(own: number): boolean {
    const found = [region.indexOf(own)]
    for (const cell of found) {
      for (const next of around[cell]) if (region[next] === own && !found.includes(next)) found.push(next)
    }
    return found.length === size
  }

  for (let made = 0; made < tries; made++) {
    // A cell moves to a neighbouring region, and a cell of that region, anywhere along the common border, moves
    // to the cell's old region.
    const one = below(rng, cells.length)
    const [from, to] = [region[one], region[around[one][below(rng, around[one].length)]]]
    const borders = cells.filter(
      (cell) => cell !== one && region[cell] === to && around[cell].some((next) => region[next] === from),
    )
    if (from === to || borders.length === 0) continue
    const other = borders[below(rng, borders.length)]
    const before = sidesWithin(one, from) + sidesWithin(other, to)
    region[one] = to
    region[other] = from
    const after = sidesWithin(one, to) + sidesWithin(other, from)
    const isGood = made < LOOSE_PART * tries || after >= before
    if (isGood && isConnected(from) && isConnected(to)) continue
    region[one] = from
    region[other] = to
  }
  return range(0, size - 1).map((own) => cells.filter((cell) => region[cell] === own))
}

/** The regions to start from: rectangles if the size has a proper divisor, otherwise rows. */
function startRegions(size: number): number[] {
  const height = range(1, Math.floor(Math.sqrt(size))).findLast((rows) => size % rows === 0) as number
  const width = size / height
  return range(0, size * size - 1).map((cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size]
    return Math.floor(row / height) * height + Math.floor(column / width)
  })
}
