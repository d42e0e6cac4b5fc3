// What a page has to know of Latin squares while somebody plays.

import { peersOfCells, squareBoard } from '../../../src/families/latin/board.ts'
import { latinFits } from '../../../src/families/latin/fits.ts'
import type { Playing } from '../../../src/families/playing.ts'
import type { LatinPuzzle } from './puzzle.ts'

/** How Latin squares are played. */
export const playing: Playing<LatinPuzzle> = {
  numbers: ({ shape }) => ({ least: 1, greatest: shape.rows, each: shape.rows }),
  fits: ({ shape }, values) => latinFits(squareBoard(shape), values),
  peers: ({ shape }) => peersOfCells(squareBoard(shape)),
}
