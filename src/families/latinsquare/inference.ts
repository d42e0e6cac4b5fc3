// Deductions in a Latin square: the deductions for any board of rows and columns, and of irregular regions. Patterns of
// boxes do not arise, and patterns of strong links add nothing: without boxes, strong links of a value in rows and
// columns form fish.

import { latin, latinLocked, latinRules } from '../../words/english.ts'
import { groupNames } from '../cellNamesAndFaults.ts'
import type { Inference } from '../inference.ts'
import type { GroupKind } from '../latin/boardOfGroups.ts'
import { LATIN_CLUE_PATTERNS } from '../latin/cluePatternTable.ts'
import { LATIN_LINE_PATTERNS, LATIN_SINGLE_TECHNIQUES } from '../latin/linePatternTable.ts'
import { LATIN_LOCKED_PATTERNS } from '../latin/lockedPatternTable.ts'
import { TERSE_LATIN_REASONS } from '../latin/reasons.ts'
import { CLUE_NAMES } from '../latin/rules/clueNames.ts'
import { reasonerOfPuzzles } from '../latin/rules/compilePerPuzzle.ts'
import { makeLatinPencil } from '../latin/techniques/candidateBoard.ts'
import { patternFinders, patternTechniques } from '../patternTable.ts'
import { type LatinSquarePuzzle, type LatinSquareShape, rowsAndColumnsBoard } from './puzzle.ts'
import { squareLooker } from './singles.ts'

/** The kinds of groups of a Latin square. */
export const LATIN_SQUARE_GROUPS: readonly GroupKind[] = ['row', 'column', 'region', 'falling', 'rising']

const PATTERNS = { ...LATIN_CLUE_PATTERNS, ...LATIN_LOCKED_PATTERNS, ...LATIN_LINE_PATTERNS }

/** The facet `inference` of Latin squares. */
export const inference: Inference<LatinSquareShape, LatinSquarePuzzle> = {
  sees: 'naked and hidden singles',
  techniques: [...LATIN_SINGLE_TECHNIQUES, ...patternTechniques(PATTERNS)],
  reasons: { ...latin.reasons, ...latinLocked.reasons, ...latinRules.reasons },
  terse: TERSE_LATIN_REASONS,
  groups: groupNames([...LATIN_SQUARE_GROUPS, ...CLUE_NAMES]),
  houses: (puzzle) => rowsAndColumnsBoard(puzzle).groups,
  makeReasoner: (shape) =>
    reasonerOfPuzzles(shape, rowsAndColumnsBoard, squareLooker(shape), (board) =>
      patternFinders(PATTERNS, [makeLatinPencil(board)]),
    ),
}
