// The words of Sudokus.

import { latin, latinBoxes, latinLocked, latinRules, sudoku } from '../../words/catalogue.ts'
import { CLUE_NAMES } from '../latin/rules/clueNames.ts'
import { joinNamespaces } from '../words.ts'
import { SUDOKU_GROUPS } from './inference.ts'

/** The facet `words` of Sudoku. */
export const words = joinNamespaces(
  sudoku,
  [latin, latinLocked, latinBoxes, latinRules],
  [...SUDOKU_GROUPS, ...CLUE_NAMES],
)
