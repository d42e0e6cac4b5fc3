// One puzzle for all of its turns and reflections: whichever of the eight comes first.
//
//   3+ . 2      2 3+ .      Read cell by cell, a board is a row of numbers: in the first cell of a cage the rank of
//   ...         ...         its clue among all clues of the puzzle, in others the number of the cage, counted in the
//                           order in which the cages appear.

import { turnsOf } from '../symmetry.ts'
import { type Cage, type KenkenPuzzle, makePuzzle, OPERATORS } from './puzzle.ts'

/** The puzzle that stands for its turns and reflections. */
export function canonicalKenken({ shape, cages: written }: KenkenPuzzle): KenkenPuzzle {
  // The operator of a single cell means nothing.
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

/** The place of each cage's clue among all different clues. */
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

/** The board turned, as a row of numbers; nothing if the least so far does not come after it. */
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
    // Ranks come after all numbers of cages.
    const isFirst = numbers[cage] < 0
    if (isFirst) numbers[cage] = numbersUsed++
    image[cell] = isFirst ? ranks.length + ranks[cage] : numbers[cage]
    if (isBelow) continue
    if (image[cell] > least[cell]) return undefined
    isBelow = image[cell] < least[cell]
  }
  return isBelow ? image : undefined
}

/** The cages where the cell `from[c]` has come to c, in the order of their first cells. */
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
