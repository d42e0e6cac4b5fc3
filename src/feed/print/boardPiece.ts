// A board as a piece of a print: as large as the room allows, and large enough for its type to be readable.

import { cellForType, smallestType } from '../../book/layout/minTypeSize.ts'
import { sceneItem } from '../../book/layout/pageItems.ts'
import type { Piece } from '../../book/layout/textFlow.ts'
import { PuzzleError } from '../../families/error.ts'
import type { Family } from '../../families/family.ts'
import type { Puzzle } from '../../families/puzzle.ts'
import { MILLIMETRE } from '../../render/paperSize.ts'
import { cellFor } from '../../render/sizedScene.ts'
import { overhang } from '../../render/strokeWidths.ts'
import type { Typeface } from '../../render/typeface.ts'
import type { Scene } from '../../scene.ts'

/** The drawing of a board, and the size of its cells. */
export interface SizedBoard {
  readonly scene: Scene
  /** The side of a cell, in points. */
  readonly cell: number
}

/** The room of a board. */
interface BoardRoom {
  readonly typeface: Typeface
  /** The smallest allowed type, in points. */
  readonly leastType: number
  /** The available width, in points. */
  readonly width: number
  /** The preferred width, in points; a board with small type is wider. */
  readonly wanted: number
}

/** The tolerance for rounding in floating-point lengths. */
const ROUNDING = 1e-6

/** Fits a board to its preferred width, or to the width that its type needs. Throws a PuzzleError if the room is too small. */
export function sizedBoard(
  { family, puzzle }: { readonly family: Family; readonly puzzle: Puzzle },
  scene: Scene,
  { typeface, leastType, width, wanted }: BoardRoom,
): SizedBoard {
  const needed = cellForType(scene, typeface, leastType)
  const cell = Math.max(cellFor(scene, wanted), needed)
  if (cell > cellFor(scene, width) + ROUNDING) {
    const type = smallestType(scene, cellFor(scene, width), typeface)
    throw new PuzzleError(
      'value',
      `${family.title} ${puzzle.shape.text} does not fit into ${tenths(Math.floor, width / MILLIMETRE)} mm: its type would be ${tenths(Math.floor, type)} pt, and ${leastType} pt need ${Math.ceil(boardWidth({ scene, cell }) / MILLIMETRE)} mm`,
    )
  }
  return { scene, cell }
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

/** A number to one decimal, rounded in the direction that keeps a message true. */
function tenths(round: (value: number) => number, value: number): number {
  return round(Number((10 * value).toFixed(4))) / 10
}
