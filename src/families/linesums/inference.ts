// Deductions on a board of lines with sums: singles, combinations of lines (as in Kakuro and Killer Sudoku),
// and subsets, since the complete board is one group in which each number occurs once.

import type { Clues } from '../../kernel/searchModel.ts'
import { linesums } from '../../words/english.ts'
import { groupNames } from '../cellNamesAndFaults.ts'
import type { Inference, Technique } from '../inference.ts'
import { type Finder, patternFinders, patternTechniques } from '../patternTable.ts'
import type { Puzzle, Shape } from '../puzzle.ts'
import { type LineBoard, type LineKind, placeOfLine } from './boardOfSumLines.ts'
import { makeLineLooker } from './singles.ts'
import { boundsFinder } from './techniques/bounds.ts'
import { type LinePencil, makeLinePencil } from './techniques/candidateBoard.ts'
import { makeLineSets, type SetMaker } from './techniques/combinationLister.ts'
import { lockedNumberFinder, requiredNumberFinder, sumCombinationFinder } from './techniques/combinations.ts'
import { cornersAndCentreFinder } from './techniques/cornersAndCentre.ts'
import { extremeSumFinder } from './techniques/extremeSums.ts'
import { lineInnieFinder } from './techniques/innies.ts'
import { linePairFinder } from './techniques/linePairs.ts'
import { lineTripleFinder } from './techniques/lineTriples.ts'
import { parallelLinesFinder } from './techniques/parallelLines.ts'
import { parityFinder } from './techniques/parity.ts'
import { hiddenBoardSubsetFinder, nakedBoardPairFinder } from './techniques/subsets.ts'
import { weightedInnieFinder } from './techniques/weightedInnies.ts'

/** The patterns, the easiest first. */
const PATTERNS = {
  'upper-bound': (pencil) => boundsFinder(pencil, 'upper-bound'),
  'lower-bound': (pencil) => boundsFinder(pencil, 'lower-bound'),
  'pair-combinations': (pencil, sets) => sumCombinationFinder(pencil, sets, 'pair-combinations', 2),
  'hidden-single': (pencil) => hiddenBoardSubsetFinder(pencil, 'hidden-single', 1),
  'triple-combinations': (pencil, sets) => sumCombinationFinder(pencil, sets, 'triple-combinations', 3),
  'required-number': requiredNumberFinder,
  'naked-pair': nakedBoardPairFinder,
  'hidden-pair': (pencil) => hiddenBoardSubsetFinder(pencil, 'hidden-pair', 2),
  'extreme-sum': extremeSumFinder,
  'quad-combinations': (pencil, sets) => sumCombinationFinder(pencil, sets, 'quad-combinations', 4),
  'quint-combinations': (pencil, sets) => sumCombinationFinder(pencil, sets, 'quint-combinations', 5),
  'locked-number': lockedNumberFinder,
  'corners-and-centre': cornersAndCentreFinder,
  innies: lineInnieFinder,
  'line-pair': linePairFinder,
  parity: parityFinder,
  'parallel-lines': parallelLinesFinder,
  'weighted-innies': weightedInnieFinder,
  'line-triple': lineTripleFinder,
} as const satisfies Record<string, Finder<[LinePencil, SetMaker]>>

type PatternName = keyof typeof PATTERNS

/**
 * The patterns that need diagonals. With rows and columns alone, a cell counted an odd number of times is a cell
 * that does not cancel out between rows and columns, so innies deduce more than parity.
 */
const NEEDS_DIAGONALS: readonly PatternName[] = ['corners-and-centre', 'parity']

/** The singles, which are seen at a glance, the easiest first. */
const SINGLES: readonly Technique[] = [
  { name: 'last-cell', tier: 'singles' },
  { name: 'crossing-pairs', tier: 'singles' },
  { name: 'unique-pair', tier: 'singles' },
  { name: 'naked-single', tier: 'singles' },
]

/** The patterns on boards with these kinds of lines, the easiest first. */
function patternsOn(kinds: readonly LineKind[]): PatternName[] {
  const all = Object.keys(PATTERNS) as PatternName[]
  return kinds.includes('falling') ? all : all.filter((name) => !NEEDS_DIAGONALS.includes(name))
}

/** The facet `inference` of a family whose boards have these kinds of lines. */
export function lineInference<S extends Shape, P extends Puzzle<S> & Clues>(
  kinds: readonly LineKind[],
  boardOf: (shape: S) => LineBoard<P>,
): Inference<S, P> {
  const patterns = patternsOn(kinds)
  return {
    sees: 'the last cell of a line, the last two cells if only one pair of unused numbers has their sum, and naked singles',
    techniques: [...SINGLES, ...patternTechniques(PATTERNS, patterns)],
    reasons: linesums.reasons,
    terse: ['crossing-pairs', 'unique-pair', 'naked-single'],
    groups: groupNames(kinds),
    houses({ shape }) {
      const board = boardOf(shape)
      return board.lines.map((cells, line) => ({ ...placeOfLine(board, line), cells }))
    },
    makeReasoner(shape) {
      const board = boardOf(shape)
      const { read, ...looker } = makeLineLooker<P>(board)
      return {
        ...looker,
        makeFinders() {
          const pencil = makeLinePencil(board, read)
          return patternFinders(PATTERNS, [pencil, makeLineSets(pencil)], patterns)
        },
      }
    },
  }
}
