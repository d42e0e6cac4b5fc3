// What a person sees on a Latin square: what is seen on any board of groups.

import type { Inference } from '../../../src/families/inference.ts'
import { squareBoard } from '../../../src/families/latin/board.ts'
import { makeLatinReasoner } from '../../../src/families/latin/inference.ts'
import { latinReasons } from '../../../src/families/latin/reasons.ts'
import type { Shape } from '../../../src/families/puzzle.ts'
import type { LatinPuzzle } from './puzzle.ts'

/** How soon an only candidate is seen, beside the only place in a row or a column, which counts 1. */
const ONLY_CANDIDATE_WEIGHT = 0.5

/** The words of each kind of reason. */
export const REASONS = latinReasons(['row', 'column'])

/** What a person sees on a Latin square. */
export const inference: Inference<Shape, LatinPuzzle> = {
  sees: 'naked and hidden singles',
  reasons: REASONS,
  makeReasoner: (shape) => makeLatinReasoner(squareBoard(shape), ONLY_CANDIDATE_WEIGHT),
}
