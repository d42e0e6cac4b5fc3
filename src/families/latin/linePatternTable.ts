// Deductions that need no groups besides rows and columns: singles, and patterns from the literature (HoDoKu's
// technique guide, hodoku.sourceforge.net; Sudopedia). Patterns that need boxes are in boxPatternTable.ts.
// Patterns of strong links are in linkPatternTable.ts: in puzzles with rows and columns alone, such as KenKen,
// other patterns cover them. Patterns that rest on uniqueness are in uniquenessPatternTable.ts.

import type { Technique } from '../inference.ts'
import type { Finder } from '../patternTable.ts'
import type { LatinPencil } from './techniques/candidateBoard.ts'
import { fishFinder } from './techniques/fish.ts'
import { hiddenSubsetFinder, nakedSubsetFinder } from './techniques/subsets.ts'
import { pivotWingFinder, wWingFinder } from './techniques/wings.ts'

/** Singles, the easiest first. */
export const LATIN_SINGLE_TECHNIQUES: readonly Technique[] = [
  { name: 'hidden-single', tier: 'singles' },
  { name: 'naked-single', tier: 'singles' },
]

/** The patterns by name. */
export const LATIN_LINE_PATTERNS = {
  'naked-pair': (pencil) => nakedSubsetFinder(pencil, 2),
  'hidden-pair': (pencil) => hiddenSubsetFinder(pencil, 2),
  'naked-triple': (pencil) => nakedSubsetFinder(pencil, 3),
  'hidden-triple': (pencil) => hiddenSubsetFinder(pencil, 3),
  'x-wing': (pencil) => fishFinder(pencil, 2),
  'naked-quad': (pencil) => nakedSubsetFinder(pencil, 4),
  'hidden-quad': (pencil) => hiddenSubsetFinder(pencil, 4),
  'xy-wing': (pencil) => pivotWingFinder(pencil, 'xy-wing'),
  swordfish: (pencil) => fishFinder(pencil, 3),
  'w-wing': wWingFinder,
  jellyfish: (pencil) => fishFinder(pencil, 4),
} as const satisfies Record<string, Finder<[LatinPencil]>>
