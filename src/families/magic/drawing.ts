// A magic number board: nothing but its numbers. The sum that all lines have belongs to the words beside it.

import type { Scene } from '../../scene.ts'
import { type Drawing, plainScene } from '../drawing.ts'
import type { MagicPuzzle } from './puzzle.ts'

/** What a magic number board looks like. */
export const drawing: Drawing<MagicPuzzle> = {
  scene,
  note: ({ shape: { first, last, sum } }) => ({ kind: 'numbers', facts: { first, last, sum } }),
}

/** The board with these values. */
function scene(puzzle: MagicPuzzle, values: ArrayLike<number>): Scene {
  return plainScene(puzzle, values, puzzle.shape.last)
}
