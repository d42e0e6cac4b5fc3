// Patterns from the literature that need boxes or other groups besides rows and columns.

import type { Finder } from '../patternTable.ts'
import { alsXzFinder } from './techniques/almostLockedSets.ts'
import type { LatinPencil } from './techniques/candidateBoard.ts'
import { groupedTurbotFishFinder } from './techniques/groupedTurbotFish.ts'
import { emptyRectangleFinder, linkedPairFinder } from './techniques/skyscrapersAndKites.ts'
import { pivotWingFinder } from './techniques/wings.ts'

/** The patterns by name. */
export const LATIN_BOX_PATTERNS = {
  'two-string-kite': (pencil) => linkedPairFinder(pencil, 'two-string-kite'),
  'empty-rectangle': emptyRectangleFinder,
  'xyz-wing': (pencil) => pivotWingFinder(pencil, 'xyz-wing'),
  'grouped-turbot-fish': groupedTurbotFishFinder,
  'als-xz': alsXzFinder,
} as const satisfies Record<string, Finder<[LatinPencil]>>
