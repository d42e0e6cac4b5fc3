// The words of magic number boards.

import { linesums, magic } from '../../words/catalogue.ts'
import { joinNamespaces } from '../words.ts'
import { MAGIC_LINES } from './inference.ts'

/** The facet `words` of magic number boards. */
export const words = joinNamespaces(magic, [linesums], MAGIC_LINES)
