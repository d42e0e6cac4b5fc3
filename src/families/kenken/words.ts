// The words of KenKens.

import { kenken, latin } from '../../words/catalogue.ts'
import { joinRooms } from '../words.ts'
import { KENKEN_GROUPS } from './reasons.ts'

/** The facet `words` of KenKens. */
export const words = joinRooms(kenken, [latin], KENKEN_GROUPS)
