// Deductions on rows and columns, or on any board of groups: singles, and the patterns of the literature
// (HoDoKu's technique guide, hodoku.sourceforge.net; Sudopedia) that need no other groups. Patterns that need
// boxes are in boxPatterns.ts. Patterns of strong links are in linkPatterns.ts: in puzzles with rows and
// columns alone, such as KenKen, other patterns cover them. Patterns that rely on uniqueness (unique
// rectangles, BUG) are left out, since they can fail once candidates are removed.

import type { Technique } from '../inference.ts'
import type { TablePattern } from '../patternTable.ts'
import { fishFinder } from './techniques/fish.ts'
import type { LatinPencil } from './techniques/pencil.ts'
import { hiddenSubsetFinder, nakedSubsetFinder } from './techniques/subsets.ts'
import { pivotWingFinder, wWingFinder } from './techniques/wings.ts'

/** The source of most names. */
export const HODOKU = 'HoDoKu technique guide'

const NAKED_SUBSET = '{cells} can only take {values}: no other cell of {group} can take them'
const HIDDEN_SUBSET = 'only {cells} in {group} can take {values}: they can take nothing else'
const FISH = '{lines} have {value} only in {others}: no other cell of {others} can be {value}'

/** Singles, the easiest first. */
export const LATIN_SINGLE_TECHNIQUES: readonly Technique[] = [
  { name: 'hidden-single', tier: 'singles' },
  { name: 'naked-single', tier: 'singles' },
]

/** The patterns by name. */
export const LATIN_LINE_PATTERNS = {
  'naked-pair': {
    name: 'naked pair',
    sentence: NAKED_SUBSET,
    find: (pencil) => nakedSubsetFinder(pencil, 2),
  },
  'hidden-pair': {
    name: 'hidden pair',
    sentence: HIDDEN_SUBSET,
    find: (pencil) => hiddenSubsetFinder(pencil, 2),
  },
  'naked-triple': {
    name: 'naked triple',
    sentence: NAKED_SUBSET,
    find: (pencil) => nakedSubsetFinder(pencil, 3),
  },
  'hidden-triple': {
    name: 'hidden triple',
    sentence: HIDDEN_SUBSET,
    find: (pencil) => hiddenSubsetFinder(pencil, 3),
  },
  'x-wing': {
    name: 'X-wing',
    sentence: FISH,
    find: (pencil) => fishFinder(pencil, 2),
  },
  'naked-quad': {
    name: 'naked quad',
    sentence: NAKED_SUBSET,
    find: (pencil) => nakedSubsetFinder(pencil, 4),
  },
  'hidden-quad': {
    name: 'hidden quad',
    sentence: HIDDEN_SUBSET,
    find: (pencil) => hiddenSubsetFinder(pencil, 4),
  },
  'xy-wing': {
    name: 'XY-wing',
    sentence:
      'for each candidate of {pivot}, one of {cells} is {value}: a cell that sees both cannot be {value}',
    find: (pencil) => pivotWingFinder(pencil, 'xy-wing'),
  },
  swordfish: {
    name: 'swordfish',
    sentence: FISH,
    find: (pencil) => fishFinder(pencil, 3),
  },
  'w-wing': {
    name: 'W-wing',
    sentence:
      'one of {ends} is {joined}, so one of {cells} is {value}: a cell that sees both cannot be {value}',
    find: wWingFinder,
  },
  jellyfish: {
    name: 'jellyfish',
    sentence: FISH,
    find: (pencil) => fishFinder(pencil, 4),
  },
} as const satisfies Record<string, TablePattern<[LatinPencil]>>

/** The source of each technique. */
export const LATIN_LINE_SOURCES: Readonly<Record<string, string>> = {
  'hidden-single': `${HODOKU}: Hidden Single`,
  'naked-single': `${HODOKU}: Naked Single`,
  'naked-pair': `${HODOKU}: Naked Pair`,
  'hidden-pair': `${HODOKU}: Hidden Pair`,
  'naked-triple': `${HODOKU}: Naked Triple`,
  'hidden-triple': `${HODOKU}: Hidden Triple`,
  'x-wing': `${HODOKU}: X-Wing`,
  'naked-quad': `${HODOKU}: Naked Quadruple`,
  'hidden-quad': `${HODOKU}: Hidden Quadruple`,
  'xy-wing': `${HODOKU}: XY-Wing`,
  swordfish: `${HODOKU}: Swordfish`,
  'w-wing': `${HODOKU}: W-Wing`,
  jellyfish: `${HODOKU}: Jellyfish`,
}
