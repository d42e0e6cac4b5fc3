// The patterns of a Hidoku, the easiest first.

import type { PatternFinder } from '../../inference.ts'
import { patternFinders, patternTechniques, patternWords, type TablePattern } from '../../patternTable.ts'
import type { NumberSets } from '../numberSets.ts'
import { DJAPE } from '../reasons.ts'
import { competingFinder } from './competing.ts'
import { cuttingOffFinder } from './cuttingOff.ts'
import { noWayOnFinder } from './noWayOn.ts'
import { type Gone, makePathPencil, type PathPencil } from './pencil.ts'
import { stretchFinder, takenFinder } from './stretches.ts'
import { hiddenPathSubsetFinder, nakedPathSubsetFinder } from './subsets.ts'
import { twoWaysFinder } from './twoWays.ts'
import { makeStretchLister, type StretchLister, type StretchSize } from './ways.ts'

const FORUM =
  'udosuk and evert in the Hidato thread of the Sudoku players’ forum (2008): cells reserved for numbers'
const MADNESS = 'How to play Hidoku (puzzlemadness.co.uk)'
const HODOKU = 'HoDoKu technique guide'

const STRETCH = 'ways left for {numbers}: {count}; candidates that none of them uses are ruled out'
const RESERVED = 'all ways for {numbers} use {cells}: no other number can be there'
const COMPETING =
  'a way for {some} must leave a way for {others}: candidates that fit no such pair are ruled out'
const HIDDEN_SUBSET = 'only {cells} can take {values}: they can take nothing else'
const NAKED_SUBSET = '{cells} can only take {values}: no other cell can take them'

/** The sizes of stretches: easy to see, in need of some drawing, and long. */
const SIZES = {
  short: { numbers: 8, steps: 60 },
  middle: { numbers: 12, steps: 300 },
  long: { numbers: 16, steps: 2000 },
} as const satisfies Record<string, StretchSize>

/** The listers of stretches of each size. */
type Stretches = Readonly<Record<keyof typeof SIZES, StretchLister>>

const PATTERNS = {
  'cutting-off': {
    name: 'cutting off',
    sentence: 'with {value} in {cell}, the path could not get through {blocked}',
    find: cuttingOffFinder,
  },
  'no-way-on': {
    name: 'no way on',
    sentence: 'with {value} in {cell}, the cells beside it have no place for {others}',
    find: noWayOnFinder,
  },
  'short-stretch': {
    name: 'short stretch',
    sentence: STRETCH,
    find: (pencil, { short }) => stretchFinder(pencil, short, 'short-stretch'),
  },
  'reserved-cells': {
    name: 'reserved cells',
    sentence: RESERVED,
    find: (pencil, { short }) => takenFinder(pencil, short, 'reserved-cells'),
  },
  'two-ways': {
    name: 'cell with two ways',
    sentence: 'only {cells} lead on from {cell}, so these three cells have consecutive numbers',
    find: twoWaysFinder,
  },
  'hidden-pair': {
    name: 'hidden pair',
    sentence: HIDDEN_SUBSET,
    find: (pencil) => hiddenPathSubsetFinder(pencil, 2),
  },
  'naked-pair': {
    name: 'naked pair',
    sentence: NAKED_SUBSET,
    find: (pencil) => nakedPathSubsetFinder(pencil, 2),
  },
  'competing-stretches': {
    name: 'competing stretches',
    sentence: COMPETING,
    find: (pencil, { short }) => competingFinder(pencil, short, 'competing-stretches'),
  },
  'hidden-triple': {
    name: 'hidden triple',
    sentence: HIDDEN_SUBSET,
    find: (pencil) => hiddenPathSubsetFinder(pencil, 3),
  },
  'naked-triple': {
    name: 'naked triple',
    sentence: NAKED_SUBSET,
    find: (pencil) => nakedPathSubsetFinder(pencil, 3),
  },
  'long-stretch': {
    name: 'long stretch',
    sentence: STRETCH,
    find: (pencil, { long }) => stretchFinder(pencil, long, 'long-stretch'),
  },
  'reserved-by-long-stretch': {
    name: 'cells reserved by a long stretch',
    sentence: RESERVED,
    find: (pencil, { long }) => takenFinder(pencil, long, 'reserved-by-long-stretch'),
  },
  'competing-long-stretches': {
    name: 'competing long stretches',
    sentence: COMPETING,
    find: (pencil, { middle }) => competingFinder(pencil, middle, 'competing-long-stretches'),
  },
} as const satisfies Record<string, TablePattern<[PathPencil, Stretches]>>

/** The patterns as techniques. */
export const PATTERN_TECHNIQUES = patternTechniques(PATTERNS)

/** The words of the patterns. */
export const PATTERN_WORDS = patternWords(PATTERNS)

/** The finders of the patterns. */
export function makeFinders(sets: NumberSets, gone: Gone): Readonly<Record<string, PatternFinder>> {
  const stretches: Stretches = {
    short: makeStretchLister(sets, SIZES.short),
    middle: makeStretchLister(sets, SIZES.middle),
    long: makeStretchLister(sets, SIZES.long),
  }
  return patternFinders(PATTERNS, [makePathPencil(sets, gone), stretches])
}

/** The source of each pattern. */
export const PATTERN_SOURCES: Readonly<Record<string, string>> = {
  'cutting-off': `${MADNESS}: dead ends`,
  'no-way-on': 'arc consistency (Mackworth 1977); the connections of the Hidoku post (Findling 2015)',
  'short-stretch': `${MADNESS}: possible paths`,
  'reserved-cells': FORUM,
  'two-ways': `${DJAPE}, with candidates`,
  'hidden-pair': `${HODOKU}: Hidden Pair`,
  'naked-pair': `${HODOKU}: Naked Pair`,
  'competing-stretches': `${MADNESS}: two paths that would have to cross`,
  'hidden-triple': `${HODOKU}: Hidden Triple`,
  'naked-triple': `${HODOKU}: Naked Triple`,
  'long-stretch': `${MADNESS}: possible paths`,
  'reserved-by-long-stretch': FORUM,
  'competing-long-stretches': `${MADNESS}: two paths that would have to cross`,
}
