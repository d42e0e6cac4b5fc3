// Full Latin squares and their classes, for tests.

import { leastSquare } from '../../../src/families/latinsquare/leastSquare.ts'

/** All squares whose first row and first column are 1 2 3 ..., filled cell by cell. */
export function reducedSquares(size: number): number[][] {
  const squares: number[][] = []
  const square = Array.from({ length: size * size }, (_, cell) =>
    cell < size ? cell + 1 : cell % size === 0 ? cell / size + 1 : 0,
  )
  const fits = (cell: number, value: number) => {
    for (let line = 0; line < size; line++) {
      if (square[cell - (cell % size) + line] === value || square[line * size + (cell % size)] === value)
        return false
    }
    return true
  }
  const fill = (cell: number): void => {
    if (cell === square.length) squares.push([...square])
    else if (square[cell] > 0) fill(cell + 1)
    else {
      for (let value = 1; value <= size; value++) {
        if (!fits(cell, value)) continue
        square[cell] = value
        fill(cell + 1)
      }
      square[cell] = 0
    }
  }
  fill(0)
  return squares
}

/** The number of different least twins of all squares of an order. */
export function countSquareClasses(size: number): number {
  return new Set(reducedSquares(size).map((square) => leastSquare(square, size).square.join())).size
}
