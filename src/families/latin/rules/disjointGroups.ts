// Disjoint groups: the cells at the same position of all boxes hold each number once.

import { range } from '../../constraintProblem.ts'
import { groupsOfKind } from '../boardOfGroups.ts'
import type { LatinRule } from './rule.ts'

/** The rule of the disjoint groups. */
export const disjointGroups: LatinRule = {
  name: 'disjoint',
  alsoKnownAs: ['disjoint-groups'],
  fits: ({ size, boxRows }) => boxRows < size,
  groups({ size, boxRows, boxColumns }) {
    const cellAt = (position: number, box: number) => {
      const perBand = size / boxColumns
      const row = Math.floor(box / perBand) * boxRows + Math.floor(position / boxColumns)
      return row * size + (box % perBand) * boxColumns + (position % boxColumns)
    }
    const numbers = range(0, size - 1)
    return groupsOfKind(
      'position',
      numbers.map((position) => numbers.map((box) => cellAt(position, box))),
    )
  },
  relabelling: 'any',
  isFlexible: true,
}
