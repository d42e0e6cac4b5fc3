// The words of KenKens.

import { kenken, latin } from '../../words/catalogue.ts'
import { joinNamespaces } from '../words.ts'
import { KENKEN_GROUPS } from './reasons.ts'

/** The facet `words` of KenKens. */
export const words = joinNamespaces(kenken, [latin], KENKEN_GROUPS)
