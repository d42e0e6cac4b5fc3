// Deductions on a board of lines with sums: singles, combinations of lines (as in Kakuro and Killer Sudoku),
// and subsets, since the complete board is one group in which each number occurs once.

import type { Clues } from '../../kernel/model.ts'
import type { Reasoner, ReasonWords, Technique } from '../inference.ts'
import { patternFinders, patternTechniques, patternWords, type TablePattern } from '../patternTable.ts'
import type { Puzzle } from '../puzzle.ts'
import type { LineBoard } from './model.ts'
import { LINE_SINGLES } from './reasons.ts'
import { makeLineLooker } from './singles.ts'
import { boundsFinder } from './techniques/bounds.ts'
import { lockedNumberFinder, requiredNumberFinder, sumCombinationFinder } from './techniques/combinations.ts'
import { lineInnieFinder } from './techniques/innies.ts'
import { linePairFinder } from './techniques/linePairs.ts'
import { makeLineSets, type SetMaker } from './techniques/lineSets.ts'
import { type LinePencil, makeLinePencil } from './techniques/pencil.ts'
import { hiddenBoardSubsetFinder, nakedBoardSubsetFinder } from './techniques/subsets.ts'

const MUSTONEN = 'Mustonen, On certain cross sum puzzles, 2006'
const KAKURO = 'kakuro.com, techniques'
const FIXED = 'sudoku.org.uk, Kakuro'
const KILLER = 'SudokuWiki, Killer Sudoku'
const HODOKU = 'HoDoKu technique guide'

const COMBINATIONS = '{line} needs {needs}; possible combinations: {sets}'

/** What is seen at a glance, for help texts. */
export const LINES_GLANCED =
  'the last cell of a line, the last two cells if only one pair of unused numbers has their sum, and naked singles'

/** The patterns, the easiest first. */
const PATTERNS = {
  'upper-bound': {
    name: 'upper bound',
    sentence:
      'the {open} open cells of {line} must add to {needs}: all but one of them add to at least {rest}, so none can be above {bound}',
    find: (pencil) => boundsFinder(pencil, 'upper-bound'),
  },
  'lower-bound': {
    name: 'lower bound',
    sentence:
      'the {open} open cells of {line} must add to {needs}: all but one of them add to at most {rest}, so none can be below {bound}',
    find: (pencil) => boundsFinder(pencil, 'lower-bound'),
  },
  'pair-combinations': {
    name: 'combinations of two',
    sentence: COMBINATIONS,
    find: (pencil, sets) => sumCombinationFinder(pencil, sets, 2),
  },
  'hidden-single': {
    name: 'hidden single',
    sentence: 'only {cells} can take {values}',
    find: (pencil) => hiddenBoardSubsetFinder(pencil, 1),
  },
  'triple-combinations': {
    name: 'combinations of three',
    sentence: COMBINATIONS,
    find: (pencil, sets) => sumCombinationFinder(pencil, sets, 3),
  },
  'required-number': {
    name: 'required number',
    sentence:
      '{line} needs {needs}, and every combination for it contains {values}: no cell except {cells} can take {values}',
    find: requiredNumberFinder,
  },
  'naked-pair': {
    name: 'naked pair',
    sentence: '{cells} can only take {values}: no other cell can take them',
    find: (pencil) => nakedBoardSubsetFinder(pencil, 2),
  },
  'hidden-pair': {
    name: 'hidden pair',
    sentence: 'only {cells} can take {values}: they can take nothing else',
    find: (pencil) => hiddenBoardSubsetFinder(pencil, 2),
  },
  'quad-combinations': {
    name: 'combinations of four',
    sentence: COMBINATIONS,
    find: (pencil, sets) => sumCombinationFinder(pencil, sets, 4),
  },
  'quint-combinations': {
    name: 'combinations of five',
    sentence: COMBINATIONS,
    find: (pencil, sets) => sumCombinationFinder(pencil, sets, 5),
  },
  'locked-number': {
    name: 'locked number',
    sentence:
      'only {line} has a place for {values}: its combination for {needs} in {cells} must contain {values}',
    find: lockedNumberFinder,
  },
  innies: {
    name: 'innies',
    sentence: 'the sums of {lines} minus the sums of {others} leave {equation}',
    find: (pencil) => lineInnieFinder(pencil),
  },
  'line-pair': {
    name: 'two lines',
    sentence:
      '{line} can take {sets} and {other} can take {others}; the two lines share no number except that of a common cell, so some of these combinations of {line} are impossible',
    find: linePairFinder,
  },
} as const satisfies Record<string, TablePattern<[LinePencil, SetMaker]>>

/** A pattern on a board of lines. */
export type LinePattern = keyof typeof PATTERNS

/** All techniques, the easiest first. */
export const LINE_TECHNIQUES: readonly Technique[] = [
  { name: 'last-cell', tier: 'singles' },
  { name: 'crossing-pairs', tier: 'singles' },
  { name: 'unique-pair', tier: 'singles' },
  { name: 'naked-single', tier: 'singles' },
  ...patternTechniques(PATTERNS),
]

/** The words of singles, patterns and contradictions. */
export const LINE_REASONS: Readonly<Record<string, ReasonWords>> = {
  ...LINE_SINGLES,
  ...patternWords(PATTERNS),
}

/** What a person can deduce on a board. */
export function makeLineReasoner<P extends Puzzle & Clues>(board: LineBoard<P>): Reasoner<P> {
  const { read, ...looker } = makeLineLooker<P>(board)
  const pencil = makeLinePencil(board, read)
  return { ...looker, finders: patternFinders(PATTERNS, [pencil, makeLineSets(pencil)]) }
}

/** The source of each technique. */
export const LINE_SOURCES: Readonly<Record<string, string>> = {
  'last-cell': `${KAKURO}: Lone Square`,
  'crossing-pairs': `${KAKURO}: Cross Reference`,
  'unique-pair': `${FIXED}: fixed combinations`,
  'naked-single': `${HODOKU}: Naked Single`,
  'upper-bound': `${MUSTONEN}: bounds`,
  'lower-bound': `${MUSTONEN}: bounds`,
  'pair-combinations': `${FIXED}: reducing combinations`,
  'hidden-single': `${HODOKU}: Hidden Single, with the board as the group`,
  'triple-combinations': `${FIXED}: reducing combinations`,
  'required-number': `${KILLER}: digits that all combinations of a cage have`,
  'naked-pair': `${HODOKU}: Naked Pair, with the board as the group`,
  'hidden-pair': `${HODOKU}: Hidden Pair, with the board as the group`,
  'quad-combinations': `${FIXED}: reducing combinations`,
  'quint-combinations': `${FIXED}: reducing combinations`,
  'locked-number': `${HODOKU}: Locked Candidates, with a line in place of a box`,
  innies: `${KILLER}: Innies and Outies`,
  'line-pair': `${KAKURO}: Combo Reference`,
}
