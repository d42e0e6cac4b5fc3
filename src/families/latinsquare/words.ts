// The words of Latin squares.

import { latin, latinLocked, latinRules, latinsquare } from '../../words/catalogue.ts'
import { CLUE_NAMES } from '../latin/rules/clueNames.ts'
import { joinNamespaces } from '../words.ts'
import { LATIN_SQUARE_GROUPS } from './inference.ts'

/** The facet `words` of Latin squares. */
export const words = joinNamespaces(
  latinsquare,
  [latin, latinLocked, latinRules],
  [...LATIN_SQUARE_GROUPS, ...CLUE_NAMES],
)
