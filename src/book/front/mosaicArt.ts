// Many boards of a book in columns and rows, as the picture of a title page or a cover.

import { cellForType, isLegible, puzzleScene } from '../../print/boardScenesAndSizes.ts'
import type { Item } from '../../render/pageItems.ts'
import { overhang } from '../../render/strokeWidths.ts'
import type { Typeface } from '../../render/typeface.ts'
import type { Line, Scene } from '../../scene.ts'
import type { Art } from './artRoom.ts'
import { boardArt, boardItems, rectangle } from './boardArt.ts'
import { boardWindow, canBeCut } from './boardWindows.ts'

/**
 * The least and the greatest side of a board in a mosaic, in em, and the most boards in a row; the gap between boards and
 * the margin on a panel, as shares of the side.
 */
const LEAST_TILE = 8
const MOST_TILE = 16
const MOST_TILES = 8
/** The boards in a row if all are of one family, unless the page is too small for several. */
const TILES_ALIKE = 2
const GAP = 0.1
const MARGIN = 0.07
/** The least width of a part of a board, in cells. */
const LEAST_PART = 2.4

/**
 * Many boards in columns and rows, of all families in turn; a board with small print is cut, so that it is legible.
 * If the room is too small for several, one board takes it.
 */
export const mosaicArt: Art = (subject, colours, room) => {
  const { left, top, right, bottom, em } = room
  const { boards, typeface } = subject
  const { hasPanels } = colours
  const [width, height] = [right - left, bottom - top]
  // Boards of one family are fewer and larger.
  const isAlike = boards.length === 1
  const mostTiles = isAlike ? TILES_ALIKE : MOST_TILES
  const mostTile = isAlike ? Number.POSITIVE_INFINITY : MOST_TILE
  const scenes = boards.map((own) => own.map(puzzleScene))
  const ways = Array.from({ length: mostTiles }, (_, index) => {
    const columns = index + 1
    const side = width / (columns + (columns - 1) * GAP)
    const rows = Math.floor((height + GAP * side) / (side * (1 + GAP)))
    return {
      columns,
      rows,
      side,
      isOpen: hasPanels === true,
      margin: hasPanels ? MARGIN * side : overhang(side / 9),
    }
  })
    .filter(({ side, rows }) => rows > 0 && side >= LEAST_TILE * em && side <= mostTile * em)
    .map((way) => {
      // Families whose boards would not be legible are left out.
      const shown = scenes
        .map((own) => own.flatMap((whole) => tileOf(whole, way, typeface) ?? []))
        .filter((own) => own.length > 0)
      const whole = shown.filter(([{ isWhole }]) => isWhole).length / scenes.length
      return {
        ...way,
        shown,
        worth: isAlike ? way.columns : way.rows * way.columns * way.side ** 2 * (1 + whole),
      }
    })
    .filter(({ shown }) => shown.length > 0)
  if (ways.length === 0) return boardArt(subject, colours, { ...room, beyond: 0, toTrim: 0 })
  const best = ways.reduce((one, other) => (other.worth > one.worth ? other : one))
  const { columns, rows, side, margin, shown } = best
  const tilesHeight = rows * side + (rows - 1) * GAP * side
  const first = room.isCentred ? (top + bottom - tilesHeight) / 2 : bottom - tilesHeight
  return Array.from({ length: rows * columns }, (_, index): Item[] => {
    const [row, column] = [Math.floor(index / columns), index % columns]
    // If a row has all families, the next one begins with another, so that equal ones are not below each other.
    const place = index + (columns % shown.length === 0 ? row : 0)
    const own = shown[place % shown.length]
    const { whole, scene, cell } = own[Math.floor(index / shown.length) % own.length]
    const [x, y] = [left + column * side * (1 + GAP), first + row * side * (1 + GAP)]
    const panel = hasPanels ? [rectangle({ x, y, width: side, height: side }, colours.tones[0])] : []
    return [...panel, ...boardItems(whole, { scene, x: x + margin, y: y + margin, cell }, colours)]
  }).flat()
}

/**
 * A board in a square with this side, within margins, or as much of its top left corner as is legible, which ends at the
 * edges of the square: open on a panel, and closed by lines on white paper; undefined if that is too little.
 */
function tileOf(
  scene: Scene,
  { side, margin, isOpen }: { side: number; margin: number; isOpen: boolean },
  typeface: Typeface,
) {
  const room = side - 2 * margin
  const whole = room / Math.max(scene.width, scene.height)
  const isWhole = isLegible(scene, whole, typeface)
  if (isWhole && (scene.width === scene.height || !canBeCut(scene)))
    return { whole: scene, scene, cell: whole, isWhole }
  const cell = Math.max(room / Math.min(scene.width, scene.height), cellForType(scene, typeface))
  if (!canBeCut(scene) || room < LEAST_PART * cell) return undefined
  const { left, top } = scene
  const length = (side - margin) / cell
  const width = Math.min(length, scene.width)
  const height = Math.min(length, scene.height)
  const part = boardWindow(scene, { left, top, width, height })
  return { whole: scene, scene: isOpen ? part : closed(part, scene), cell, isWhole: false }
}

/** A part of a board with lines where it is cut at the right and at the bottom. */
function closed(part: Scene, { width, height }: Scene): Scene {
  const { left, top, marks } = part
  const [right, bottom] = [left + part.width, top + part.height]
  const down: Line = { mark: 'line', stroke: 'thick', x1: right, y1: top, x2: right, y2: bottom }
  const across: Line = { mark: 'line', stroke: 'thick', x1: left, y1: bottom, x2: right, y2: bottom }
  const added = [...(part.width < width ? [down] : []), ...(part.height < height ? [across] : [])]
  return { ...part, marks: [...marks, ...added] }
}
