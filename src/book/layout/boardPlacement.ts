// Shared by the pages of puzzles and of solutions: the positions of blocks, the size of cells for each shape,
// and the labels of puzzles.

import type { Puzzle } from '../../families/puzzle.ts'
import { fillGaps } from '../../families/words.ts'
import type { Scene } from '../../scene.ts'
import type { BookPuzzle } from '../bookContents.ts'
import { aired, type Block } from './boardSizes.ts'
import type { Setting } from './draftPage.ts'

/** The anchor of a puzzle. */
export const puzzleAnchor = (number: number) => `puzzle-${number}`
/** The anchor of a solution. */
export const solutionAnchor = (number: number) => `solution-${number}`

/** The label above a puzzle and above its solution. */
export function puzzleNumberText({ design }: Setting, { number }: BookPuzzle): string {
  return fillGaps(design.words.number, { number })
}

/** The key of a family and shape: puzzles with the same key are drawn alike. */
export const shapeKey = ({ family, puzzle }: BookPuzzle) => `${family.name} ${puzzle.shape.text}`

/** A board with only its givens. */
export function puzzleScene({ family, puzzle }: { family: BookPuzzle['family']; puzzle: Puzzle }): Scene {
  const givens = puzzle.givens.map((given) => Math.max(0, given))
  return aired(family.drawing.scene(puzzle, givens))
}

/**
 * The share of a block's free height that is above its frame: smaller if the page has a single row of blocks,
 * so that frames stand slightly above the middle of the page.
 */
const ABOVE_SINGLE = 0.4
const ABOVE_OTHERS = 0.5

/**
 * The position of the block with this index on a page: its middle from left to right, and the top of a frame
 * of this height in it.
 */
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

/** Splits a list into pieces of the same length; the last may be shorter. */
export function chunks<T>(items: readonly T[], length: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / length) }, (_, index) =>
    items.slice(index * length, (index + 1) * length),
  )
}
