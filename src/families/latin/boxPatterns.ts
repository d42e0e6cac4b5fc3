// The patterns of the literature that need boxes or other groups besides rows and columns.

import type { TablePattern } from '../patternTable.ts'
import { HODOKU } from './linePatterns.ts'
import { LINKED } from './linkPatterns.ts'
import { emptyRectangleFinder, linkedPairFinder } from './techniques/links.ts'
import { lockedFinder } from './techniques/locked.ts'
import type { LatinPencil } from './techniques/pencil.ts'
import { pivotWingFinder } from './techniques/wings.ts'

const LOCKED = 'in {group} all places for {value} are in {other}: no other cell of {other} has it'

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
      '{box} has {value} in {other}; or in {arm}, and then {link} has it in {far}: no cell of {other} that sees {far} is {value}',
    find: emptyRectangleFinder,
  },
  'xyz-wing': {
    name: 'XYZ-wing',
    sentence: 'one of {pivot}, {cells} is {value}: a cell that sees all three is not {value}',
    find: (pencil) => pivotWingFinder(pencil, 'xyz-wing'),
  },
} as const satisfies Record<string, TablePattern<[LatinPencil]>>

/** Who named or described each. */
export const LATIN_BOX_SOURCES: Readonly<Record<string, string>> = {
  pointing: `${HODOKU}: Locked Candidates Type 1`,
  claiming: `${HODOKU}: Locked Candidates Type 2`,
  'two-string-kite': `${HODOKU}: 2-String Kite`,
  'empty-rectangle': `${HODOKU}: Empty Rectangle`,
  'xyz-wing': `${HODOKU}: XYZ-Wing`,
}
