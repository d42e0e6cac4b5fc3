// The facts about toy squares that a page needs during play.

import { squareBoard } from '../../../src/families/latin/boardOfGroups.ts'
import { latinPlaying } from '../../../src/families/latin/playing.ts'

/** The playing of toy squares. */
export const playing = latinPlaying(squareBoard)
