// Counts the full grids that are not twins of each other.

import { sudoku } from '../../../src/families/sudoku/index.ts'
import { makeSolver } from '../../../src/index.ts'
import { essentialClues } from '../../support/canonical.ts'

/** More than the number of grids of any counted shape. */
const ENOUGH = 50_000

/** All full grids that begin with 1 2 3 ... (the others are relabelled copies), and how many forms they have. */
export function countGridClasses(text: string): { grids: number; classes: number } {
  const shape = sudoku.notation.parseShape(text)
  const givens = Array.from({ length: shape.size ** 2 }, (_, cell) => (cell < shape.size ? cell + 1 : 0))
  const { solutions } = makeSolver()(sudoku, { shape, givens }, { solutions: ENOUGH })
  const forms = solutions.map((solution) => essentialClues(sudoku, { shape, givens: solution }, solution))
  return { grids: solutions.length, classes: new Set(forms).size }
}
