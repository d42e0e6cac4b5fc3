// What pages of puzzles and pages of solutions share: where the blocks of a page are, how large the cells of each shape
// are, how a puzzle is called.

import type { Puzzle } from '../../families/puzzle.ts'
import { fillGaps } from '../../families/words.ts'
import type { Scene } from '../../scene.ts'
import type { BookPuzzle } from '../bookContents.ts'
import { aired, type Block } from './boardSizes.ts'
import type { Setting } from './draftPage.ts'

/** Where links to a puzzle and to its solution lead. */
export const puzzleAnchor = (number: number) => `puzzle-${number}`
/** Where links to a solution lead. */
export const solutionAnchor = (number: number) => `solution-${number}`

/** The heads of puzzles and of their solutions. */
export function puzzleNumberText({ design }: Setting, { number }: BookPuzzle): string {
  return fillGaps(design.words.number, { number })
}

/** What puzzles have in common that are drawn alike. */
export const shapeKey = ({ family, puzzle }: BookPuzzle) => `${family.name} ${puzzle.shape.text}`

/** A board with nothing but its givens. */
export function puzzleScene({ family, puzzle }: { family: BookPuzzle['family']; puzzle: Puzzle }): Scene {
  const givens = puzzle.givens.map((given) => Math.max(0, given))
  return aired(family.drawing.scene(puzzle, givens))
}

/** In a block, the share of what is left that is above the frame: a single one stands a little above the middle. */
const ABOVE_SINGLE = 0.4
const ABOVE_OTHERS = 0.5

/** The middle of a block, and where a frame of this height begins in it. */
export function blockPlace({ geometry }: Setting, block: Block, place: number, height: number) {
  const { content } = geometry
  const { columns, rows } = block.grid
  const row = Math.floor(place / columns)
  const column = place % columns
  const gap = rows > 1 ? (content.height - rows * block.height) / (rows - 1) : 0
  const share = rows === 1 ? ABOVE_SINGLE : ABOVE_OTHERS
  return {
    x: column * (block.width + block.gutter) + block.width / 2,
    y: content.top + row * (block.height + gap) + share * Math.max(0, block.height - height),
  }
}

/** A list in pieces of one length; the last may be shorter. */
export function chunks<T>(items: readonly T[], length: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / length) }, (_, index) =>
    items.slice(index * length, (index + 1) * length),
  )
}
