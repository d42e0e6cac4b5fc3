// What a person can deduce in a KenKen: singles, what the ways to make a cage leave, and the patterns of Latin squares.
//
// The order is that of Keen's levels as far as they go (easy: combinations, normal: permutations, hard: cages against
// lines, and subsets).

import type { Inference, Technique } from '../inference.ts'
import { squareBoard } from '../latin/board.ts'
import {
  LATIN_SINGLE_TECHNIQUES,
  type LatinPattern,
  latinPatternWords,
  latinTechniques,
  makeLatinFinders,
} from '../latin/inference.ts'
import { groupNames } from '../latin/reasons.ts'
import { patternFinders, patternTechniques, patternWords, type TablePattern } from '../patternTable.ts'
import { makeCompiledCages } from './compiledCages.ts'
import type { KenkenPuzzle, KenkenShape } from './puzzle.ts'
import { KENKEN_GROUPS, KENKEN_SINGLES } from './reasons.ts'
import { makeKenkenLooker } from './singles.ts'
import { type CagePencil, makeCagePencil } from './techniques/cagePencil.ts'
import { clashFinder } from './techniques/clashes.ts'
import { cageCombinationFinder, cagePermutationFinder } from './techniques/combinations.ts'
import { cageInnieFinder } from './techniques/innies.ts'
import { lineCombinationFinder } from './techniques/lineCombinations.ts'
import { claimingFinder, pointingFinder } from './techniques/segments.ts'

const KEEN = "Simon Tatham's Keen"
const ZAMBON = 'G. Zambon, KenKen Strategies (2011)'

const SINGLES: readonly Technique[] = [
  { name: 'single-cell', tier: 'singles', source: `${KEEN}, easy` },
  { name: 'last-in-cage', tier: 'singles', source: `${KEEN}, easy` },
  { name: 'cage-single', tier: 'singles', source: `${KEEN}, easy` },
  { name: 'narrowed-cage-single', tier: 'singles', source: `${KEEN}, easy` },
  ...LATIN_SINGLE_TECHNIQUES,
]

const CAGE_PATTERNS = {
  'cage-combinations': {
    name: 'cage combinations',
    sentence: 'no way to make {cage} in {cageCells} has {values}',
    source: `${KEEN}, easy; in Killer Sudoku, combination culling (A. Brown, Sudoku Tiger)`,
    find: cageCombinationFinder,
  },
  'cage-permutations': {
    name: 'cage permutations',
    sentence: 'no way to make {cage} in {cageCells} has {values} in {cell}',
    source: `${KEEN}, normal`,
    find: cagePermutationFinder,
  },
  'pointing-segment': {
    name: 'pointing segment',
    sentence:
      'every way to make {cage} in {cageCells} has {values} in {group}: no other cell of {group} does',
    source: ZAMBON,
    find: pointingFinder,
  },
  'claiming-segment': {
    name: 'claiming segment',
    sentence:
      '{group} has {values} only in the {cage} cage: ways to make it in {cageCells} without {values} are out',
    source: `${KEEN}, hard; named after the claiming of boxes`,
    find: claimingFinder,
  },
  'combination-clash': {
    name: 'combination clash',
    sentence:
      'no way to make {cage} in {cageCells} with {value} in {cell} leaves room for the other numbers of {groups}',
    source: `G. Zambon, KenKen - A non-trivial case (2011); in Killer Sudoku, conflicting combinations`,
    find: clashFinder,
  },
  'innies-and-outies': {
    name: 'innies and outies',
    sentence:
      'the other cages of {groups} leave a sum of {rest} to {cells}: ways to make {cage} in {cageCells} that do not fit are out',
    source: 'Killer Sudoku (SudoCue, Killer Solving Tips)',
    find: (pencil) => cageInnieFinder(pencil, 'innies-and-outies'),
  },
  'product-innies-and-outies': {
    name: 'innies and outies of products',
    sentence:
      'the other cages of {groups} leave a product of {rest} to {cells}: ways to make {cage} in {cageCells} that do not fit are out',
    source: 'innies and outies of Killer Sudoku, with products',
    find: (pencil) => cageInnieFinder(pencil, 'product-innies-and-outies'),
  },
  'line-combinations': {
    name: 'line combinations',
    sentence: 'no way to share out the numbers of {group} among {cages} has {values} in {cell}',
    source: 'conflicting combinations of Killer Sudoku, in all cages of a line',
    find: lineCombinationFinder,
  },
} as const satisfies Record<string, TablePattern<[CagePencil]>>

/** A pattern of cages. */
export type CagePattern = keyof typeof CAGE_PATTERNS

/** All patterns, the easiest first: of cages, and those of lines that make sense without boxes. */
const PATTERNS: readonly (CagePattern | LatinPattern)[] = [
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
  'skyscraper',
  'turbot-fish',
  'xy-wing',
  'swordfish',
  'w-wing',
  'simple-colouring',
  'colour-wrap',
  'jellyfish',
  'product-innies-and-outies',
  'combination-clash',
  'line-combinations',
]

function isOfCages(name: CagePattern | LatinPattern): name is CagePattern {
  return name in CAGE_PATTERNS
}

/** The patterns of lines that make sense without boxes. */
export const LINE_PATTERNS = PATTERNS.filter((name): name is LatinPattern => !isOfCages(name))

function techniqueOf(name: CagePattern | LatinPattern): Technique {
  return (isOfCages(name) ? patternTechniques(CAGE_PATTERNS, [name]) : latinTechniques([name]))[0]
}

/** What a person can deduce in a KenKen. */
export const inference: Inference<KenkenShape, KenkenPuzzle> = {
  sees: 'the last cell of a cage, a cage that can have one set of numbers only, naked and hidden singles',
  techniques: [...SINGLES, ...PATTERNS.map(techniqueOf)],
  reasons: { ...KENKEN_SINGLES, ...patternWords(CAGE_PATTERNS), ...latinPatternWords(LINE_PATTERNS) },
  groups: groupNames(KENKEN_GROUPS),
  makeReasoner(shape) {
    const board = squareBoard(shape)
    const compiled = makeCompiledCages(shape)
    const cageFinders = patternFinders(CAGE_PATTERNS, [makeCagePencil(board, compiled)])
    return {
      ...makeKenkenLooker(board, compiled),
      finders: { ...cageFinders, ...makeLatinFinders(board, LINE_PATTERNS) },
    }
  },
}
