// Singles of a Latin square.

import { lookerOfPuzzles } from '../latin/rules/compilePerPuzzle.ts'
import { type LatinLooker, makeLatinLooker } from '../latin/singles.ts'
import { memo } from '../memo.ts'
import { type LatinSquarePuzzle, type LatinSquareShape, rowsAndColumnsBoard } from './puzzle.ts'

/**
 * The weight of a naked single; a hidden single weighs 1. Without boxes the two weights are closer than in a
 * Sudoku: to find a naked single, a person looks along two lines, not at three groups.
 */
const ONLY_CANDIDATE_WEIGHT = 0.5

/** Finds singles on boards of a shape: the weak base of grading, and the first step of explanations. */
export const squareLooker = memo(
  (shape: LatinSquareShape) => shape.text,
  (shape): LatinLooker<LatinSquarePuzzle> =>
    lookerOfPuzzles(shape, rowsAndColumnsBoard, (board) => makeLatinLooker(board, ONLY_CANDIDATE_WEIGHT)),
)
