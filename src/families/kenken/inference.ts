// Deductions in a KenKen: singles, combinations of cages, and the patterns of Latin squares.
//
// The order follows Keen's levels where they apply (easy: combinations; normal: permutations; hard: cages
// against lines, and subsets).

import { kenken, latin } from '../../words/english.ts'
import { groupNames } from '../cellNamesAndFaults.ts'
import type { Inference, Technique } from '../inference.ts'
import { squareBoard } from '../latin/boardOfGroups.ts'
import { LATIN_LINE_PATTERNS, LATIN_SINGLE_TECHNIQUES } from '../latin/linePatternTable.ts'
import { TERSE_LATIN_REASONS } from '../latin/reasons.ts'
import { makeLatinPencil } from '../latin/techniques/candidateBoard.ts'
import { type Finder, patternFinders, patternTechniques } from '../patternTable.ts'
import { makeCompiledCages } from './cagesForInference.ts'
import { combinations } from './combinationsForPlayer.ts'
import type { KenkenPuzzle, KenkenShape } from './puzzle.ts'
import { KENKEN_GROUPS } from './reasons.ts'
import { makeKenkenLooker } from './singles.ts'
import { clashFinder } from './techniques/cageLineClashes.ts'
import { type CagePencil, makeCagePencil } from './techniques/candidateTuples.ts'
import { cageCombinationFinder, cagePermutationFinder } from './techniques/combinations.ts'
import { cageInnieFinder } from './techniques/innies.ts'
import { lineCombinationFinder } from './techniques/lineCombinations.ts'
import { claimingFinder, pointingFinder } from './techniques/pointingClaiming.ts'

const SINGLES: readonly Technique[] = [
  { name: 'single-cell', tier: 'singles' },
  { name: 'last-in-cage', tier: 'singles' },
  { name: 'cage-single', tier: 'singles' },
  { name: 'narrowed-cage-single', tier: 'singles' },
  ...LATIN_SINGLE_TECHNIQUES,
]

const CAGE_PATTERNS = {
  'cage-combinations': cageCombinationFinder,
  'cage-permutations': cagePermutationFinder,
  'pointing-segment': pointingFinder,
  'claiming-segment': claimingFinder,
  'combination-clash': clashFinder,
  'innies-and-outies': (pencil) => cageInnieFinder(pencil, 'innies-and-outies'),
  'product-innies-and-outies': (pencil) => cageInnieFinder(pencil, 'product-innies-and-outies'),
  'line-combinations': lineCombinationFinder,
} as const satisfies Record<string, Finder<[CagePencil]>>

const PATTERNS = { ...CAGE_PATTERNS, ...LATIN_LINE_PATTERNS }

/** The patterns of cages and of lines, the easiest first. */
const ORDER: readonly (keyof typeof PATTERNS)[] = [
  'cage-combinations',
  'cage-permutations',
  'pointing-segment',
  'claiming-segment',
  'naked-pair',
  'hidden-pair',
  'naked-triple',
  'hidden-triple',
  'innies-and-outies',
  'x-wing',
  'naked-quad',
  'hidden-quad',
  'xy-wing',
  'swordfish',
  'w-wing',
  'jellyfish',
  'product-innies-and-outies',
  'combination-clash',
  'line-combinations',
]

/** What a person can deduce in a KenKen. */
export const inference: Inference<KenkenShape, KenkenPuzzle> = {
  sees: 'the last cell of a cage, a cage with only one possible set of numbers, naked and hidden singles',
  techniques: [...SINGLES, ...patternTechniques(PATTERNS, ORDER)],
  reasons: { ...latin.reasons, ...kenken.reasons },
  // In KenKen, cages rule out most places in a line, but the sentence that explains a hidden single does not
  // mention cages.
  terse: [...TERSE_LATIN_REASONS, 'hidden-single', 'narrowed-cage-single'],
  groups: groupNames(KENKEN_GROUPS),
  combinations,
  makeReasoner(shape) {
    const board = squareBoard(shape)
    const compiled = makeCompiledCages(shape)
    return {
      ...makeKenkenLooker(board, compiled),
      makeFinders: () => ({
        ...patternFinders(CAGE_PATTERNS, [makeCagePencil(board, compiled)]),
        ...patternFinders(LATIN_LINE_PATTERNS, [makeLatinPencil(board)]),
      }),
    }
  },
}
