// The picture of the title page: the lead, which is the largest board, shown completely, and beside it a column with a part
// of one board of each other family. The lead and the column have the same height.
//
//   ┌───────────────┐ ┌────       A part begins at the top left corner of its board and is open where it is cut,
//   │               │ │  │        so that it is not taken for a whole board.
//   │     lead      │ └──┼─
//   │               │ ┌────
//   │               │ │  │
//   └───────────────┘ └──┼─

import { cellForType, isLegible, puzzleScene, withoutCorners } from '../../print/boardScenesAndSizes.ts'
import { sceneItem } from '../../print/pageItemBuilders.ts'
import type { Item } from '../../render/pageItems.ts'
import type { Typeface } from '../../render/typeface.ts'
import type { Mark, Scene } from '../../scene.ts'
import type { BookPuzzle } from '../bookDesignAndPuzzles.ts'

/** A puzzle of the picture. */
export type TitleBoard = Pick<BookPuzzle, 'family' | 'puzzle' | 'solution'>

/** A rectangle on the page, in points. */
export interface PictureRoom {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The gap between boards, as a share of the lead's height. */
const GAP = 0.045
/** The widest column, as a share of the lead's height. */
const WIDEST_COLUMN = 0.4
/** The largest cell of the lead, as a share of the room's width. Few large cells look coarse. */
const LARGEST_CELL = 1 / 5.5
/**
 * The number of cells along the width of a part, which is not whole, so that the board is clearly cut; and the minimum for
 * a board with small print.
 */
const CELLS = 3.4
const FEWEST_CELLS = 1.6

/** The picture of these boards, one for each family, at the foot of `room`; empty if no board would be legible. */
export function titlePicture(typeface: Typeface, boards: readonly TitleBoard[], room: PictureRoom): Item[] {
  const cellsOf = ({ puzzle }: TitleBoard) => puzzle.givens.length
  const [lead, ...others] = boards.toSorted((one, other) => cellsOf(other) - cellsOf(one))
  if (!lead) return []
  const count = others.length
  // The sides of the parts and the width of the column, as shares of the lead's height.
  const tall = count === 0 ? 0 : (1 - (count - 1) * GAP) / count
  const wide = Math.min(tall, WIDEST_COLUMN)
  const widthOf = (scene: Scene) => scene.width / scene.height + (count === 0 ? 0 : GAP + wide)
  const scenes = [puzzleScene(lead), solvedBoard(lead)]
  const sizes = scenes.map((scene) => {
    const height = Math.min(room.height, room.width / widthOf(scene))
    return { scene, cell: Math.min(height / scene.height, LARGEST_CELL * room.width) }
  })
  const shown = sizes.find(({ scene, cell }) => isLegible(scene, cell, typeface))
  if (!shown) return titlePicture(typeface, others, room)
  const { scene, cell } = shown
  const height = scene.height * cell
  const top = room.top + room.height - height
  const left = room.left + scene.width * cell + GAP * height
  return [
    sceneItem(() => scene, room.left, top, cell),
    ...others.flatMap((board, index) => {
      const y = top + index * (tall + GAP) * height
      return partOf(typeface, board, { left, top: y, width: wide * height, height: tall * height })
    }),
  ]
}

/** The part of a board that fills a rectangle: of the puzzle or, if its type would be too small, of the solution. */
function partOf(typeface: Typeface, board: TitleBoard, { left, top, width, height }: PictureRoom): Item[] {
  const parts = [linesAlone(puzzleScene(board)), solvedBoard(board)].flatMap((scene) => {
    const filling = Math.max(width / scene.width, height / scene.height, width / CELLS)
    const cell = Math.max(filling, cellForType(scene, typeface))
    return FEWEST_CELLS * cell > width ? [] : { part: cutTo(scene, width / cell, height / cell), cell }
  })
  return parts.slice(0, 1).map(({ part, cell }) => sceneItem(() => part, left, top, cell))
}

/** A solved board without small print. */
function solvedBoard({ family, puzzle, solution }: TitleBoard): Scene {
  return linesAlone(withoutCorners(family.drawing.scene(puzzle, solution)))
}

/** A board without the texts outside its border. */
function linesAlone(scene: Scene): Scene {
  const lines = scene.marks.filter((mark) => mark.mark === 'line')
  return cutTo(scene, Math.max(...lines.map(({ x2 }) => x2)), Math.max(...lines.map(({ y2 }) => y2)))
}

/** The part of a board with this width and height, in cells. Marks outside the board or in cells that are cut are left out. */
function cutTo(scene: Scene, width: number, height: number): Scene {
  const marks = scene.marks.flatMap((mark): Mark[] => {
    if (mark.mark === 'line') {
      const [x2, y2] = [Math.min(mark.x2, width), Math.min(mark.y2, height)]
      const isOutside = mark.x1 > x2 || mark.y1 > y2 || (mark.x1 === x2 && mark.y1 === y2)
      return isOutside ? [] : [{ ...mark, x2, y2 }]
    }
    if (mark.mark === 'picture' && mark.size > 1) return []
    const isInside = mark.x >= 0 && mark.y >= 0
    const isWhole = Math.floor(mark.x) + 1 <= width && Math.floor(mark.y) + 1 <= height
    return isInside && isWhole ? [mark] : []
  })
  return {
    left: 0,
    top: 0,
    width: Math.min(scene.width, width),
    height: Math.min(scene.height, height),
    marks,
  }
}
