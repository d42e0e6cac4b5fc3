// What a page needs to know of Sudokus during play.

import { peersOfCells } from '../latin/board.ts'
import { latinFits } from '../latin/fits.ts'
import type { Playing } from '../playing.ts'
import { type SudokuPuzzle, sudokuBoard } from './puzzle.ts'

/** The facet `playing` of Sudokus. */
export const playing: Playing<SudokuPuzzle> = {
  numbers: ({ shape }) => ({ least: 1, greatest: shape.size, each: shape.size }),
  fits: ({ shape }, values) => latinFits(sudokuBoard(shape), values),
  peers: ({ shape }) => peersOfCells(sudokuBoard(shape)),
}
