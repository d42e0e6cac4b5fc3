// A toy family, a Latin square once more: every row and every column holds each of the numbers 1 to n once. It is as
// small as a family can be, and an example of a new one: the tests add it to the others, and no file of src/ knows it.
//
//   1 . .      1 2 3
//   . . 1  ->  2 3 1
//   . . .      3 1 2

import type { Puzzle, Shape } from '../../../src/families/puzzle.ts'

/** A board of 3x3 to 9x9 cells. */
export type ToyPuzzle = Puzzle<Shape>

/** The shapes, for help texts and errors. */
export const TOY_SHAPES = 'NxN for N from 3 to 9'
