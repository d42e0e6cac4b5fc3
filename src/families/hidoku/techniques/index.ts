// The patterns of a Hidoku, the easiest first.

import type { PatternFinder } from '../../inference.ts'
import { type Finder, patternFinders, patternTechniques } from '../../patternTable.ts'
import type { NumberSets } from '../numberPlaces.ts'
import { competingFinder } from './competingStretches.ts'
import { cuttingOffFinder } from './cuttingOff.ts'
import { noWayOnFinder } from './noWayOn.ts'
import { twoWaysFinder } from './onlyTwoNeighbours.ts'
import { type Gone, makePathPencil, type PathPencil } from './patternTools.ts'
import { stretchFinder, takenFinder } from './ruledOutByStretches.ts'
import { makeStretchLister, type StretchLister, type StretchSize } from './stretchPaths.ts'
import { hiddenPathSubsetFinder, nakedPathSubsetFinder } from './subsets.ts'

/** The sizes of stretches: short ones can be seen, middle ones take some drawing, and long ones take more. */
const SIZES = {
  short: { numbers: 8, steps: 60 },
  middle: { numbers: 12, steps: 300 },
  long: { numbers: 16, steps: 2000 },
} as const satisfies Record<string, StretchSize>

/** The listers of stretches of each size. */
type Stretches = Readonly<Record<keyof typeof SIZES, StretchLister>>

const PATTERNS = {
  'cutting-off': cuttingOffFinder,
  'no-way-on': noWayOnFinder,
  'short-stretch': (pencil, { short }) => stretchFinder(pencil, short, 'short-stretch'),
  'reserved-cells': (pencil, { short }) => takenFinder(pencil, short, 'reserved-cells'),
  'two-ways': twoWaysFinder,
  'hidden-pair': (pencil) => hiddenPathSubsetFinder(pencil, 2),
  'naked-pair': (pencil) => nakedPathSubsetFinder(pencil, 2),
  'competing-stretches': (pencil, { short }) => competingFinder(pencil, short, 'competing-stretches'),
  'hidden-triple': (pencil) => hiddenPathSubsetFinder(pencil, 3),
  'naked-triple': (pencil) => nakedPathSubsetFinder(pencil, 3),
  'long-stretch': (pencil, { long }) => stretchFinder(pencil, long, 'long-stretch'),
  'reserved-by-long-stretch': (pencil, { long }) => takenFinder(pencil, long, 'reserved-by-long-stretch'),
  'competing-long-stretches': (pencil, { middle }) =>
    competingFinder(pencil, middle, 'competing-long-stretches'),
} as const satisfies Record<string, Finder<[PathPencil, Stretches]>>

/** The patterns as techniques. */
export const PATTERN_TECHNIQUES = patternTechniques(PATTERNS)

/** The finders of the patterns. */
export function makeFinders(sets: NumberSets, gone: Gone): Readonly<Record<string, PatternFinder>> {
  const stretches: Stretches = {
    short: makeStretchLister(sets, SIZES.short),
    middle: makeStretchLister(sets, SIZES.middle),
    long: makeStretchLister(sets, SIZES.long),
  }
  return patternFinders(PATTERNS, [makePathPencil(sets, gone), stretches])
}
