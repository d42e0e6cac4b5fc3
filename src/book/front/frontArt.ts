// The pictures of title pages and covers, from boards of the book as its readers will find them: nothing is solved.
//
//   board                 mosaic                type
//   │ 5 │   │ 8 │ ·       ┌──┐ ┌──┐ ┌──┐        ▄▄▄ ▄▄▄
//   ├───┼───┼───┼─        └──┘ └──┘ └──┘          █ █ █     the number of puzzles
//   │   │ 3 │   │         ┌──┐ ┌──┐ ┌──┐        ▄█▄ █▄█
//   └───┴───┴───┴─        └──┘ └──┘ └──┘

import { cellForType, isLegible, puzzleScene } from '../../print/boardScenesAndSizes.ts'
import { paragraph, stacked } from '../../print/layoutPieces.ts'
import { ASCENDERS, sceneItem, textItem } from '../../print/pageItemBuilders.ts'
import { FEWEST_DOTS } from '../../print/trimsAndPrintLimits.ts'
import type { Item } from '../../render/pageItems.ts'
import { INCH } from '../../render/paperSize.ts'
import { overhang } from '../../render/strokeWidths.ts'
import type { Typeface } from '../../render/typeface.ts'
import type { Colour, Scene } from '../../scene.ts'
import type { BookPuzzle, TitleDesign } from '../bookDesignAndPuzzles.ts'
import { boardWindow, canBeCut, sizeOfLines } from './boardWindows.ts'

