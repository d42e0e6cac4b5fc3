// Jigsaw: regions of any form, with as many cells as a row, hold each number once. Known as irregular Sudoku;
// the regions take the place of boxes.

import { groupsOfKind } from '../boardOfGroups.ts'
import { randomRegions } from './randomRegions.ts'
import type { LatinRule } from './rule.ts'

/** The rule of regions. */
export const jigsaw: LatinRule = {
  name: 'jigsaw',
  alsoKnownAs: ['irregular', 'jigsaw-sudoku', 'squiggly'],
  usual: { family: 'latinsquare', shape: '9x9' },
  // Boards with boxes cannot have regions as well. Regions of fewer than five cells have hardly any forms
  // besides boxes.
  fits: ({ size, boxRows }) => boxRows === size && size >= 5,
  clues: {
    place: 'cage',
    read: (numbers) => (new Set(numbers).size === numbers.length ? '' : undefined),
    adds: ({ cells }) => ({ groups: groupsOfKind('region', [cells]) }),
    fault: () => 'a region does not hold each number once',
    called: () => 'region',
    signs: () => ({}),
    isRegion: true,
    missing(clues, { size }) {
      const covered = new Set(clues.flatMap(({ cells }) => cells))
      const isWhole = covered.size === size * size && clues.length === size
      return isWhole ? undefined : `a jigsaw needs ${size} regions of ${size} cells, which cover the board`
    },
    laying: {
      before: (rng, { size }) => randomRegions(rng, size).map((cells) => ({ cells })),
    },
  },
  relabelling: 'any',
}
