// What a person can deduce on a board of groups: singles, and the patterns of the literature (HoDoKu's technique guide,
// hodoku.sourceforge.net; Sudopedia). All of them hold on any board of groups; what rests on a puzzle having one solution
// (unique rectangles, BUG) is left out, since it can fail once candidates are gone.

import type { PatternFinder, Reasoner, ReasonWords, Technique } from '../inference.ts'
import type { Puzzle } from '../puzzle.ts'
import type { LatinBoard } from './board.ts'
import { makeLatinLooker } from './singles.ts'
import { colouringFinder } from './techniques/colouring.ts'
import { fishFinder } from './techniques/fish.ts'
import { emptyRectangleFinder, linkedPairFinder } from './techniques/links.ts'
import { lockedFinder } from './techniques/locked.ts'
import { makePencil, type Pencil } from './techniques/pencil.ts'
import { hiddenSubsetFinder, nakedSubsetFinder } from './techniques/subsets.ts'
import { pivotWingFinder, wWingFinder } from './techniques/wings.ts'

const HODOKU = 'HoDoKu technique guide'

/** Subsets take cells or values; the sentences of the three sizes are the same. */
const NAKED_SUBSET = '{cells} take {values}: no other cell of {group} does'
const HIDDEN_SUBSET = 'in {group} only {cells} can take {values}: they take nothing else'
const FISH = '{lines} have {value} only in {others}: there the other cells do not have it'
const LINKED = 'by {groups}, one of {cells} is {value}: a cell that sees both is not'

/** A technique with its words and how it is found. */
interface LatinTechnique extends ReasonWords {
  readonly source: string
  readonly find: (pencil: Pencil) => PatternFinder
}

/** The patterns, the easiest first, as HoDoKu and players' forums rank them. */
const PATTERNS = {
  pointing: {
    name: 'pointing',
    sentence: 'in {group} all places for {value} are in {other}: the rest of {other} does not have it',
    source: `${HODOKU}: Locked Candidates Type 1`,
    find: (pencil) => lockedFinder(pencil, 'pointing'),
  },
  claiming: {
    name: 'claiming',
    sentence: 'in {group} all places for {value} are in {other}: the rest of {other} does not have it',
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
      'in {box} all places for {value} are in {lines}, and {link} has two: the cell where they meet is not {value}',
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
    sentence: '{pivot} or one of {cells} is {value}: a cell that sees all three is not',
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
    sentence: 'either {one} are {value} or {other} are: a cell that sees both colours is not',
    source: `${HODOKU}: Simple Colors, Color Trap`,
    find: (pencil) => colouringFinder(pencil, 'simple-colouring'),
  },
  'colour-wrap': {
    name: 'colour wrap',
    sentence: '{one} would be {value} together, but two of them see each other: {other} have it',
    source: `${HODOKU}: Simple Colors, Color Wrap`,
    find: (pencil) => colouringFinder(pencil, 'colour-wrap'),
  },
  jellyfish: {
    name: 'jellyfish',
    sentence: FISH,
    source: `${HODOKU}: Jellyfish`,
    find: (pencil) => fishFinder(pencil, 4),
  },
} as const satisfies Record<string, LatinTechnique>

/** A pattern on a board of groups. */
export type LatinPattern = keyof typeof PATTERNS

/** All patterns; those that need boxes or regions come first and last in no board without. */
export const LATIN_PATTERNS = Object.keys(PATTERNS) as LatinPattern[]

/** Singles, the easiest first. */
export const LATIN_SINGLE_TECHNIQUES: readonly Technique[] = [
  { name: 'hidden-single', tier: 'singles', source: `${HODOKU}: Hidden Single` },
  { name: 'naked-single', tier: 'singles', source: `${HODOKU}: Naked Single` },
]

/** Some patterns as techniques of a family. */
export function latinTechniques(patterns: readonly LatinPattern[] = LATIN_PATTERNS): Technique[] {
  return patterns.map((name) => ({ name, tier: 'techniques', source: PATTERNS[name].source }))
}

/** The words of some patterns. */
export function latinPatternWords(
  patterns: readonly LatinPattern[] = LATIN_PATTERNS,
): Readonly<Record<string, ReasonWords>> {
  return Object.fromEntries(
    patterns.map((kind) => [kind, { name: PATTERNS[kind].name, sentence: PATTERNS[kind].sentence }]),
  )
}

/** Finds some patterns on frames of `makeLatinLooker`. */
export function makeLatinFinders(
  board: LatinBoard,
  patterns: readonly LatinPattern[] = LATIN_PATTERNS,
): Readonly<Record<string, PatternFinder>> {
  const pencil = makePencil(board)
  return Object.fromEntries(patterns.map((name) => [name, PATTERNS[name].find(pencil)]))
}

/** What a person can deduce on a board. */
export function makeLatinReasoner<P extends Puzzle>(
  board: LatinBoard,
  onlyCandidateWeight: number,
): Reasoner<P> {
  return { ...makeLatinLooker<P>(board, onlyCandidateWeight), finders: makeLatinFinders(board) }
}
