// Deductions in a Latin square: those on any board of rows and columns. Patterns of boxes do not arise, and patterns of
// strong links add nothing: without boxes, links of a value in rows and columns make fish.

import { latin } from '../../words/english.ts'
import { groupNames } from '../cellNamesAndFaults.ts'
import type { Inference } from '../inference.ts'
import type { GroupKind } from '../latin/boardOfGroups.ts'
import { LATIN_LINE_PATTERNS, LATIN_SINGLE_TECHNIQUES } from '../latin/linePatternTable.ts'
import { TERSE_LATIN_REASONS } from '../latin/reasons.ts'
import { makeLatinPencil } from '../latin/techniques/candidateBoard.ts'
import { patternFinders, patternTechniques } from '../patternTable.ts'
import { type LatinSquarePuzzle, type LatinSquareShape, rowsAndColumnsBoard } from './puzzle.ts'
import { squareLooker } from './singles.ts'

/** The kinds of groups of a Latin square. */
export const LATIN_SQUARE_GROUPS: readonly GroupKind[] = ['row', 'column', 'falling', 'rising']

/** The facet `inference` of Latin squares. */
export const inference: Inference<LatinSquareShape, LatinSquarePuzzle> = {
  sees: 'naked and hidden singles',
  techniques: [...LATIN_SINGLE_TECHNIQUES, ...patternTechniques(LATIN_LINE_PATTERNS)],
  reasons: latin.reasons,
  terse: TERSE_LATIN_REASONS,
  groups: groupNames(LATIN_SQUARE_GROUPS),
  makeReasoner(shape) {
    return {
      ...squareLooker(shape),
      makeFinders: () => patternFinders(LATIN_LINE_PATTERNS, [makeLatinPencil(rowsAndColumnsBoard(shape))]),
    }
  },
}
