// Deductions from the clues of further rules, and from rules between two cells.

import type { Finder } from '../patternTable.ts'
import { isPlain } from './boardOfGroups.ts'
import type { LatinPencil } from './techniques/candidateBoard.ts'
import { clueFinder } from './techniques/clueCandidates.ts'

/** The patterns by name. */
export const LATIN_CLUE_PATTERNS = {
  'clue-candidates': (pencil) => (isPlain(pencil.board) ? () => {} : clueFinder(pencil)),
} as const satisfies Record<string, Finder<[LatinPencil]>>
