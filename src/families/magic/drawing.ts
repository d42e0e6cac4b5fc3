// A magic number board: nothing but its numbers. The sum that all lines have belongs to the words beside it.

import type { Scene } from '../../scene.ts'
import { plainScene } from '../drawing.ts'
import type { MagicPuzzle } from './rules.ts'

/** The board with these values. */
export function scene(puzzle: MagicPuzzle, values: ArrayLike<number>): Scene {
  return plainScene(puzzle, values, puzzle.shape.last)
}
