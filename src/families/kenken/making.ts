// How KenKens are made: a random Latin square is cut into cages, each with an operator.

import type { Making } from '../making.ts'
import { fillKenken } from './fill.ts'
import { mergeCages } from './merging.ts'
import { acceptsSingles, KENKEN_OPTIONS } from './options.ts'
import type { KenkenPuzzle, KenkenShape } from './puzzle.ts'

/** How KenKens are made. */
export const making: Making<KenkenShape, KenkenPuzzle> = {
  shape: '6x6',
  clueNames: ['cage', 'cages'],
  symmetric: false,
  options: KENKEN_OPTIONS,
  // More hardly brings anything; what these limit are the proofs of minimal puzzles, a thousand times as long.
  proofNodes: ({ size }) => (size < 7 ? 10 : size < 8 ? 20 : 100),
  fill: fillKenken,
  reduce: mergeCages,
  accepts: acceptsSingles,
  countClues: ({ cages }) => cages.length,
}
