// What a person can deduce in a Sudoku: what can be deduced on any board of groups.

import type { Inference } from '../inference.ts'
import type { GroupKind } from '../latin/board.ts'
import {
  LATIN_SINGLE_TECHNIQUES,
  latinPatternWords,
  latinTechniques,
  makeLatinReasoner,
} from '../latin/inference.ts'
import { groupNames, LATIN_SINGLES } from '../latin/reasons.ts'
import { ONLY_CANDIDATE_WEIGHT } from './grading.ts'
import { type SudokuPuzzle, type SudokuShape, sudokuBoard } from './puzzle.ts'

/** The kinds of groups of a Sudoku. */
export const SUDOKU_GROUPS: readonly GroupKind[] = ['row', 'column', 'box']

/** What a person can deduce in a Sudoku. */
export const inference: Inference<SudokuShape, SudokuPuzzle> = {
  sees: 'naked and hidden singles',
  techniques: [...LATIN_SINGLE_TECHNIQUES, ...latinTechniques()],
  reasons: { ...LATIN_SINGLES, ...latinPatternWords() },
  groups: groupNames(SUDOKU_GROUPS),
  makeReasoner: (shape) => makeLatinReasoner(sudokuBoard(shape), ONLY_CANDIDATE_WEIGHT),
}
