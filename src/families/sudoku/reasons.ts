// The reasons of a Sudoku in words: those of any board of groups.

import type { GroupKind } from '../latin/board.ts'
import { latinReasons } from '../latin/reasons.ts'

/** The kinds of groups of a Sudoku. */
export const SUDOKU_GROUPS: readonly GroupKind[] = ['row', 'column', 'box']

/** The words of each kind of reason. */
export const SUDOKU_REASONS = latinReasons(SUDOKU_GROUPS)
