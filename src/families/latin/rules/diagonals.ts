// Diagonals: both long diagonals hold each number once. Known as Sudoku X; a Latin square with this rule is a
// diagonal Latin square.

import { range } from '../../constraintProblem.ts'
import { groupsOfKind } from '../boardOfGroups.ts'
import type { LatinRule } from './rule.ts'

/** The rule of the two diagonals. */
export const diagonals: LatinRule = {
  name: 'x',
  // No name here begins with the name of a family, because shells could then not complete the family's name.
  alsoKnownAs: ['x-sudoku', 'diagonal'],
  groups({ size }) {
    const steps = range(0, size - 1)
    return [
      ...groupsOfKind('falling', [steps.map((step) => step * (size + 1))]),
      ...groupsOfKind('rising', [steps.map((step) => (step + 1) * (size - 1))]),
    ]
  },
  relabelling: 'any',
  isFlexible: true,
  isShaded: true,
}
