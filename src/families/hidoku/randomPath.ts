// Makes random paths by backbite moves: an end of the path bites an adjacent cell of the path, and the part between the
// two is reversed, so that the path has a new end. (Mansfield, Monte Carlo studies of polymer chain dimensions in the
// melt, 1982; Oberdorf, Ferguson, Jacobsen, Kondev, Secondary structures in long compact polymers, 2006.)
//
//   1-2-3      1-2-3     The end, 9, bites 4: the numbers 5 to 9 are reversed.
//       |          |     With king's moves it may also bite 5 or 6. Biting 8, its
//   6-5-4  ->  8-9 4     neighbour on the path, changes nothing.
//   |          |   |
//   7-8-9      7-6-5
//
// A path that does not cover the board also slithers: one end moves to a free cell, and the other end leaves its cell.
//
// The direction of a move is chosen among the same number of directions for every cell, and a move off the board does
// nothing. So each move is as likely as its reverse, and in the long run all paths are equally likely.

import { below, type Rng } from '../../kernel/rng.ts'

/** For each cell, the cells to which a path can go from it; empty for a blocked cell. */
export type Ways = readonly (readonly number[])[]

/** A path that grows and moves: its cells in order, and each cell's position on it (-1 if none). */
interface Path {
  length: number
  readonly cells: Int32Array
  readonly places: Int32Array
}

/** A path over this many cells of a board that goes through row after row, back and forth. */
export function snake(columns: number, length: number): number[] {
  return Array.from({ length }, (_, index) => {
    const row = Math.floor(index / columns)
    return row % 2 === 0 ? index : (2 * row + 1) * columns - 1 - index
  })
}

/** Applies this many moves to a path. `directions` is the maximum number of neighbours of a cell, a power of two. */
export function moved(rng: Rng, cells: readonly number[], ways: Ways, directions: number, moves: number) {
  const path = makePath(ways.length)
  for (const cell of cells) append(path, cell)
  for (let move = 0; move < moves; move++) {
    // One random number chooses both the end and the direction.
    const draw = below(rng, 2 * directions)
    const isLast = draw < directions
    const cell = ways[end(path, isLast)][draw % directions]
    if (cell === undefined) continue
    if (path.places[cell] < 0) slither(path, isLast, cell)
    else bite(path, isLast, cell)
  }
  return Array.from(path.cells.subarray(0, path.length))
}

/**
 * Finds a path over the given cells. The path begins in a random cell. Each step extends an end to an adjacent free
 * cell or, if that is impossible, lets the end bite. Returns undefined if the steps were not enough.
 */
export function findPath(rng: Rng, open: readonly number[], ways: Ways, steps: number): number[] | undefined {
  const path = makePath(ways.length)
  append(path, open[below(rng, open.length)])
  for (let step = 0; step < steps && path.length < open.length; step++) {
    const isLast = below(rng, 2) === 0
    const around = ways[end(path, isLast)]
    if (around.length === 0) return undefined
    const free = around.filter((cell) => path.places[cell] < 0)
    if (free.length === 0) {
      bite(path, isLast, around[below(rng, around.length)])
      continue
    }
    if (!isLast) turnRound(path, 0, path.length - 1)
    append(path, free[below(rng, free.length)])
  }
  return path.length === open.length ? Array.from(path.cells.subarray(0, path.length)) : undefined
}

function makePath(cells: number): Path {
  return { length: 0, cells: new Int32Array(cells), places: new Int32Array(cells).fill(-1) }
}

function end({ cells, length }: Path, isLast: boolean): number {
  return isLast ? cells[length - 1] : cells[0]
}

function append(path: Path, cell: number): void {
  path.places[cell] = path.length
  path.cells[path.length++] = cell
}

/** Reverses the path between two positions. */
function turnRound({ cells, places }: Path, from: number, to: number): void {
  for (let left = from, right = to; left < right; left++, right--) {
    const cell = cells[left]
    cells[left] = cells[right]
    cells[right] = cell
    places[cells[left]] = left
    places[cell] = right
  }
}

/** Lets an end bite a cell of the path. */
function bite(path: Path, isLast: boolean, bitten: number): void {
  const place = path.places[bitten]
  if (isLast) turnRound(path, place + 1, path.length - 1)
  else turnRound(path, 0, place - 1)
}

/** Moves an end to a free cell; the other end follows. */
function slither({ length, cells, places }: Path, isLast: boolean, free: number): void {
  places[cells[isLast ? 0 : length - 1]] = -1
  if (isLast) cells.copyWithin(0, 1, length)
  else cells.copyWithin(1, 0, length - 1)
  cells[isLast ? length - 1 : 0] = free
  for (let place = 0; place < length; place++) places[cells[place]] = place
}
