// A Latin square: nothing but its numbers.

import { type Drawing, plainScene } from '../../../src/families/drawing.ts'
import type { LatinPuzzle } from './puzzle.ts'

/** What a Latin square looks like. */
export const drawing: Drawing<LatinPuzzle> = {
  scene: (puzzle, values) => plainScene(puzzle, values, puzzle.shape.rows),
}
