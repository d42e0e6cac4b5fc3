// Deductions on a board of lines with sums: singles, combinations of lines (as in Kakuro and Killer Sudoku),
// and subsets, since the complete board is one group in which each number occurs once.

import type { Clues } from '../../kernel/searchModel.ts'
import { linesums } from '../../words/english.ts'
import { groupNames } from '../cellNamesAndFaults.ts'
import type { Inference, Technique } from '../inference.ts'
import { type Finder, patternFinders, patternTechniques } from '../patternTable.ts'
import type { Puzzle, Shape } from '../puzzle.ts'
import type { LineBoard, LineKind } from './boardOfSumLines.ts'
import { makeLineLooker } from './singles.ts'
import { boundsFinder } from './techniques/bounds.ts'
import { type LinePencil, makeLinePencil } from './techniques/candidateBoard.ts'
import { makeLineSets, type SetMaker } from './techniques/combinationLister.ts'
import { lockedNumberFinder, requiredNumberFinder, sumCombinationFinder } from './techniques/combinations.ts'
import { lineInnieFinder } from './techniques/innies.ts'
import { linePairFinder } from './techniques/linePairs.ts'
import { hiddenBoardSubsetFinder, nakedBoardPairFinder } from './techniques/subsets.ts'

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
  'quad-combinations': (pencil, sets) => sumCombinationFinder(pencil, sets, 'quad-combinations', 4),
  'quint-combinations': (pencil, sets) => sumCombinationFinder(pencil, sets, 'quint-combinations', 5),
  'locked-number': lockedNumberFinder,
  innies: (pencil) => lineInnieFinder(pencil),
  'line-pair': linePairFinder,
} as const satisfies Record<string, Finder<[LinePencil, SetMaker]>>

/** All techniques, the easiest first. */
const TECHNIQUES: readonly Technique[] = [
  { name: 'last-cell', tier: 'singles' },
  { name: 'crossing-pairs', tier: 'singles' },
  { name: 'unique-pair', tier: 'singles' },
  { name: 'naked-single', tier: 'singles' },
  ...patternTechniques(PATTERNS),
]

/** The facet `inference` of a family whose boards have these kinds of lines. */
export function lineInference<S extends Shape, P extends Puzzle<S> & Clues>(
  kinds: readonly LineKind[],
  boardOf: (shape: S) => LineBoard<P>,
): Inference<S, P> {
  return {
    sees: 'the last cell of a line, the last two cells if only one pair of unused numbers has their sum, and naked singles',
    techniques: TECHNIQUES,
    reasons: linesums.reasons,
    terse: ['crossing-pairs', 'unique-pair', 'naked-single'],
    groups: groupNames(kinds),
    makeReasoner(shape) {
      const board = boardOf(shape)
      const { read, ...looker } = makeLineLooker<P>(board)
      return {
        ...looker,
        makeFinders() {
          const pencil = makeLinePencil(board, read)
          return patternFinders(PATTERNS, [pencil, makeLineSets(pencil)])
        },
      }
    },
  }
}
