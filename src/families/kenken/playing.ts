// What a page needs to know of KenKens during play.

import { squareBoard } from '../latin/boardOfGroups.ts'
import { peersOfCells } from '../latin/peersOfCells.ts'
import { latinFits } from '../latin/playing.ts'
import type { Fits, Playing } from '../playing.ts'
import { cagesOfCells, type KenkenPuzzle, resultOf } from './puzzle.ts'

/** The facet `playing` of KenKens. A cage with a single cell is filled in from the start. */
export const playing: Playing<KenkenPuzzle> = {
  numbers: ({ shape }) => ({ least: 1, greatest: shape.size, each: shape.size }),
  start({ givens, cages }) {
    const values = givens.slice()
    for (const { target, cells } of cages) if (cells.length === 1) values[cells[0]] = target
    return values
  },
  fits,
  peersOf({ shape, cages }, cell) {
    const inLines = peersOfCells(squareBoard(shape))[cell]
    const inCage = cages.find(({ cells }) => cells.includes(cell))?.cells ?? []
    return [...new Set([...inLines, ...inCage])].filter((one) => one !== cell)
  },
  cages: ({ cages }) => cages,
}

/**
 * A number fits if its row and its column lack it and, in the last open cell of a cage, completes the target.
 */
function fits(puzzle: KenkenPuzzle, values: readonly number[]): Fits {
  const inLines = latinFits(squareBoard(puzzle.shape), values)
  const cageOf = cagesOfCells(puzzle)
  return (cell, value) => {
    if (!inLines(cell, value)) return false
    const cage = puzzle.cages[cageOf[cell]]
    const numbers = cage?.cells.map((one) => (one === cell ? value : values[one])) ?? []
    return !cage || numbers.includes(0) || resultOf(cage.operator, numbers) === cage.target
  }
}
