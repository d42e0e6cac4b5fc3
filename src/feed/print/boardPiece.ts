// A board as a piece of a print: as large as its room allows, and never so small that its type cannot be read.

import { cellForType, smallestType } from '../../book/layout/minTypeSize.ts'
import { sceneItem } from '../../book/layout/pageItems.ts'
import type { Piece } from '../../book/layout/textFlow.ts'
import { PuzzleError } from '../../families/error.ts'
import type { Family } from '../../families/family.ts'
import type { Puzzle } from '../../families/puzzle.ts'
import { cellFor } from '../../render/sizedScene.ts'
import { overhang } from '../../render/strokeWidths.ts'
import type { Typeface } from '../../render/typeface.ts'
import { MILLIMETRE } from '../../render/units.ts'
import type { Scene } from '../../scene.ts'

/** A board and the cells that it is drawn with. */
export interface SizedBoard {
  readonly scene: Scene
  /** The side of a cell, in points. */
  readonly cell: number
}

/** What a board needs, and what it has. */
interface BoardRoom {
  readonly typeface: Typeface
  /** The smallest type that it may have, in points. */
  readonly leastType: number
  /** The width that there is, in points. */
  readonly width: number
  /** The width that it has if its type allows. */
  readonly wanted: number
}

/** Lengths differ by what floating point does to them. */
const ROUNDING = 1e-6

/** A board as wide as is wanted, or as its type needs. Throws a PuzzleError where there is no room for that. */
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
      `${family.title} of ${puzzle.shape.text} does not fit into ${tenths(Math.floor, width / MILLIMETRE)} mm: its type would have ${tenths(Math.floor, type)} pt, and ${leastType} pt need ${Math.ceil(boardWidth({ scene, cell }) / MILLIMETRE)} mm`,
    )
  }
  return { scene, cell }
}

/** How wide a board is with its strokes. */
export function boardWidth({ scene, cell }: SizedBoard): number {
  return scene.width * cell + 2 * overhang(cell)
}

/** How high a board is with its strokes. */
export function boardHeight({ scene, cell }: SizedBoard): number {
  return scene.height * cell + 2 * overhang(cell)
}

/** A board whose left edge, strokes and all, is at x. */
export function boardPiece(board: SizedBoard, x: number, space: number): Piece {
  const { scene, cell } = board
  const edge = overhang(cell)
  return {
    height: boardHeight(board),
    space,
    items: (y) => [sceneItem(() => scene, x + edge, y + edge, cell)],
  }
}

/** To a tenth, rounded so that a sentence is true. */
function tenths(round: (value: number) => number, value: number): number {
  return round(Number((10 * value).toFixed(4))) / 10
}
