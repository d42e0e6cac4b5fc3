// What a person can deduce on a board of groups: singles, and the patterns of the literature (HoDoKu's technique guide,
// hodoku.sourceforge.net; Sudopedia). All of them hold on any board of groups; what rests on a puzzle having one solution
// (unique rectangles, BUG) is left out, since it can fail once candidates are gone.

import type { PatternFinder, Reasoner, ReasonWords, Technique } from '../inference.ts'
import {
  patternFinders,
  patternNames,
  patternTechniques,
  patternWords,
  type TablePattern,
} from '../patternTable.ts'
import type { Puzzle } from '../puzzle.ts'
import type { LatinBoard } from './board.ts'
import { makeLatinLooker } from './singles.ts'
import { colouringFinder } from './techniques/colouring.ts'
import { fishFinder } from './techniques/fish.ts'
import { emptyRectangleFinder, linkedPairFinder } from './techniques/links.ts'
import { lockedFinder } from './techniques/locked.ts'
import { type LatinPencil, makeLatinPencil } from './techniques/pencil.ts'
import { hiddenSubsetFinder, nakedSubsetFinder } from './techniques/subsets.ts'
import { pivotWingFinder, wWingFinder } from './techniques/wings.ts'

const HODOKU = 'HoDoKu technique guide'

const LOCKED = 'in {group} all places for {value} are in {other}: no other cell of {other} has it'
const NAKED_SUBSET = '{cells} take {values} between them: no other cell of {group} has any of these'
const HIDDEN_SUBSET = 'in {group} only {cells} can take {values}: they take nothing else'
const FISH = '{lines} have {value} only in {others}: no other cell of {others} has it'
const LINKED =
  '{groups} have two places for {value} each, so one of {cells} is {value}: a cell that sees both is not'

