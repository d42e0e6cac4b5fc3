// A magic number board: only its numbers. The common sum is in the words beside it.

import type { Scene } from '../../scene.ts'
import { type Drawing, plainScene } from '../drawing.ts'
import type { MagicPuzzle } from './puzzle.ts'

/** The facet `drawing` of a magic number board. */
export const drawing: Drawing<MagicPuzzle> = {
  scene,
  note: ({ shape: { first, last, sum } }) => ({ kind: 'numbers', facts: { first, last, sum } }),
}

/** Draws the board with these values. */
function scene(puzzle: MagicPuzzle, values: ArrayLike<number>): Scene {
  return plainScene(puzzle, values, puzzle.shape.last)
}
