// Patterns that arise where two groups have several cells in common: a row and a box, or a row and an irregular region.

import type { Finder } from '../patternTable.ts'
import type { LatinPencil } from './techniques/candidateBoard.ts'
import { lockedFinder } from './techniques/lockedCandidates.ts'

/** The patterns by name. */
export const LATIN_LOCKED_PATTERNS = {
  pointing: (pencil) => lockedFinder(pencil, 'pointing'),
  claiming: (pencil) => lockedFinder(pencil, 'claiming'),
} as const satisfies Record<string, Finder<[LatinPencil]>>
