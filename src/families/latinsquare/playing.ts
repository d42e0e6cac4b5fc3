// What a page needs to know of Latin squares during play.

import { peersOfCells } from '../latin/board.ts'
import { latinFits } from '../latin/fits.ts'
import type { Playing } from '../playing.ts'
import { type LatinSquarePuzzle, rowsAndColumnsBoard } from './puzzle.ts'

/** The facet `playing` of Latin squares. */
export const playing: Playing<LatinSquarePuzzle> = {
  numbers: ({ shape }) => ({ least: 1, greatest: shape.size, each: shape.size }),
  fits: ({ shape }, values) => latinFits(rowsAndColumnsBoard(shape), values),
  peers: ({ shape }) => peersOfCells(rowsAndColumnsBoard(shape)),
}
