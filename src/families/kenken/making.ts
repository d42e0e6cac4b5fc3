// How KenKens are made: a random Latin square is cut into cages, each with an operator.

import type { Making } from '../making.ts'
import { acceptsSingles, fewestCages, KENKEN_OPTIONS, mostCages } from './makingOptions.ts'
import { mergeCages, wishedMergers } from './mergeCages.ts'
import { type KenkenPuzzle, type KenkenShape, resultOf } from './puzzle.ts'
import { fillKenken } from './randomFullBoard.ts'

/** The facet `making` of KenKens. */
export const making: Making<KenkenShape, KenkenPuzzle> = {
  shape: '6x6',
  clueNames: ['cage', 'cages'],
  symmetric: false,
  options: KENKEN_OPTIONS,
  // Higher limits gain little. These limits stop the proofs that take a thousand times as long, which occur in
  // minimal puzzles.
  proofNodes: ({ size }) => (size < 7 ? 10 : size < 8 ? 20 : 100),
  // With `dom-wdeg` the search opens a third of the nodes that it opens with `fewest-alternatives`.
  minimalVariables: 'dom-wdeg',
  // Three in five 9x9 boards finish within this limit. A few of the others take half a minute.
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
