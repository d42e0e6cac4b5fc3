// A board of a book as the picture of a title page or a cover: cut by the edge of a cover, and whole on a title page. Its boxes or
// cages have tones.

import { cellForType, isLegible, puzzleScene } from '../../print/boardScenesAndSizes.ts'
import { sceneItem } from '../../print/pageItemBuilders.ts'
import { FEWEST_DOTS } from '../../print/trimsAndPrintLimits.ts'
import type { Item } from '../../render/pageItems.ts'
import { INCH } from '../../render/paperSize.ts'
import { overhang } from '../../render/strokeWidths.ts'
import type { Typeface } from '../../render/typeface.ts'
import type { Scene } from '../../scene.ts'
import { AIRY, type Art, type ArtRoom } from './artRoom.ts'
import { boardWindow, canBeCut, sizeOfLines } from './boardWindows.ts'
import { areasOfTone, cellTones } from './cellTones.ts'
import type { Fill, FrontColours } from './frontColours.ts'

/**
 * The number of columns that a large board shows, as a share of its columns, within limits; the number of rows
 * for which more columns are shown, and the least number of rows.
 */
const SHOWN = 0.6
const FEWEST_COLUMNS = 3
const MOST_COLUMNS = 5
const ROWS = 3.5
const FEWEST_ROWS = 2.5

/** The board with the most cells, cut at the top and the right, or whole; nothing without boards. */
export const boardArt: Art = (subject, colours, room) => {
  const scenes = subject.boards.map(([first]) => puzzleScene(first))
  const cells = (scene: Scene) => sizeOfLines(scene).columns * sizeOfLines(scene).rows
  const [scene] = scenes.toSorted(
    (one, other) => Number(canBeCut(other)) - Number(canBeCut(one)) || cells(other) - cells(one),
  )
  if (scene === undefined) return []
  const most = sharpestCell(scene)
  const part = canBeCut(scene) && !room.isCentred ? cutBoard(scene, room) : undefined
  const cut = part && part.cell <= most ? part : wholeBoard(scene, room, most, subject.typeface)
  if (!isLegible(cut.scene, cut.cell, subject.typeface)) return []
  return boardItems(scene, cut, colours)
}

/** A board, or the part of it in a window, with the tones of its cells; `whole` is the board without a window. */
export function boardItems(
  whole: Scene,
  { scene, x, y, cell }: { scene: Scene; x: number; y: number; cell: number },
  { board, hasPanels, tones }: FrontColours,
): Item[] {
  const [paper, ...others] = tones
  const ofCells = cellTones(whole, tones.length)
  const { columns, rows } = sizeOfLines(whole)
  // Numbers beside the lines have the paper behind them, too.
  const ground: Item[] = hasPanels
    ? [rectangle({ x, y, width: scene.width * cell, height: scene.height * cell }, paper)]
    : []
  const within = {
    left: Math.max(0, scene.left),
    top: Math.max(0, scene.top),
    width: Math.min(columns, scene.left + scene.width) - Math.max(0, scene.left),
    height: Math.min(rows, scene.top + scene.height) - Math.max(0, scene.top),
  }
  const toned = others.flatMap((fill, index) =>
    areasOfTone(ofCells, index + 1, within).map((area) =>
      rectangle(
        {
          x: x + (area.x - scene.left) * cell,
          y: y + (area.y - scene.top) * cell,
          width: area.width * cell,
          height: area.height * cell,
        },
        fill,
      ),
    ),
  )
  const paint = { hasFineLines: true, weight: 'regular', ...(board && { colours: board }) } as const
  return [...ground, ...toned, { ...sceneItem(() => scene, x, y, cell), paint }]
}

/**
 * The shares of a cell that may be seen of a column or a row that is cut, best first; a sliver would look like a mistake. What is
 * left of the cut stays this far away from the trim, in points, as print services ask.
 */
const CUTS = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.7, 0.75, 0.8]
const CLEAR = 0.26 * INCH
const MOST_CUT = 0.8

/** The part of a board at its bottom left corner, as high as the room; undefined if the room is too low. */
function cutBoard(scene: Scene, room: ArtRoom) {
  const { left, top, right, bottom, toTrim, beyond } = room
  const { columns, rows } = sizeOfLines(scene)
  // Numbers outside the lines take room, too.
  const before = -scene.left
  const after = scene.top + scene.height - rows
  const wide = right + toTrim - left
  const high = bottom - (top - toTrim)
  const least = Math.min(MOST_COLUMNS, Math.max(FEWEST_COLUMNS, Math.round(SHOWN * columns)), columns - 1)
  const sideOf = (shown: number) => wide / (before + shown)
  let shown = least
  while (shown < columns - 1 && high / sideOf(shown + 0.5) < ROWS + after) shown++
  const cuts = (side: number) => CUTS.filter((cut) => cut * side >= CLEAR)
  const rowsAt = (side: number) => (high - overhang(side)) / side - after
  const ways = CUTS.flatMap((column) => {
    const side = sideOf(shown + column)
    return cuts(side).includes(column) ? { side, row: rowsAt(side) % 1 } : []
  })
  const [first] = ways
  if (first === undefined) return undefined
  const fits = ways.find(({ side, row }) => row * side >= CLEAR && row <= MOST_CUT)
  const cell = (fits ?? first).side
  const lower = Math.floor(rowsAt(cell) - CUTS[0]) + cuts(cell)[0]
  const edge = overhang(cell)
  const x = left + edge
  const width = (right + beyond - x) / cell
  const shownRows = Math.min(fits ? rowsAt(cell) : lower, rows - 1 + cuts(cell)[0])
  if (shownRows < FEWEST_ROWS) return undefined
  const y = top - beyond
  const height = shownRows + after + (beyond - toTrim) / cell
  const window = { left: scene.left, top: scene.top + scene.height - height, width, height }
  return { scene: boardWindow(scene, window), x, y, cell }
}

/** The greatest side of a cell at which print still takes the pixels of a board's pictures; any side without such pictures. */
function sharpestCell({ marks }: Scene): number {
  const sides = marks.flatMap((mark) =>
    mark.mark === 'picture' && mark.content.kind === 'pixels'
      ? ((Math.max(mark.content.width, mark.content.height) / FEWEST_DOTS) * INCH) / mark.size
      : [],
  )
  return Math.min(...sides)
}

/**
 * A board that is not cut, with cells of at most `mostCell`: as large as the room, or in the middle of it with air around, if
 * it is still legible.
 */
function wholeBoard(
  scene: Scene,
  { left, top, right, bottom, isCentred }: ArtRoom,
  mostCell: number,
  typeface: Typeface,
) {
  const most = Math.min((right - left) / scene.width, (bottom - top) / scene.height)
  const edge = overhang(most)
  const filling = Math.min((right - left - 2 * edge) / scene.width, (bottom - top - 2 * edge) / scene.height)
  const airy = Math.max(cellForType(scene, typeface), (AIRY * (right - left)) / scene.width)
  const cell = Math.min(filling, mostCell, isCentred ? airy : Number.POSITIVE_INFINITY)
  if (!isCentred) return { scene, x: left + edge, y: top + edge, cell }
  const [width, height] = [scene.width * cell, scene.height * cell]
  return { scene, x: (left + right - width) / 2, y: (top + bottom - height) / 2, cell }
}

/** An area with a fill. */
export function rectangle(area: { x: number; y: number; width: number; height: number }, fill: Fill): Item {
  return { item: 'rectangle', ...area, tint: 0, ...fill }
}
