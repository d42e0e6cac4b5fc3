// Random Latin squares, all equally likely.
//
// A square is drawn by the moves of Jacobson and Matthews (Generating uniformly distributed random Latin
// squares, 1996). Think of a cube of row, column and number with a 1 where the number stands, so that each line
// of the cube adds up to 1. A move adds 1 at a place that is 0 and mends the sums in the smallest box about it;
// that may leave a -1 in the opposite corner, and then the next move begins there.
//
//   0 . 1       1 . 0       the eight corners of the box change by +1 and -1 in turns;
//   . . .  ->   . . .       the other layer of the box changes the other way round
//   1 . 0       0 . 1
//
// Seen only where there is no -1, the walk comes to every square equally often.

import { below, type Rng, shuffled } from '../../kernel/rng.ts'

/** The values 1..size in reading order; each Latin square is equally likely. */
export function latinSquare(rng: Rng, size: number): number[] {
  const layer = size * size
  const cube = shuffledCycle(rng, size)
  // As many squares as a layer has cells; between two of them there are some moves with a -1.
  for (let square = 0; square < layer; square++) {
    let at = below(rng, layer * size)
    while (cube[at] !== 0) at = below(rng, layer * size)
    do at = move(rng, cube, size, at)
    while (cube[at] < 0)
  }
  return Array.from({ length: layer }, (_, cell) => cube.indexOf(1, cell * size) - cell * size + 1)
}

/** The square whose rows are turned by one each, its rows, columns and numbers shuffled; far from its neighbours. */
function shuffledCycle(rng: Rng, size: number): Int8Array {
  const line = Array.from({ length: size }, (_, place) => place)
  const [rows, columns, numbers] = [shuffled(rng, line), shuffled(rng, line), shuffled(rng, line)]
  const cube = new Int8Array(size ** 3)
  for (const row of line) {
    for (const column of line) {
      cube[(rows[row] * size + columns[column]) * size + numbers[(row + column) % size]] = 1
    }
  }
  return cube
}

/** Adds 1 at a place that is 0 or -1 and mends the sums; returns the opposite corner, which may be -1 now. */
function move(rng: Rng, cube: Int8Array, size: number, at: number): number {
  const layer = size * size
  const coins = cube[at] < 0 ? rng() : 0
  const toNumber = oneInLine(cube, size, at, 1, coins & 1)
  const toColumn = oneInLine(cube, size, at, size, coins & 2)
  const toRow = oneInLine(cube, size, at, layer, coins & 4)
  cube[at]++
  cube[at + toNumber]--
  cube[at + toColumn]--
  cube[at + toRow]--
  cube[at + toNumber + toColumn]++
  cube[at + toNumber + toRow]++
  cube[at + toColumn + toRow]++
  const opposite = at + toNumber + toColumn + toRow
  cube[opposite]--
  return opposite
}

/** How far it is to a 1 in the line through a place: to the first one or, if asked for, the second. */
function oneInLine(cube: Int8Array, size: number, at: number, step: number, second: number): number {
  const start = at - step * (Math.floor(at / step) % size)
  let found = start
  while (cube[found] !== 1) found += step
  if (second) {
    found += step
    while (cube[found] !== 1) found += step
  }
  return found - at
}
