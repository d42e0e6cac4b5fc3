// What a page needs to know of Sudokus during play.

import { latinPlaying } from '../latin/playing.ts'
import { sudokuBoard } from './puzzle.ts'

/** The facet `playing` of Sudokus. */
export const playing = latinPlaying(sudokuBoard)
