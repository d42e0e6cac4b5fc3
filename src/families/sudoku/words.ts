// The words of Sudokus.

import { latin, latinBoxes, sudoku } from '../../words/catalogue.ts'
import { joinRooms } from '../words.ts'
import { SUDOKU_GROUPS } from './inference.ts'

/** The facet `words` of Sudoku. */
export const words = joinRooms(sudoku, [latin, latinBoxes], SUDOKU_GROUPS)
