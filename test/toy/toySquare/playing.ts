// The facts about toy squares that a page needs during play.

import { peersOfCells, squareBoard } from '../../../src/families/latin/board.ts'
import { latinFits } from '../../../src/families/latin/fits.ts'
import type { Playing } from '../../../src/families/playing.ts'
import type { ToyPuzzle } from './puzzle.ts'

/** The playing of toy squares. */
export const playing: Playing<ToyPuzzle> = {
  numbers: ({ shape }) => ({ least: 1, greatest: shape.rows, each: shape.rows }),
  fits: ({ shape }, values) => latinFits(squareBoard(shape), values),
  peers: ({ shape }) => peersOfCells(squareBoard(shape)),
}
