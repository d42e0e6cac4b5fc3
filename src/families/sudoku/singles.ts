// Singles of a Sudoku.

import { lookerOfPuzzles } from '../latin/rules/compilePerPuzzle.ts'
import { type LatinLooker, makeLatinLooker } from '../latin/singles.ts'
import { memo } from '../memo.ts'
import { type SudokuPuzzle, type SudokuShape, sudokuBoard } from './puzzle.ts'

/**
 * The weight of a naked single. A hidden single is seen far sooner, so it has weight 1. Weights from .02 to .15
 * make the scan effort agree equally well with people's times.
 */
const ONLY_CANDIDATE_WEIGHT = 0.1

/**
 * Finds singles on boards of a shape: the weak base of grading, and the first step of explanations. The
 * functions are compiled once for each shape, because all changing data is in the frames, and V8 optimises
 * functions best if they exist only once.
 */
export const sudokuLooker = memo(
  (shape: SudokuShape) => shape.text,
  (shape): LatinLooker<SudokuPuzzle> =>
    lookerOfPuzzles(shape, sudokuBoard, (board) => makeLatinLooker(board, ONLY_CANDIDATE_WEIGHT)),
)
