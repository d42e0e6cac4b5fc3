// Which numbers a cell of a Latin board can take, given the placed numbers.

import type { Fits } from '../playing.ts'
import { type LatinBoard, peersOfCells } from './board.ts'

/** A number fits if no group of the cell has it already. */
export function latinFits(board: LatinBoard, values: readonly number[]): Fits {
  const peers = peersOfCells(board)
  return (cell, value) => peers[cell].every((peer) => values[peer] !== value)
}
