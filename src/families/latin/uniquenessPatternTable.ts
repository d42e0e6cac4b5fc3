// Patterns from the literature that rest on the uniqueness of the solution, for boards whose only clues are
// givens: if there are further clues, such as cages, exchanging two numbers may break one of them.

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

/** On boards with further rules, exchanging numbers may break a rule, so the pattern is never found there. */
function onPlainBoard(pencil: LatinPencil, makeFinder: Finder<[LatinPencil]>): PatternFinder {
  const { groups, pairs = [], walks } = pencil.board
  const isPlain = pairs.length === 0 && !walks && groups.every(({ kind }) => PLAIN_GROUPS.includes(kind))
  return isPlain ? makeFinder(pencil) : () => {}
}
