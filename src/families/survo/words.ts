// The words of Survos.

import { linesums, survo } from '../../words/catalogue.ts'
import { joinRooms } from '../words.ts'
import { SURVO_LINES } from './inference.ts'

/** The facet `words` of Survos. */
export const words = joinRooms(survo, [linesums], SURVO_LINES)
