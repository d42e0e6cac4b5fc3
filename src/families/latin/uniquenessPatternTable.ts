// Patterns from the literature that rest on the uniqueness of the solution, for boards whose only clues are givens: on
// others, such as those with cages, two numbers that change places may break another clue.

import type { PatternFinder } from '../inference.ts'
import type { Finder } from '../patternTable.ts'
import type { GroupKind } from './boardOfGroups.ts'
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
  'unique-rectangle-1': (pencil) => onPlainBoard(pencil, uniqueRectangle1Finder),
  'unique-rectangle-2': (pencil) => onPlainBoard(pencil, uniqueRectangle2Finder),
  'unique-rectangle-3': (pencil) => onPlainBoard(pencil, uniqueRectangle3Finder),
  'unique-rectangle-4': (pencil) => onPlainBoard(pencil, uniqueRectangle4Finder),
  'bug-plus-1': (pencil) => onPlainBoard(pencil, bugPlus1Finder),
} as const satisfies Record<string, Finder<[LatinPencil]>>

const PLAIN_GROUPS: readonly GroupKind[] = ['row', 'column', 'box']

/** With further rules, numbers that change places may break one of them. There, the pattern is never found. */
function onPlainBoard(pencil: LatinPencil, makeFinder: Finder<[LatinPencil]>): PatternFinder {
  const { groups, pairs = [], walks } = pencil.board
  const isPlain = pairs.length === 0 && !walks && groups.every(({ kind }) => PLAIN_GROUPS.includes(kind))
  return isPlain ? makeFinder(pencil) : () => {}
}
