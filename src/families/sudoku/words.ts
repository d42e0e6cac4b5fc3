// The words of Sudokus.

import { latin, latinBoxes, latinRules, sudoku } from '../../words/catalogue.ts'
import { joinNamespaces } from '../words.ts'
import { SUDOKU_GROUPS } from './inference.ts'

/** The facet `words` of Sudoku. */
export const words = joinNamespaces(sudoku, [latin, latinBoxes, latinRules], SUDOKU_GROUPS)
