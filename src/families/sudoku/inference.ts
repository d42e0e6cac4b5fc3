// Deductions in a Sudoku: the deductions for any board of groups, including those with boxes.

import { latin, latinBoxes, latinLocked, latinRules } from '../../words/english.ts'
import { groupNames } from '../cellNamesAndFaults.ts'
import type { Inference, Technique } from '../inference.ts'
import type { GroupKind } from '../latin/boardOfGroups.ts'
import { LATIN_BOX_PATTERNS } from '../latin/boxPatternTable.ts'
import { LATIN_CHAIN_PATTERNS } from '../latin/chainPatternTable.ts'
import { LATIN_CLUE_PATTERNS } from '../latin/cluePatternTable.ts'
import { LATIN_LINE_PATTERNS, LATIN_SINGLE_TECHNIQUES } from '../latin/linePatternTable.ts'
import { LATIN_LINK_PATTERNS } from '../latin/linkPatternTable.ts'
import { LATIN_LOCKED_PATTERNS } from '../latin/lockedPatternTable.ts'
import { TERSE_LATIN_REASONS } from '../latin/reasons.ts'
import { CLUE_NAMES } from '../latin/rules/clueNames.ts'
import { reasonerOfPuzzles } from '../latin/rules/compilePerPuzzle.ts'
import { makeLatinPencil } from '../latin/techniques/candidateBoard.ts'
import { LATIN_UNIQUENESS_PATTERNS } from '../latin/uniquenessPatternTable.ts'
import { patternFinders, patternNames, patternTechniques } from '../patternTable.ts'
import { type SudokuPuzzle, type SudokuShape, sudokuBoard } from './puzzle.ts'
import { sudokuLooker } from './singles.ts'

/** The kinds of groups of a Sudoku. */
export const SUDOKU_GROUPS: readonly GroupKind[] = [
  'row',
  'column',
  'box',
  'falling',
  'rising',
  'window',
  'position',
]

const PATTERNS = {
  ...LATIN_CLUE_PATTERNS,
  ...LATIN_LOCKED_PATTERNS,
  ...LATIN_LINE_PATTERNS,
  ...LATIN_LINK_PATTERNS,
  ...LATIN_BOX_PATTERNS,
  ...LATIN_UNIQUENESS_PATTERNS,
  ...LATIN_CHAIN_PATTERNS,
}

/** The patterns, the easiest first, as HoDoKu, Sudoku Explainer and players' forums rank them. */
const ORDER: readonly (keyof typeof PATTERNS)[] = [
  ...patternNames(LATIN_CLUE_PATTERNS),
  ...patternNames(LATIN_LOCKED_PATTERNS),
  'naked-pair',
  'hidden-pair',
  'naked-triple',
  'hidden-triple',
  'x-wing',
  'naked-quad',
  'hidden-quad',
  'skyscraper',
  'two-string-kite',
  'turbot-fish',
  'empty-rectangle',
  'xy-wing',
  'swordfish',
  'xyz-wing',
  'w-wing',
  'unique-rectangle-1',
  'unique-rectangle-2',
  'unique-rectangle-4',
  'unique-rectangle-3',
  'simple-colouring',
  'colour-wrap',
  'grouped-turbot-fish',
  'jellyfish',
  'bug-plus-1',
  'als-xz',
  'x-chain',
  'xy-chain',
]

const TECHNIQUES: readonly Technique[] = patternTechniques(PATTERNS, ORDER).map((one) => ({
  ...one,
  ...(Object.hasOwn(LATIN_CHAIN_PATTERNS, one.name) && { tier: 'chains' }),
  ...(Object.hasOwn(LATIN_UNIQUENESS_PATTERNS, one.name) && { restsOnUniqueness: true }),
}))

/** The facet `inference` of Sudokus. */
export const inference: Inference<SudokuShape, SudokuPuzzle> = {
  sees: 'naked and hidden singles',
  techniques: [...LATIN_SINGLE_TECHNIQUES, ...TECHNIQUES],
  reasons: { ...latin.reasons, ...latinLocked.reasons, ...latinBoxes.reasons, ...latinRules.reasons },
  terse: TERSE_LATIN_REASONS,
  groups: groupNames([...SUDOKU_GROUPS, ...CLUE_NAMES]),
  houses: (puzzle) => sudokuBoard(puzzle).groups,
  makeReasoner: (shape) =>
    reasonerOfPuzzles(shape, sudokuBoard, sudokuLooker(shape), (board) =>
      patternFinders(PATTERNS, [makeLatinPencil(board)], ORDER),
    ),
}
