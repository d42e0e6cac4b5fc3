// Patterns from the literature that rest on the uniqueness of the solution, for boards whose only clues are givens: on
// others, such as those with cages, two numbers that change places may break another clue.

import type { Finder } from '../patternTable.ts'
import { bugPlus1Finder } from './techniques/bivalueUniversalGrave.ts'
import type { LatinPencil } from './techniques/candidateBoard.ts'
import {
  uniqueRectangle1Finder,
  uniqueRectangle2Finder,
  uniqueRectangle3Finder,
  uniqueRectangle4Finder,
} from './techniques/uniqueRectangles.ts'

/** The patterns by name. */
export const LATIN_UNIQUENESS_PATTERNS = {
  'unique-rectangle-1': uniqueRectangle1Finder,
  'unique-rectangle-2': uniqueRectangle2Finder,
  'unique-rectangle-3': uniqueRectangle3Finder,
  'unique-rectangle-4': uniqueRectangle4Finder,
  'bug-plus-1': bugPlus1Finder,
} as const satisfies Record<string, Finder<[LatinPencil]>>
