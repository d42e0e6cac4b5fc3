// How KenKens are made: a random Latin square is cut into cages, each with an operator.

import type { Making } from '../making.ts'
import { fillKenken } from './fill.ts'
import { mergeCages, wishedMergers } from './merging.ts'
import { acceptsSingles, fewestCages, KENKEN_OPTIONS, mostCages } from './options.ts'
import { type KenkenPuzzle, type KenkenShape, resultOf } from './puzzle.ts'

/** How KenKens are made. */
export const making: Making<KenkenShape, KenkenPuzzle> = {
  shape: '6x6',
  clueNames: ['cage', 'cages'],
  symmetric: false,
  options: KENKEN_OPTIONS,
  // More hardly brings anything; what these limit are the proofs of minimal puzzles, a thousand times as long.
  proofNodes: ({ size }) => (size < 7 ? 10 : size < 8 ? 20 : 100),
  // A third of the nodes of the fewest alternatives.
  minimalVariables: 'dom-wdeg',
  // Three 9x9 boards of five come to an end with fewer; a few of the others take half a minute.
  boardNodes: () => 2000,
  fill: fillKenken,
  reduce: mergeCages,
  accepts: acceptsSingles,
  removals: wishedMergers,
  isMonotone: false,
  fits: hasAllTargets,
  countClues: ({ cages }) => cages.length,
  fewestClues: fewestCages,
  mostClues: mostCages,
}

/** Whether the numbers of each cage give its target. */
function hasAllTargets({ cages }: KenkenPuzzle, values: readonly number[]): boolean {
  return cages.every(
    ({ operator, target, cells }) =>
      resultOf(
        operator,
        cells.map((cell) => values[cell]),
      ) === target,
  )
}
