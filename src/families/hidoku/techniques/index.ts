// The patterns of a Hidoku, the easiest first.

import type { PatternFinder, ReasonWords, Technique } from '../../inference.ts'
import type { NumberSets } from '../numberSets.ts'
import { competingFinder } from './competing.ts'
import { cuttingOffFinder } from './cuttingOff.ts'
import { noWayOnFinder } from './noWayOn.ts'
import { type Gone, makePencil, type Pencil } from './pencil.ts'
import { stretchFinder, takenFinder } from './stretches.ts'
import { hiddenSubsetFinder, nakedSubsetFinder } from './subsets.ts'
import { twoWaysFinder } from './twoWays.ts'
import { makeStretchLister, type StretchLister, type StretchSize } from './ways.ts'

/** A technique with its words and how it is found. */
interface Pattern extends ReasonWords {
  readonly source: string
  readonly find: (pencil: Pencil, stretches: Stretches) => PatternFinder
}

const DJAPE = 'djape, How to solve Hidoku: cornering or dead-end (djapedjape.com, 2008)'
const FORUM =
  'udosuk and evert in the Hidato thread of the Sudoku players’ forum (2008): cells reserved for numbers'
const MADNESS = 'How to play Hidoku (puzzlemadness.co.uk)'
const HODOKU = 'HoDoKu technique guide'

const STRETCH = 'for {numbers} {count} ways are left: what none of them uses goes'
const RESERVED = 'all ways for {numbers} take {cells}: no other number is there'
const COMPETING = 'each way for {some} has to leave one for {others}'
const HIDDEN_SUBSET = 'only {cells} can take {values}: they take nothing else'
const NAKED_SUBSET = '{cells} take {values}: no other cell does'

/** Stretches that are plain to see, that take some drawing, and that take long. */
const SIZES = {
  short: { numbers: 8, steps: 60 },
  middle: { numbers: 12, steps: 300 },
  long: { numbers: 16, steps: 2000 },
} as const satisfies Record<string, StretchSize>

/** Lists the stretches of each size. */
type Stretches = Readonly<Record<keyof typeof SIZES, StretchLister>>

const PATTERNS = {
  'cutting-off': {
    name: 'cutting off',
    sentence: 'with {value} in {cell}, the path could not get through {blocked}',
    source: `${MADNESS}: dead ends`,
    find: cuttingOffFinder,
  },
  'no-way-on': {
    name: 'no way on',
    sentence: 'with {value} in {cell}, the cells beside it have no place for {others}',
    source: 'arc consistency (Mackworth 1977); the connections of the Hidoku post (Findling 2015)',
    find: noWayOnFinder,
  },
  'short-stretch': {
    name: 'short stretch',
    sentence: STRETCH,
    source: `${MADNESS}: possible paths`,
    find: (pencil, { short }) => stretchFinder(pencil, short, 'short-stretch'),
  },
  'reserved-cells': {
    name: 'reserved cells',
    sentence: RESERVED,
    source: FORUM,
    find: (pencil, { short }) => takenFinder(pencil, short, 'reserved-cells'),
  },
  'two-ways': {
    name: 'cell with two ways',
    sentence: 'only {cells} lead on from {cell}: the three are in a row',
    source: `${DJAPE}, with candidates`,
    find: twoWaysFinder,
  },
  'hidden-pair': {
    name: 'hidden pair',
    sentence: HIDDEN_SUBSET,
    source: `${HODOKU}: Hidden Pair`,
    find: (pencil) => hiddenSubsetFinder(pencil, 2),
  },
  'naked-pair': {
    name: 'naked pair',
    sentence: NAKED_SUBSET,
    source: `${HODOKU}: Naked Pair`,
    find: (pencil) => nakedSubsetFinder(pencil, 2),
  },
  'competing-stretches': {
    name: 'competing stretches',
    sentence: COMPETING,
    source: `${MADNESS}: two paths that have to cross`,
    find: (pencil, { short }) => competingFinder(pencil, short, 'competing-stretches'),
  },
  'hidden-triple': {
    name: 'hidden triple',
    sentence: HIDDEN_SUBSET,
    source: `${HODOKU}: Hidden Triple`,
    find: (pencil) => hiddenSubsetFinder(pencil, 3),
  },
  'naked-triple': {
    name: 'naked triple',
    sentence: NAKED_SUBSET,
    source: `${HODOKU}: Naked Triple`,
    find: (pencil) => nakedSubsetFinder(pencil, 3),
  },
  'long-stretch': {
    name: 'long stretch',
    sentence: STRETCH,
    source: `${MADNESS}: possible paths`,
    find: (pencil, { long }) => stretchFinder(pencil, long, 'long-stretch'),
  },
  'reserved-by-long-stretch': {
    name: 'cells reserved by a long stretch',
    sentence: RESERVED,
    source: FORUM,
    find: (pencil, { long }) => takenFinder(pencil, long, 'reserved-by-long-stretch'),
  },
  'competing-long-stretches': {
    name: 'competing long stretches',
    sentence: COMPETING,
    source: `${MADNESS}: two paths that have to cross`,
    find: (pencil, { middle }) => competingFinder(pencil, middle, 'competing-long-stretches'),
  },
} as const satisfies Record<string, Pattern>

/** A pattern of a Hidoku. */
export type HidokuPattern = keyof typeof PATTERNS

const ENTRIES = Object.entries(PATTERNS) as [HidokuPattern, Pattern][]

/** The patterns as techniques. */
export const PATTERN_TECHNIQUES: readonly Technique[] = ENTRIES.map(([name, { source }]) => ({
  name,
  tier: 'techniques',
  source,
}))

/** Their words. */
export const PATTERN_WORDS = Object.fromEntries(
  ENTRIES.map(([kind, { name, sentence }]) => [kind, { name, sentence }]),
) as Readonly<Record<HidokuPattern, ReasonWords>>

/** Their finders. */
export function makeFinders(sets: NumberSets, gone: Gone): Readonly<Record<HidokuPattern, PatternFinder>> {
  const pencil = makePencil(sets, gone)
  const stretches: Stretches = {
    short: makeStretchLister(sets, SIZES.short),
    middle: makeStretchLister(sets, SIZES.middle),
    long: makeStretchLister(sets, SIZES.long),
  }
  return Object.fromEntries(ENTRIES.map(([name, { find }]) => [name, find(pencil, stretches)])) as Record<
    HidokuPattern,
    PatternFinder
  >
}
