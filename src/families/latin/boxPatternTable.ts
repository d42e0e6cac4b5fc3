// Patterns from the literature that need boxes or other groups besides rows and columns.

import type { Finder } from '../patternTable.ts'
import type { LatinPencil } from './techniques/candidateBoard.ts'
import { lockedFinder } from './techniques/lockedCandidates.ts'
import { emptyRectangleFinder, linkedPairFinder } from './techniques/skyscrapersAndKites.ts'
import { pivotWingFinder } from './techniques/wings.ts'

/** The patterns by name. */
export const LATIN_BOX_PATTERNS = {
  pointing: (pencil) => lockedFinder(pencil, 'pointing'),
  claiming: (pencil) => lockedFinder(pencil, 'claiming'),
  'two-string-kite': (pencil) => linkedPairFinder(pencil, 'two-string-kite'),
  'empty-rectangle': emptyRectangleFinder,
  'xyz-wing': (pencil) => pivotWingFinder(pencil, 'xyz-wing'),
} as const satisfies Record<string, Finder<[LatinPencil]>>
