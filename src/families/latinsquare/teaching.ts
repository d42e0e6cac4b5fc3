// How a book teaches Latin squares.

import { ruleFacts } from '../latin/rules/ruledShape.ts'
import { toldClues } from '../latin/rules/toldClues.ts'
import { sizeFacts, type Teaching } from '../teaching.ts'
import type { LatinSquarePuzzle } from './puzzle.ts'

/** The facet `teaching` of Latin squares. */
export const teaching: Teaching<LatinSquarePuzzle> = {
  clues: toldClues,
  facts: (puzzles) => ({ ...sizeFacts(puzzles), ...ruleFacts(puzzles) }),
}
