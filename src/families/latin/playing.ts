// Which numbers a cell of a Latin board can take, given the placed numbers.

import type { Fits, Playing } from '../playing.ts'
import { isPlain, type LatinBoard } from './boardOfGroups.ts'
import { peersOfCells } from './peersOfCells.ts'
import { loadRules } from './rules/loadRules.ts'
import { fitsRules } from './rules/pairsAndWalks.ts'
import type { BoardOf } from './rules/ruledBoard.ts'
import { kindOf, type RuledPuzzle } from './rules/ruledPuzzle.ts'
import { type RuledShape, shadedCells } from './rules/ruledShape.ts'

/** A number fits if no group of the cell has it already, and no further rule refuses it. */
export function latinFits(board: LatinBoard, values: readonly number[]): Fits {
  const peers = peersOfCells(board)
  const isFree: Fits = (cell, value) => peers[cell].every((peer) => values[peer] !== value)
  if (isPlain(board)) return isFree
  const isAllowed = fitsRules(board, values)
  return (cell, value) => isFree(cell, value) && isAllowed(cell, value)
}

/** The facet `playing` of families whose only clues are the givens of a Latin board. */
export function latinPlaying<S extends RuledShape>(boardOf: BoardOf<S>): Playing<RuledPuzzle<S>> {
  return {
    numbers: ({ shape: { rows } }) => ({ least: 1, greatest: rows, each: rows }),
    loadRules,
    clues: ({ clues = [] }) =>
      clues.map((clue) => {
        const [kind, number = ''] = kindOf(clue).called(clue).split(' ')
        return { kind, number, cells: clue.cells }
      }),
    shaded: ({ shape }) => shadedCells(shape),
    fits: (puzzle, values) => latinFits(boardOf(puzzle), values),
    peersOf: (puzzle, cell) => peersOfCells(boardOf(puzzle))[cell],
  }
}
