// A plain Latin square: every row and every column holds each of the numbers 1 to n once. It is as small as a family can
// be, and stands for the next one: the tests add it to the others, and no file of src/ knows of it.
//
//   1 . .      1 2 3
//   . . 1  ->  2 3 1
//   . . .      3 1 2

import type { Puzzle, Shape } from '../../../src/families/puzzle.ts'

/** A board of 3x3 to 9x9 cells. */
export type LatinPuzzle = Puzzle<Shape>

/** Which shapes there are, for help texts and errors. */
export const LATIN_SHAPES = 'NxN for N from 3 to 9'
