// A Latin square on paper: its numbers on a plain grid. There are no boxes, so only the frame is thick.

import { type Drawing, plainScene } from '../drawing.ts'
import { regionWalls, signsOf, withSigns } from '../latin/rules/drawClues.ts'
import { hasSigns, ruleNotes } from '../latin/rules/ruledShape.ts'
import type { LatinSquarePuzzle } from './puzzle.ts'

/** The facet `drawing` of Latin squares. */
export const drawing: Drawing<LatinSquarePuzzle> = {
  scene(puzzle, values) {
    const { size, rules } = puzzle.shape
    if (rules.length === 0) return plainScene(puzzle, values, size)
    return withSigns(puzzle, plainScene(puzzle, values, size, regionWalls(puzzle)))
  },
  notes: ruleNotes,
  hasSigns,
  signs: signsOf,
}
