// A Latin square: only its numbers.

import { type Drawing, plainScene } from '../../../src/families/drawing.ts'
import type { LatinPuzzle } from './puzzle.ts'

/** The drawing of a Latin square. */
export const drawing: Drawing<LatinPuzzle> = {
  scene: (puzzle, values) => plainScene(puzzle, values, puzzle.shape.rows),
}
