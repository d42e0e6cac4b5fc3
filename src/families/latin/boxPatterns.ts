// Patterns from the literature that need boxes or other groups besides rows and columns.

import type { TablePattern } from '../patternTable.ts'
import { HODOKU } from './linePatterns.ts'
import { LINKED } from './linkPatterns.ts'
import { emptyRectangleFinder, linkedPairFinder } from './techniques/links.ts'
import { lockedFinder } from './techniques/locked.ts'
import type { LatinPencil } from './techniques/pencil.ts'
import { pivotWingFinder } from './techniques/wings.ts'

const LOCKED = 'all places for {value} in {group} are in {other}: no other cell of {other} can be {value}'

/** The patterns by name. */
export const LATIN_BOX_PATTERNS = {
  pointing: {
    name: 'pointing',
    sentence: LOCKED,
    find: (pencil) => lockedFinder(pencil, 'pointing'),
  },
  claiming: {
    name: 'claiming',
    sentence: LOCKED,
    find: (pencil) => lockedFinder(pencil, 'claiming'),
  },
  'two-string-kite': {
    name: 'two-string kite',
    sentence: LINKED,
    find: (pencil) => linkedPairFinder(pencil, 'two-string-kite'),
  },
  'empty-rectangle': {
    name: 'empty rectangle',
    sentence:
      'if the {value} of {box} is not in {other}, it is in {arm}, so the {value} of {link} is in {far}: a cell of {other} that shares a row, column or box with {far} cannot be {value}',
    find: emptyRectangleFinder,
  },
  'xyz-wing': {
    name: 'XYZ-wing',
    sentence: 'one of {pivot}, {cells} is {value}: a cell that sees all three cannot be {value}',
    find: (pencil) => pivotWingFinder(pencil, 'xyz-wing'),
  },
} as const satisfies Record<string, TablePattern<[LatinPencil]>>

/** The source of each pattern. */
export const LATIN_BOX_SOURCES: Readonly<Record<string, string>> = {
  pointing: `${HODOKU}: Locked Candidates Type 1`,
  claiming: `${HODOKU}: Locked Candidates Type 2`,
  'two-string-kite': `${HODOKU}: 2-String Kite`,
  'empty-rectangle': `${HODOKU}: Empty Rectangle`,
  'xyz-wing': `${HODOKU}: XYZ-Wing`,
}
