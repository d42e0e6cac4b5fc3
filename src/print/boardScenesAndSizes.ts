// Boards in print: the drawing of a puzzle and of its solution, the sizes that readable type needs, and a board as a piece.

import { shownGivens } from '../families/cellNamesAndFaults.ts'
import { FIGURE } from '../families/drawing.ts'
import type { Family } from '../families/family.ts'
import { PICTURE_EM } from '../families/familyWithSymbols.ts'
import type { Puzzle } from '../families/puzzle.ts'
import { draw } from '../render/sizedScene.ts'
import { overhang } from '../render/strokeWidths.ts'
import type { Typeface } from '../render/typeface.ts'
import type { Mark, Scene, Text } from '../scene.ts'
import type { Piece } from './layoutPieces.ts'
import { sceneItem } from './pageItemBuilders.ts'
import { SMALLEST_TYPE } from './trimsAndPrintLimits.ts'

/** The box of a board, in cells. */
export type BoardSize = Pick<Scene, 'width' | 'height'>

/** The size of a board. The drawing itself is not kept. */
export function boardSizeOf({ width, height }: Scene): BoardSize {
  return { width, height }
}

/**
 * Removes the small print in the corners of cells, which a solution does not need. A number that was moved to
 * make room for small print returns to the middle of its cell.
 */
function withoutCorners(scene: Scene): Scene {
  const isCorner = (mark: Mark) => mark.mark === 'text' && mark.anchor === 'corner'
  if (!scene.marks.some(isCorner)) return scene
  const marks = scene.marks
    .filter((mark) => !isCorner(mark))
    .map((mark) => (mark.mark === 'text' ? { ...mark, y: Math.floor(mark.y) + 0.5 } : mark))
  return { ...scene, marks }
}

/**
 * Adds space below a board whose lowest marks are numbers below its lines, such as sums. The next text then
 * seems as far from these numbers as it would be from a line.
 */
export function aired(scene: Scene): Scene {
  const lowest = Math.max(0, ...scene.marks.flatMap((mark) => (mark.mark === 'line' ? mark.y2 : [])))
  const beyond = scene.marks.flatMap((mark) => (mark.mark === 'text' && mark.y > lowest ? mark.size : []))
  if (beyond.length === 0) return scene
  return { ...scene, height: scene.height + (FIGURE.height * Math.max(...beyond)) / 2 }
}

interface Shown {
  readonly family: Family
  readonly puzzle: Puzzle
}

/** The board of a puzzle with its givens. */
export function puzzleScene({ family, puzzle }: Shown): Scene {
  return aired(family.drawing.scene(puzzle, shownGivens(puzzle)))
}

/** The board of a puzzle with its solution, one value a cell. */
export function solutionScene({
  family,
  puzzle,
  solution,
}: Shown & { readonly solution: readonly number[] }): Scene {
  return solvedScene(family.drawing.scene(puzzle, solution))
}

/** A full board as the pages of solutions show it. */
export function solvedScene(scene: Scene): Scene {
  return aired(withoutCorners(scene))
}

/** Floating-point tolerance for lengths. */
export const ROUNDING = 1e-6

// The smallest type on a board, and the cells that a board needs for readable type, measured with the
// typeface of the book.

/**
 * The smallest type on a board with cells of this size; infinite for a board without text. A picture counts as the
 * number that it replaces. `thinnest` is the thinnest line that can be printed.
 */
export function smallestType(scene: Scene, cell: number, typeface: Typeface, thinnest?: number): number {
  const { parts } = draw(scene, cell, typeface, thinnest)
  return Math.min(
    ...parts.flatMap((part) => {
      if (part.mark === 'picture') return part.size / PICTURE_EM
      return part.mark === 'text' ? part.size : []
    }),
  )
}

/** Whether all type of a board with cells of this size is large enough for print. */
export function isLegible(scene: Scene, cell: number, typeface: Typeface): boolean {
  return smallestType(scene, cell, typeface) >= SMALLEST_TYPE
}

/** A cell that is large enough for the type of any board, in points. */
const LARGEST_CELL = 1000

/** The smallest cell, in points, with which all type of a board has at least this size. */
export function cellForType(
  scene: Scene,
  typeface: Typeface,
  least: number = SMALLEST_TYPE,
  thinnest?: number,
): number {
  // Type grows with the cells, but more slowly.
  let small = 0
  let large = LARGEST_CELL
  for (let halving = 0; halving < 40; halving++) {
    const middle = (small + large) / 2
    if (smallestType(scene, middle, typeface, thinnest) >= least) large = middle
    else small = middle
  }
  return large
}

/**
 * A board reduced to its lines and to the texts and pictures that determine the size of its cells: of texts
 * with the same setting, the widest; of pictures, the smallest. This saves time, because large boards are
 * measured often.
 */
export function telling(scene: Scene, typeface: Typeface): Scene {
  const widest = new Map<string, Text>()
  for (const mark of scene.marks) {
    if (mark.mark !== 'text') continue
    const { anchor, x, y, size, room, weight, text } = mark
    const key = [anchor, x % 1, y % 1, size, room, weight].join(' ')
    const other = widest.get(key)
    const width = typeface[weight].width
    if (!other || width(text) > width(other.text)) widest.set(key, mark)
  }
  const pictures = scene.marks.filter((mark) => mark.mark === 'picture')
  const smallest = pictures.toSorted((one, other) => one.size - other.size).slice(0, 1)
  const told = [...widest.values(), ...smallest]
  return { ...scene, marks: [...scene.marks.filter(({ mark }) => mark === 'line'), ...told] }
}

// A board as a piece of a printed page: as large as the room allows, and large enough for its type to be readable.

/** The drawing of a board, and the size of its cells. */
export interface SizedBoard {
  readonly scene: Scene
  /** The side of a cell, in points. */
  readonly cell: number
}

/** The width of a board, strokes included. */
export function boardWidth({ scene, cell }: SizedBoard): number {
  return scene.width * cell + 2 * overhang(cell)
}

/** The height of a board, strokes included. */
export function boardHeight({ scene, cell }: SizedBoard): number {
  return scene.height * cell + 2 * overhang(cell)
}

/** Places a board so that its left edge, strokes included, is at x. */
export function boardPiece(board: SizedBoard, x: number, space: number): Piece {
  const { scene, cell } = board
  const edge = overhang(cell)
  return {
    height: boardHeight(board),
    space,
    items: (y) => [sceneItem(() => scene, x + edge, y + edge, cell)],
  }
}
