// What a page needs to know of Survos during play.

import { linePlaying } from '../linesums/boardOfSumLines.ts'
import { survoBoard } from './puzzle.ts'

/** The facet `playing` of Survos. */
export const playing = linePlaying(survoBoard)
