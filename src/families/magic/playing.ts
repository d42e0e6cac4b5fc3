// What a page needs to know of magic number boards during play.

import { linePlaying } from '../linesums/boardOfSumLines.ts'
import { magicBoard } from './puzzle.ts'

/** The facet `playing` of magic number boards. */
export const playing = linePlaying(magicBoard)
