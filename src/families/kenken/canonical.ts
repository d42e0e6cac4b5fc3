// The canonical form of a KenKen: the least of its eight rotations and reflections.
//
//   3+ . 2      2 3+ .      Read cell by cell, a board is a list of numbers. The first cell of a cage has the
//   ...         ...         rank of its clue among all clues of the puzzle. Other cells have the number
//                           of their cage, in order of appearance.

import { turnsOf } from '../symmetry.ts'
import { type Cage, type KenkenPuzzle, makePuzzle, OPERATORS } from './puzzle.ts'

/** The canonical form under rotations and reflections. */
export function canonicalKenken({ shape, cages: written }: KenkenPuzzle): KenkenPuzzle {
  // The operator of a single cell has no meaning.
  const cages = written.map((cage): Cage => (cage.cells.length === 1 ? { ...cage, operator: '=' } : cage))
  const cageOf = new Array<number>(shape.size * shape.size)
  cages.forEach(({ cells }, index) => {
    for (const cell of cells) cageOf[cell] = index
  })
  const ranks = ranksOf(cages)
  let least: number[] = []
  let turn: readonly number[] = []
  for (const from of turnsOf(shape)) {
    const image = imageBelow(least, from, cageOf, ranks)
    if (image) {
      least = image
      turn = from
    }
  }
  return makePuzzle(shape, turned(cages, cageOf, turn))
}

/** The rank of each cage's clue among all different clues. */
function ranksOf(cages: readonly Cage[]): number[] {
  const compare = (a: Cage, b: Cage) =>
    a.target - b.target || OPERATORS.indexOf(a.operator) - OPERATORS.indexOf(b.operator)
  const order = cages.map((_, index) => index).sort((a, b) => compare(cages[a], cages[b]))
  const ranks = new Array<number>(cages.length)
  order.forEach((index, place) => {
    const isSame = place > 0 && compare(cages[order[place - 1]], cages[index]) === 0
    ranks[index] = isSame ? ranks[order[place - 1]] : place
  })
  return ranks
}

/**
 * Returns the rotated or reflected board as a list of numbers, or undefined if this list is not less than the
 * least list so far.
 */
function imageBelow(
  least: readonly number[],
  from: readonly number[],
  cageOf: readonly number[],
  ranks: readonly number[],
): number[] | undefined {
  const numbers = new Array<number>(ranks.length).fill(-1)
  const image = new Array<number>(from.length)
  let numbersUsed = 0
  let isBelow = least.length === 0
  for (let cell = 0; cell < from.length; cell++) {
    const cage = cageOf[from[cell]]
    // In the list, ranks of clues are above all numbers of cages.
    const isFirst = numbers[cage] < 0
    if (isFirst) numbers[cage] = numbersUsed++
    image[cell] = isFirst ? ranks.length + ranks[cage] : numbers[cage]
    if (isBelow) continue
    if (image[cell] > least[cell]) return undefined
    isBelow = image[cell] < least[cell]
  }
  return isBelow ? image : undefined
}

/** The cages after moving each cell `from[c]` to c, in the order of their first cells. */
function turned(cages: readonly Cage[], cageOf: readonly number[], from: readonly number[]): Cage[] {
  const cells: number[][] = cages.map(() => [])
  const order: number[] = []
  for (let cell = 0; cell < from.length; cell++) {
    const cage = cageOf[from[cell]]
    if (cells[cage].length === 0) order.push(cage)
    cells[cage].push(cell)
  }
  return order.map((cage) => ({ ...cages[cage], cells: cells[cage] }))
}
