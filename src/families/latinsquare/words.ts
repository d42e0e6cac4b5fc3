// The words of Latin squares.

import { latin, latinsquare } from '../../words/catalogue.ts'
import { joinRooms } from '../words.ts'
import { LATIN_SQUARE_GROUPS } from './inference.ts'

/** The facet `words` of Latin squares. */
export const words = joinRooms(latinsquare, [latin], LATIN_SQUARE_GROUPS)
