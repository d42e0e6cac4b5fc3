// Which numbers a cell of a Latin board can take, given the placed numbers.

import type { Fits, Playing } from '../playing.ts'
import type { Puzzle } from '../puzzle.ts'
import { type LatinBoard, pairsOfCells, peersOfCells } from './boardOfGroups.ts'
import { type RuledShape, shadedCells } from './rules/ruledShape.ts'

/** A number fits if no group of the cell has it already, and no pair rules it out. */
export function latinFits(board: LatinBoard, values: readonly number[]): Fits {
  const peers = peersOfCells(board)
  const pairs = pairsOfCells(board)
  return (cell, value) =>
    peers[cell].every((peer) => values[peer] !== value) &&
    pairs[cell].every(({ other, bans }) => !(bans[value - 1] & (1 << (values[other] - 1))))
}

/** The facet `playing` of families whose only clues are the givens of a Latin board. */
export function latinPlaying<S extends RuledShape>(boardOf: (shape: S) => LatinBoard): Playing<Puzzle<S>> {
  return {
    numbers: ({ shape: { rows } }) => ({ least: 1, greatest: rows, each: rows }),
    shaded: ({ shape }) => shadedCells(shape),
    fits: ({ shape }, values) => latinFits(boardOf(shape), values),
    peers: ({ shape }) => peersOfCells(boardOf(shape)),
  }
}
