// The facts about toy squares that a page needs during play.

import { squareBoard } from '../../../src/families/latin/boardOfGroups.ts'
import { peersOfCells } from '../../../src/families/latin/peersOfCells.ts'
import { latinFits } from '../../../src/families/latin/playing.ts'
import type { Playing } from '../../../src/families/playing.ts'
import type { ToyPuzzle } from './puzzle.ts'

/** The playing of toy squares. */
export const playing: Playing<ToyPuzzle> = {
  numbers: ({ shape: { rows } }) => ({ least: 1, greatest: rows, each: rows }),
  fits: ({ shape }, values) => latinFits(squareBoard(shape), values),
  peersOf: ({ shape }, cell) => peersOfCells(squareBoard(shape))[cell],
}
