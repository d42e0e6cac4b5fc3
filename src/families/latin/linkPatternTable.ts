// Patterns from the literature that are made of strong links: values that a group can have in only two cells.

import type { Finder } from '../patternTable.ts'
import type { LatinPencil } from './techniques/candidateBoard.ts'
import { colouringFinder } from './techniques/colouring.ts'
import { linkedPairFinder } from './techniques/skyscrapersAndKites.ts'

/** The patterns by name. */
export const LATIN_LINK_PATTERNS = {
  skyscraper: (pencil) => linkedPairFinder(pencil, 'skyscraper'),
  'turbot-fish': (pencil) => linkedPairFinder(pencil, 'turbot-fish'),
  'simple-colouring': (pencil) => colouringFinder(pencil, 'simple-colouring'),
  'colour-wrap': (pencil) => colouringFinder(pencil, 'colour-wrap'),
} as const satisfies Record<string, Finder<[LatinPencil]>>
