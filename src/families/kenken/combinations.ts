// The combinations of numbers that a cage can still take, as a player would write them down.

import { fits } from './playing.ts'
import { type KenkenPuzzle, resultOf } from './puzzle.ts'

/**
 * Lists the combinations for a cell's cage, each in ascending order. Tries its open cells one after the
 * other, each with the numbers that fit those already chosen.
 */
export function combinations(
  puzzle: KenkenPuzzle,
  values: readonly number[],
  asked: number,
): readonly (readonly number[])[] {
  const { size } = puzzle.shape
  const cage = puzzle.cages.find(({ cells }) => cells.includes(asked))
  if (!cage) return []
  const open = cage.cells.filter((cell) => values[cell] === 0)
  const board = values.slice()
  const found = new Map<string, number[]>()
  const fill = (place: number): void => {
    if (place === open.length) {
      const numbers = cage.cells.map((cell) => board[cell]).sort((a, b) => a - b)
      if (resultOf(cage.operator, numbers) === cage.target) found.set(String(numbers), numbers)
      return
    }
    const fitting = fits(puzzle, board)
    for (let value = 1; value <= size; value++) {
      if (!fitting(open[place], value)) continue
      board[open[place]] = value
      fill(place + 1)
    }
    board[open[place]] = 0
  }
  fill(0)
  return [...found.values()].sort(inOrder)
}

function inOrder(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((value, index) => value !== other[index])
  return place < 0 ? 0 : one[place] - other[place]
}
