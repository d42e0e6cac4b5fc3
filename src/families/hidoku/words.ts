// The words of Hidokus.

import { hidoku } from '../../words/catalogue.ts'
import { joinNamespaces } from '../words.ts'

/** The facet `words` of Hidokus. */
export const words = joinNamespaces(hidoku)
