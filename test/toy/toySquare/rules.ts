// The rules of toy squares: solutions, removable givens, and twins (turned, mirrored or renumbered).

import { removeGivens } from '../../../src/families/cellNamesAndFaults.ts'
import { squareBoard } from '../../../src/families/latin/boardOfGroups.ts'
import { namedGroups } from '../../../src/families/latin/namedConstraints.ts'
import { latinFaults, latinProblem } from '../../../src/families/latin/rules.ts'
import type { Shape } from '../../../src/families/puzzle.ts'
import type { Rules } from '../../../src/families/rules.ts'
import { smallestImage, turnsOf } from '../../../src/families/symmetry.ts'
import type { ToyPuzzle } from './puzzle.ts'

/** The rules of toy squares. */
export const rules: Rules<Shape, ToyPuzzle> = {
  what: 'Every row and every column holds each of the numbers 1 to n once.',
  faults: ({ shape }, values) => latinFaults(squareBoard(shape), values),
  removals: (puzzle) => removeGivens(puzzle),
  canonical: { looks: canonical, essential: canonical },
  constraints: (puzzle) => latinProblem(squareBoard(puzzle.shape), puzzle),
  named: ({ shape }) => namedGroups(squareBoard(shape)),
}

function canonical({ shape, givens }: ToyPuzzle): ToyPuzzle {
  return { shape, givens: smallestImage([givens], turnsOf(shape), true) }
}
