// The pictures of title pages and covers, from boards of the book as its readers will find them: nothing is solved.
//
//   board                 mosaic                type
//   │ 5 │   │ 8 │ ·       ┌──┐ ┌──┐ ┌──┐        ▄▄▄ ▄▄▄
//   ├───┼───┼───┼─        └──┘ └──┘ └──┘          █ █ █     the number of puzzles
//   │   │ 3 │   │         ┌──┐ ┌──┐ ┌──┐        ▄█▄ █▄█
//   └───┴───┴───┴─        └──┘ └──┘ └──┘        Sudokus
//
// On covers, a board is cut by the edge of the page; on title pages it is whole. Its boxes or cages have tones.

import { cellForType, isLegible, puzzleScene } from '../../print/boardScenesAndSizes.ts'
import { paragraph, stacked } from '../../print/layoutPieces.ts'
import { ASCENDERS, sceneItem, textItem } from '../../print/pageItemBuilders.ts'
import { FEWEST_DOTS } from '../../print/trimsAndPrintLimits.ts'
import type { Item } from '../../render/pageItems.ts'
import { INCH } from '../../render/paperSize.ts'
import { overhang } from '../../render/strokeWidths.ts'
import type { Typeface } from '../../render/typeface.ts'
import type { Colour, Line, Scene, Weight } from '../../scene.ts'
import type { BookPuzzle, TitleDesign } from '../bookDesignAndPuzzles.ts'
import { boardWindow, canBeCut, sizeOfLines } from './boardWindows.ts'
import { areasOfTone, cellTones } from './cellTones.ts'

/** What a picture shows. */
export interface FrontSubject {
  /** For each family, its first puzzles. */
  readonly boards: readonly (readonly Pick<BookPuzzle, 'family' | 'puzzle'>[])[]
  /** The number of puzzles in the book. */
  readonly count: number
  /** The number of puzzles in words, such as `48 Sudokus`. */
  readonly counted: string
  /** What is counted, such as `Sudokus`, or the names of several families. */
  readonly names: readonly string[]
  /** The fewest and the most stars of the puzzles; left out if the book is arranged by other things. */
  readonly stars?: readonly [least: number, most: number]
  readonly typeface: Typeface
}

/** The fill of an area: a colour, or a share of black. */
type Fill = { readonly colour: Colour } | { readonly tint: number }

/** The colours of a picture. */
export interface FrontColours {
  /** The ground of the whole sheet; left out for white paper. */
  readonly ground?: Fill
  /** The texts; black if left out. */
  readonly text?: Colour
  /** Whether boards have a panel of the first tone behind them. */
  readonly hasPanels?: true
  /** The ink and the paper of boards; black and white if left out. */
  readonly board?: { readonly ink: Colour; readonly paper: Colour }
  /** The tones of the cells of a board; the first is that behind it. */
  readonly tones: readonly Fill[]
  /** The weight of titles and large figures. */
  readonly weight: Weight
}

/** Where a picture is. */
interface ArtRoom {
  /** The area that it fills, in points. */
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** How far a board that is cut reaches beyond the top and the right: through margin and bleed, or 0 to end there. */
  readonly beyond: number
  /** How far the trim is beyond the area. */
  readonly toTrim: number
  /** The size of running text. */
  readonly em: number
  /** Whether pictures are whole, with air around them, in the middle of the area. */
  readonly isCentred: boolean
}

/** Makes the items of a picture. */
type Art = (subject: FrontSubject, colours: FrontColours, room: ArtRoom) => Item[]

/**
 * The number of columns that a large board shows, as a share of its columns, within limits; the number of rows
 * for which more columns are shown, and the least number of rows.
 */
const SHOWN = 0.6
const FEWEST_COLUMNS = 3
const MOST_COLUMNS = 5
const ROWS = 3.5
const FEWEST_ROWS = 2.5

/** The width of a whole board with air around it, as a share of the area's. */
const AIRY = 0.7

/** The board with the most cells, cut at the top and the right, or whole; nothing without boards. */
const boardArt: Art = (subject, colours, room) => {
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
function boardItems(
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
const mosaicArt: Art = (subject, colours, room) => {
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

/**
 * The height of the large figures, at most, as a share of the room; and the largest size of what is below them: of a single name
 * as a share of the figures, and of several names in em.
 */
const FIGURES = 0.72
const NAME = 0.2
const NAMES = 2
/** The width of a single name, at most, as a share of that of the figures. */
const NAME_ROOM = 0.9
const NO_BREAK = '\u00a0'

/** The number of puzzles in figures as wide as the room, and what they are below. */
const typeArt: Art = (
  { count, names, typeface },
  { text: colour, weight },
  { left, top, right, bottom, em, isCentred },
) => {
  const room = right - left
  const text = String(count)
  const wide = isCentred ? AIRY * room : room
  const size = Math.min(wide / typeface[weight].width(text), (FIGURES * (bottom - top)) / ASCENDERS)
  // Checks of margins count figures as if they were as high as letters with ascenders.
  const baseline = top + ASCENDERS * size
  const [x, align] = isCentred ? ([(left + right) / 2, 'centre'] as const) : ([left, 'left'] as const)
  const figures = textItem({ typeface }, text, x, baseline, { size, weight, align })
  const mostName = Math.min(NAME * size, (wide * NAME_ROOM) / typeface[weight].width(names[0] ?? ''))
  let nameSize = names.length === 1 ? Math.max(em, mostName) : NAMES * em
  const listOf = () =>
    paragraph({ typeface }, names.map((name) => name.replaceAll(' ', NO_BREAK)).join(', '), {
      size: nameSize,
      weight,
      align,
      x: left,
      room,
    })
  const begin = () => baseline + nameSize
  const fits = () => listOf().reduce((sum, { height, space }) => sum + height + space, begin()) <= bottom
  while (nameSize > em && !fits()) nameSize -= 0.5
  return [figures, ...(fits() ? stacked(listOf(), begin()) : [])].map((item) =>
    item.item === 'text' && colour !== undefined ? { ...item, colour } : item,
  )
}

function rectangle(area: { x: number; y: number; width: number; height: number }, fill: Fill): Item {
  return { item: 'rectangle', ...area, tint: 0, ...fill }
}

/** The pictures by design. */
export const FRONT_ART: Readonly<Record<TitleDesign, Art>> = {
  board: boardArt,
  mosaic: mosaicArt,
  type: typeArt,
}
