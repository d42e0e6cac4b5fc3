// The deductions on a toy square: those of any board of groups without boxes.

import { groupNames } from '../../../src/families/cellNamesAndFaults.ts'
import type { Inference } from '../../../src/families/inference.ts'
import { squareBoard } from '../../../src/families/latin/boardOfGroups.ts'
import { LATIN_LINE_PATTERNS, LATIN_SINGLE_TECHNIQUES } from '../../../src/families/latin/linePatternTable.ts'
import { makeLatinLooker } from '../../../src/families/latin/singles.ts'
import { makeLatinPencil } from '../../../src/families/latin/techniques/candidateBoard.ts'
import { patternFinders, patternTechniques } from '../../../src/families/patternTable.ts'
import type { Shape } from '../../../src/families/puzzle.ts'
import { latin } from '../../../src/words/english.ts'
import { ONLY_CANDIDATE_WEIGHT } from './grading.ts'
import type { ToyPuzzle } from './puzzle.ts'

const PATTERNS = ['naked-pair', 'x-wing'] as const

/** The inference of toy squares. */
export const inference: Inference<Shape, ToyPuzzle> = {
  sees: 'naked and hidden singles',
  techniques: [...LATIN_SINGLE_TECHNIQUES, ...patternTechniques(LATIN_LINE_PATTERNS, PATTERNS)],
  reasons: latin.reasons,
  groups: groupNames(['row', 'column']),
  makeReasoner(shape) {
    const board = squareBoard(shape)
    return {
      ...makeLatinLooker<ToyPuzzle>(board, ONLY_CANDIDATE_WEIGHT),
      makeFinders: () => patternFinders(LATIN_LINE_PATTERNS, [makeLatinPencil(board)], PATTERNS),
    }
  },
}
