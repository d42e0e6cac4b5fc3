// A toy square: only its numbers.

import { type Drawing, plainScene } from '../../../src/families/drawing.ts'
import type { ToyPuzzle } from './puzzle.ts'

/** The drawing of a toy square. */
export const drawing: Drawing<ToyPuzzle> = {
  scene: (puzzle, values) => plainScene(puzzle, values, puzzle.shape.rows),
}
