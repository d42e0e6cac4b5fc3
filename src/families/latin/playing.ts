// Which numbers a cell of a Latin board can take, given the placed numbers.

import type { Fits, Playing } from '../playing.ts'
import { isAccepted } from './automata.ts'
import { type LatinBoard, pairsOfCells, peersOfCells, walksOfCells } from './boardOfGroups.ts'
import { loadRules } from './rules/loadRules.ts'
import { type BoardOf, kindOf, type RuledPuzzle } from './rules/ruledPuzzle.ts'
import { type RuledShape, shadedCells } from './rules/ruledShape.ts'

/**
 * A number fits if no group of the cell has it already, no pair rules it out, and no clue along cells of which it is the last open one
 * refuses it.
 */
export function latinFits(board: LatinBoard, values: readonly number[]): Fits {
  const peers = peersOfCells(board)
  const pairs = pairsOfCells(board)
  const walksOf = walksOfCells(board)
  const isKept = (walk: number, cell: number, value: number) => {
    const { cells, automaton, isImplied } = (board.walks ?? [])[walk]
    if (isImplied) return true
    const numbers = cells.map((one) => (one === cell ? value : values[one]))
    return numbers.includes(0) || isAccepted(automaton, numbers)
  }
  return (cell, value) =>
    peers[cell].every((peer) => values[peer] !== value) &&
    pairs[cell].every(({ other, bans }) => !(bans[value - 1] & (1 << (values[other] - 1)))) &&
    walksOf[cell].every((walk) => isKept(walk, cell, value))
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
    peers: (puzzle) => peersOfCells(boardOf(puzzle)),
  }
}
