// A magic number board: only its numbers. The common sum is in the words beside it.

import { type Drawing, plainScene } from '../drawing.ts'
import type { MagicPuzzle } from './puzzle.ts'

/** The facet `drawing` of a magic number board. */
export const drawing: Drawing<MagicPuzzle> = {
  scene: (puzzle, values) => plainScene(puzzle, values, puzzle.shape.last),
  notes: ({ shape: { first, last, sum } }) => [{ kind: 'numbers', facts: { first, last, sum } }],
}
