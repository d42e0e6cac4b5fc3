// The words of Hidokus.

import { hidoku } from '../../words/catalogue.ts'
import { joinRooms } from '../words.ts'

/** The facet `words` of Hidokus. */
export const words = joinRooms(hidoku)