/** The patterns, the easiest first, as HoDoKu and players' forums rank them. */
const PATTERNS = {
  pointing: {
    name: 'pointing',
    sentence: LOCKED,
    source: `${HODOKU}: Locked Candidates Type 1`,
    find: (pencil) => lockedFinder(pencil, 'pointing'),
  },
  claiming: {
    name: 'claiming',
    sentence: LOCKED,
    source: `${HODOKU}: Locked Candidates Type 2`,
    find: (pencil) => lockedFinder(pencil, 'claiming'),
  },
  'naked-pair': {
    name: 'naked pair',
    sentence: NAKED_SUBSET,
    source: `${HODOKU}: Naked Pair`,
    find: (pencil) => nakedSubsetFinder(pencil, 2),
  },
  'hidden-pair': {
    name: 'hidden pair',
    sentence: HIDDEN_SUBSET,
    source: `${HODOKU}: Hidden Pair`,
    find: (pencil) => hiddenSubsetFinder(pencil, 2),
  },
  'naked-triple': {
    name: 'naked triple',
    sentence: NAKED_SUBSET,
    source: `${HODOKU}: Naked Triple`,
    find: (pencil) => nakedSubsetFinder(pencil, 3),
  },
  'hidden-triple': {
    name: 'hidden triple',
    sentence: HIDDEN_SUBSET,
    source: `${HODOKU}: Hidden Triple`,
    find: (pencil) => hiddenSubsetFinder(pencil, 3),
  },
  'x-wing': {
    name: 'X-wing',
    sentence: FISH,
    source: `${HODOKU}: X-Wing`,
    find: (pencil) => fishFinder(pencil, 2),
  },
  'naked-quad': {
    name: 'naked quad',
    sentence: NAKED_SUBSET,
    source: `${HODOKU}: Naked Quadruple`,
    find: (pencil) => nakedSubsetFinder(pencil, 4),
  },
  'hidden-quad': {
    name: 'hidden quad',
    sentence: HIDDEN_SUBSET,
    source: `${HODOKU}: Hidden Quadruple`,
    find: (pencil) => hiddenSubsetFinder(pencil, 4),
  },
  skyscraper: {
    name: 'skyscraper',
    sentence: LINKED,
    source: `${HODOKU}: Skyscraper`,
    find: (pencil) => linkedPairFinder(pencil, 'skyscraper'),
  },
  'two-string-kite': {
    name: 'two-string kite',
    sentence: LINKED,
    source: `${HODOKU}: 2-String Kite`,
    find: (pencil) => linkedPairFinder(pencil, 'two-string-kite'),
  },
  'turbot-fish': {
    name: 'turbot fish',
    sentence: LINKED,
    source: `${HODOKU}: Turbot Fish`,
    find: (pencil) => linkedPairFinder(pencil, 'turbot-fish'),
  },
  'empty-rectangle': {
    name: 'empty rectangle',
    sentence:
      '{box} has {value} in {other}; or in {arm}, and then {link} has it in {far}: no cell of {other} that sees {far} is {value}',
    source: `${HODOKU}: Empty Rectangle`,
    find: emptyRectangleFinder,
  },
  'xy-wing': {
    name: 'XY-wing',
    sentence: 'whatever {pivot} is, one of {cells} is {value}: a cell that sees both is not',
    source: `${HODOKU}: XY-Wing`,
    find: (pencil) => pivotWingFinder(pencil, 'xy-wing'),
  },
  swordfish: {
    name: 'swordfish',
    sentence: FISH,
    source: `${HODOKU}: Swordfish`,
    find: (pencil) => fishFinder(pencil, 3),
  },
  'xyz-wing': {
    name: 'XYZ-wing',
    sentence: 'one of {pivot}, {cells} is {value}: a cell that sees all three is not',
    source: `${HODOKU}: XYZ-Wing`,
    find: (pencil) => pivotWingFinder(pencil, 'xyz-wing'),
  },
  'w-wing': {
    name: 'W-wing',
    sentence: 'one of {ends} is {joined}, so one of {cells} is {value}: a cell that sees both is not',
    source: `${HODOKU}: W-Wing`,
    find: wWingFinder,
  },
  'simple-colouring': {
    name: 'simple colouring',
    sentence: 'either all of {one} are {value} or all of {other} are: a cell that sees some of both is not',
    source: `${HODOKU}: Simple Colors, Color Trap`,
    find: (pencil) => colouringFinder(pencil, 'simple-colouring'),
  },
  'colour-wrap': {
    name: 'colour wrap',
    sentence:
      'either all of {one} are {value} or all of {other} are, and two of {one} see each other: none of {one} is',
    source: `${HODOKU}: Simple Colors, Color Wrap`,
    find: (pencil) => colouringFinder(pencil, 'colour-wrap'),
  },
  jellyfish: {
    name: 'jellyfish',
    sentence: FISH,
    source: `${HODOKU}: Jellyfish`,
    find: (pencil) => fishFinder(pencil, 4),
  },
} as const satisfies Record<string, TablePattern<[LatinPencil]>>

/** A pattern on a board of groups. */
export type LatinPattern = keyof typeof PATTERNS

/** All patterns, the easiest first; on boards without boxes or regions some of them find nothing. */
export const LATIN_PATTERNS = patternNames(PATTERNS)

/** Singles, the easiest first. */
export const LATIN_SINGLE_TECHNIQUES: readonly Technique[] = [
  { name: 'hidden-single', tier: 'singles', source: `${HODOKU}: Hidden Single` },
  { name: 'naked-single', tier: 'singles', source: `${HODOKU}: Naked Single` },
]

/** Some patterns as techniques of a family. */
export function latinTechniques(patterns: readonly LatinPattern[] = LATIN_PATTERNS): Technique[] {
  return patternTechniques(PATTERNS, patterns)
}

/** The words of some patterns. */
export function latinPatternWords(
  patterns: readonly LatinPattern[] = LATIN_PATTERNS,
): Readonly<Record<string, ReasonWords>> {
  return patternWords(PATTERNS, patterns)
}

/** Finds some patterns on frames of `makeLatinLooker`. */
export function makeLatinFinders(
  board: LatinBoard,
  patterns: readonly LatinPattern[] = LATIN_PATTERNS,
): Readonly<Record<string, PatternFinder>> {
  return patternFinders(PATTERNS, [makeLatinPencil(board)], patterns)
}

/** What a person can deduce on a board. */
export function makeLatinReasoner<P extends Puzzle>(
  board: LatinBoard,
  onlyCandidateWeight: number,
): Reasoner<P> {
  return { ...makeLatinLooker<P>(board, onlyCandidateWeight), finders: makeLatinFinders(board) }
}
