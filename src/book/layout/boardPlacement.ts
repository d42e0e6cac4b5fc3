// Shared by the pages of puzzles and of solutions: anchors, labels and drawings of puzzles.

import type { Puzzle } from '../../families/puzzle.ts'
import type { Scene } from '../../scene.ts'
import { say } from '../../words/say.ts'
import type { BookPuzzle } from '../bookContents.ts'
import { aired } from './boardSizes.ts'
import type { Setting } from './draftPage.ts'

/** The anchor of a puzzle. */
export const puzzleAnchor = (number: number) => `puzzle-${number}`
/** The anchor of a solution. */
export const solutionAnchor = (number: number) => `solution-${number}`

/** The label above a puzzle and above its solution. */
export function puzzleNumberText({ design }: Setting, { number }: BookPuzzle): string {
  return say(design.words.number, { number })
}

/** The key of a family and shape: puzzles with the same key are drawn alike. */
export const shapeKey = ({ family, puzzle }: BookPuzzle) => `${family.name} ${puzzle.shape.text}`

/** A board with only its givens. */
export function puzzleScene({ family, puzzle }: { family: BookPuzzle['family']; puzzle: Puzzle }): Scene {
  const givens = puzzle.givens.map((given) => Math.max(0, given))
  return aired(family.drawing.scene(puzzle, givens))
}

/** Splits a list into pieces of the same length; the last may be shorter. */
export function chunks<T>(items: readonly T[], length: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / length) }, (_, index) =>
    items.slice(index * length, (index + 1) * length),
  )
}