/** What a picture shows. */
export interface FrontSubject {
  /** For each family, its first puzzles. */
  readonly boards: readonly (readonly Pick<BookPuzzle, 'family' | 'puzzle'>[])[]
  /** The number of puzzles in the book. */
  readonly count: number
  /** The names of the families. */
  readonly names: readonly string[]
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
  /** The fills behind boards, in turn; none on white paper. */
  readonly panels: readonly Fill[]
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

/** The board with the most cells, cut in the middle of a row and a column at the top and the right; nothing without boards. */
const boardArt: Art = (subject, colours, room) => {
  const scenes = subject.boards.map(([first]) => puzzleScene(first))
  const cells = (scene: Scene) => sizeOfLines(scene).columns * sizeOfLines(scene).rows
  const [scene] = scenes.toSorted(
    (one, other) => Number(canBeCut(other)) - Number(canBeCut(one)) || cells(other) - cells(one),
  )
  if (scene === undefined) return []
  const most = sharpestCell(scene)
  const part = canBeCut(scene) ? cutBoard(scene, room) : undefined
  const cut = part && part.cell <= most ? part : wholeBoard(scene, room, most)
  if (!isLegible(cut.scene, cut.cell, subject.typeface)) return []
  const { x, y, cell } = cut
  const [fill] = colours.panels
  const panel = { x, y, width: cut.scene.width * cell, height: cut.scene.height * cell }
  const ground: Item[] = fill === undefined ? [] : [rectangle(panel, fill)]
  return [...ground, sceneItem(() => cut.scene, x, y, cell)]
}

/** The part of a board at its bottom left corner; undefined if the room is too low. */
function cutBoard(scene: Scene, room: ArtRoom) {
  const { left, top, right, bottom, toTrim, beyond } = room
  const { columns, rows } = sizeOfLines(scene)
  // Numbers outside the lines take room, too.
  const before = -scene.left
  const after = scene.top + scene.height - rows
  const wide = right + toTrim - left
  const high = bottom - (top - toTrim)
  const least = Math.min(MOST_COLUMNS, Math.max(FEWEST_COLUMNS, Math.round(SHOWN * columns)), columns - 1)
  const sideOf = (shown: number) => wide / (before + shown + 0.5)
  let shown = least
  while (shown < columns - 1 && high / sideOf(shown) < ROWS + after) shown++
  const cell = sideOf(shown)
  const edge = overhang(cell)
  const x = left + edge
  const width = (right + beyond - x) / cell
  const shownRows = Math.min(Math.floor((high - edge) / cell - after - 0.5), rows - 1) + 0.5
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

/** A board that is not cut, as large as the room, with cells of at most `mostCell`. */
function wholeBoard(scene: Scene, { left, top, right, bottom }: ArtRoom, mostCell: number) {
  const most = Math.min((right - left) / scene.width, (bottom - top) / scene.height)
  const edge = overhang(most)
  const filling = Math.min((right - left - 2 * edge) / scene.width, (bottom - top - 2 * edge) / scene.height)
  const cell = Math.min(filling, mostCell)
  return { scene, x: left + edge, y: top + edge, cell }
}

/**
 * The least and the greatest side of a board in a mosaic, in em, and the most boards in a row; the gap between boards and
 * the margin on a panel, as shares of the side.
 */
const LEAST_TILE = 8
const MOST_TILE = 16
const MOST_TILES = 8
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
  const { panels } = colours
  const [width, height] = [right - left, bottom - top]
  const scenes = boards.map((own) => own.map(puzzleScene))
  const ways = Array.from({ length: MOST_TILES }, (_, index) => {
    const columns = index + 1
    const side = width / (columns + (columns - 1) * GAP)
    const rows = Math.floor((height + GAP * side) / (side * (1 + GAP)))
    return { columns, rows, side, margin: panels.length > 0 ? MARGIN * side : overhang(side / 9) }
  })
    .filter(({ side, rows }) => rows > 0 && side >= LEAST_TILE * em && side <= MOST_TILE * em)
    .map((way) => {
      // Families whose boards would not be legible are left out.
      const shown = scenes
        .map((own) => own.flatMap((scene) => tileOf(scene, way, typeface) ?? []))
        .filter((own) => own.length > 0)
      const whole = shown.filter(([{ isWhole }]) => isWhole).length / scenes.length
      return { ...way, shown, worth: way.rows * way.columns * way.side ** 2 * (1 + whole) }
    })
    .filter(({ shown }) => shown.length > 0)
  if (ways.length === 0) return boardArt(subject, colours, { ...room, beyond: 0, toTrim: 0 })
  const best = ways.reduce((one, other) => (other.worth > one.worth ? other : one))
  const { columns, rows, side, margin, shown } = best
  const first = bottom - rows * side - (rows - 1) * GAP * side
  return Array.from({ length: rows * columns }, (_, index): Item[] => {
    const [row, column] = [Math.floor(index / columns), index % columns]
    // If a row has all families, the next one begins with another, so that equal ones are not below each other.
    const place = index + (columns % shown.length === 0 ? row : 0)
    const own = shown[place % shown.length]
    const { scene, cell } = own[Math.floor(index / shown.length) % own.length]
    const [x, y] = [left + column * side * (1 + GAP), first + row * side * (1 + GAP)]
    const fill = panels[(column + 2 * row) % panels.length]
    const panel = fill === undefined ? [] : [rectangle({ x, y, width: side, height: side }, fill)]
    return [...panel, sceneItem(() => scene, x + margin, y + margin, cell)]
  }).flat()
}

/**
 * A board in a square with this side, within margins, or as much of its top left corner as is legible, which ends at the
 * edges of the square; undefined if that is too little.
 */
function tileOf(scene: Scene, { side, margin }: { side: number; margin: number }, typeface: Typeface) {
  const room = side - 2 * margin
  const whole = room / Math.max(scene.width, scene.height)
  const isWhole = isLegible(scene, whole, typeface)
  if (isWhole && (scene.width === scene.height || !canBeCut(scene))) return { scene, cell: whole, isWhole }
  const cell = Math.max(room / Math.min(scene.width, scene.height), cellForType(scene, typeface))
  if (!canBeCut(scene) || room < LEAST_PART * cell) return undefined
  const { left, top } = scene
  const length = (side - margin) / cell
  const width = Math.min(length, scene.width)
  const height = Math.min(length, scene.height)
  return { scene: boardWindow(scene, { left, top, width, height }), cell, isWhole: false }
}

/** The height of the large figures, at most, as a share of the room; and the size of the names below them, in em. */
const FIGURES = 0.8
const NAMES = 2
const NO_BREAK = '\u00a0'

/** The number of puzzles in figures as wide as the room, and the names of the families below. */
const typeArt: Art = ({ count, names, typeface }, { text: colour }, { left, top, right, bottom, em }) => {
  const room = right - left
  const text = String(count)
  const size = Math.min(room / typeface.bold.width(text), (FIGURES * (bottom - top)) / ASCENDERS)
  // Checks of margins count figures as if they were as high as letters with ascenders.
  const baseline = top + ASCENDERS * size
  const figures = textItem({ typeface }, text, left, baseline, { size, weight: 'bold' })
  let nameSize = NAMES * em
  const listOf = () =>
    paragraph({ typeface }, names.map((name) => name.replaceAll(' ', NO_BREAK)).join(', '), {
      size: nameSize,
      weight: 'bold',
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
