// Patterns from the literature that are made of strong links: values that a group can have in only two cells.

import type { TablePattern } from '../patternTable.ts'
import { HODOKU } from './linePatterns.ts'
import { colouringFinder } from './techniques/colouring.ts'
import { linkedPairFinder } from './techniques/links.ts'
import type { LatinPencil } from './techniques/pencil.ts'

/** The sentence for two links, which does not depend on their position. */
export const LINKED =
  '{groups} each have two places for {value}, so one of {cells} is {value}: a cell that sees both cannot be {value}'

/** The patterns by name. */
export const LATIN_LINK_PATTERNS = {
  skyscraper: {
    name: 'skyscraper',
    sentence: LINKED,
    find: (pencil) => linkedPairFinder(pencil, 'skyscraper'),
  },
  'turbot-fish': {
    name: 'turbot fish',
    sentence: LINKED,
    find: (pencil) => linkedPairFinder(pencil, 'turbot-fish'),
  },
  'simple-colouring': {
    name: 'simple colouring',
    sentence:
      'either all of {one} are {value} or all of {other} are: a cell that sees some of both cannot be {value}',
    find: (pencil) => colouringFinder(pencil, 'simple-colouring'),
  },
  'colour-wrap': {
    name: 'colour wrap',
    sentence:
      'either all of {one} are {value} or all of {other} are; two of {one} see each other, so none of {one} can be {value}',
    find: (pencil) => colouringFinder(pencil, 'colour-wrap'),
  },
} as const satisfies Record<string, TablePattern<[LatinPencil]>>

/** The source of each pattern. */
export const LATIN_LINK_SOURCES: Readonly<Record<string, string>> = {
  skyscraper: `${HODOKU}: Skyscraper`,
  'turbot-fish': `${HODOKU}: Turbot Fish`,
  'simple-colouring': `${HODOKU}: Simple Colors, Color Trap`,
  'colour-wrap': `${HODOKU}: Simple Colors, Color Wrap`,
}
