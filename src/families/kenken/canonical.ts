// The canonical form of a KenKen: the least of its eight rotations and reflections.
//
//   3+ . 2      2 3+ .      A board is compared as a list of numbers, cell by cell. The first cell of a cage counts
//   ...         ...         as the rank of its clue among all clues of the puzzle, and every other cell as the
//                           number of its cage in order of appearance.

import { turnsOf } from '../symmetry.ts'
import { inOrder } from './combinationsForPlayer.ts'
import { type Cage, cagesOfCells, cellsOfCages, type KenkenPuzzle, makePuzzle, OPERATORS } from './puzzle.ts'

/** The canonical form under rotations and reflections. */
export function canonicalKenken(puzzle: KenkenPuzzle): KenkenPuzzle {
  // The operator of a single cell has no meaning.
  const cages = puzzle.cages.map(
    (cage): Cage => (cage.cells.length === 1 ? { ...cage, operator: '=' } : cage),
  )
  const cageOf = cagesOfCells(puzzle)
  const ranks = cages.map((cage) => cages.filter((other) => compareClues(other, cage) < 0).length)
  const [{ from }] = turnsOf(puzzle.shape)
    .map((turn) => ({ from: turn, list: listOf(turn, cageOf, ranks) }))
    .sort((one, other) => inOrder(one.list, other.list))
  const moved = cellsOfCages(from.map((cell) => cageOf[cell]))
  return makePuzzle(
    puzzle.shape,
    Array.from(moved, ([cage, cells]) => ({ ...cages[cage], cells })),
  )
}

function compareClues(one: Cage, other: Cage): number {
  return one.target - other.target || OPERATORS.indexOf(one.operator) - OPERATORS.indexOf(other.operator)
}

/**
 * The rotated or reflected board as a list of numbers. The ranks of clues begin above the largest number of a
 * cage.
 */
function listOf(from: readonly number[], cageOf: readonly number[], ranks: readonly number[]): number[] {
  const numbers = new Map<number, number>()
  return from.map((cell) => {
    const cage = cageOf[cell]
    const known = numbers.get(cage)
    if (known !== undefined) return known
    numbers.set(cage, numbers.size)
    return ranks.length + ranks[cage]
  })
}
