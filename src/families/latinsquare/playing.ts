// What a page needs to know of Latin squares during play.

import { latinPlaying } from '../latin/playing.ts'
import { rowsAndColumnsBoard } from './puzzle.ts'

/** The facet `playing` of Latin squares. */
export const playing = latinPlaying(rowsAndColumnsBoard)
