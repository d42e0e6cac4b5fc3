// The words of Survos.

import { linesums, survo } from '../../words/catalogue.ts'
import { joinNamespaces } from '../words.ts'
import { SURVO_LINES } from './inference.ts'

/** The facet `words` of Survos. */
export const words = joinNamespaces(survo, [linesums], SURVO_LINES)
