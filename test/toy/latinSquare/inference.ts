// What a person can deduce on a Latin square: what can be deduced on any board of groups without boxes.

import type { Inference } from '../../../src/families/inference.ts'
import { squareBoard } from '../../../src/families/latin/board.ts'
import {
  LATIN_SINGLE_TECHNIQUES,
  type LatinPattern,
  latinPatternWords,
  latinTechniques,
  makeLatinFinders,
} from '../../../src/families/latin/inference.ts'
import { groupNames, LATIN_SINGLES } from '../../../src/families/latin/reasons.ts'
import { makeLatinLooker } from '../../../src/families/latin/singles.ts'
import type { Shape } from '../../../src/families/puzzle.ts'
import { ONLY_CANDIDATE_WEIGHT } from './grading.ts'
import type { LatinPuzzle } from './puzzle.ts'

const PATTERNS: readonly LatinPattern[] = ['naked-pair', 'x-wing']

/** What a person can deduce on a Latin square. */
export const inference: Inference<Shape, LatinPuzzle> = {
  sees: 'naked and hidden singles',
  techniques: [...LATIN_SINGLE_TECHNIQUES, ...latinTechniques(PATTERNS)],
  reasons: { ...LATIN_SINGLES, ...latinPatternWords(PATTERNS) },
  groups: groupNames(['row', 'column']),
  makeReasoner(shape) {
    const board = squareBoard(shape)
    return {
      ...makeLatinLooker<LatinPuzzle>(board, ONLY_CANDIDATE_WEIGHT),
      finders: makeLatinFinders(board, PATTERNS),
    }
  },
}
