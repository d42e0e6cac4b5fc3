// Patterns from the literature that are made of strong links: values that a group can have in only two cells.

import type { Finder } from '../patternTable.ts'
import { HODOKU } from './linePatterns.ts'
import { colouringFinder } from './techniques/colouring.ts'
import { linkedPairFinder } from './techniques/links.ts'
import type { LatinPencil } from './techniques/pencil.ts'

/** The patterns by name. */
export const LATIN_LINK_PATTERNS = {
  skyscraper: (pencil) => linkedPairFinder(pencil, 'skyscraper'),
  'turbot-fish': (pencil) => linkedPairFinder(pencil, 'turbot-fish'),
  'simple-colouring': (pencil) => colouringFinder(pencil, 'simple-colouring'),
  'colour-wrap': (pencil) => colouringFinder(pencil, 'colour-wrap'),
} as const satisfies Record<string, Finder<[LatinPencil]>>

/** The source of each pattern. */
export const LATIN_LINK_SOURCES: Readonly<Record<string, string>> = {
  skyscraper: `${HODOKU}: Skyscraper`,
  'turbot-fish': `${HODOKU}: Turbot Fish`,
  'simple-colouring': `${HODOKU}: Simple Colors, Color Trap`,
  'colour-wrap': `${HODOKU}: Simple Colors, Color Wrap`,
}
