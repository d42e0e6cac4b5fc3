// The title page: author, title and subtitle, an ornament of puzzles from the book, and the publisher.
//
//   portrait                landscape
//   ┌─────────────┐         ┌───────────────────────┐
//   │   author    │         │           ┌─────────┐ │
//   │   Title     │         │  author   │         │ │
//   │  subtitle   │         │  Title    │ puzzles │ │
//   │ ┌─────────┐ │         │  subtitle │         │ │
//   │ │ puzzles │ │         │           └─────────┘ │
//   │ └─────────┘ │         │  publisher            │
//   │  publisher  │         └───────────────────────┘
//   └─────────────┘

import { puzzleScene, smallestType, withoutCorners } from '../../print/boardScenesAndSizes.ts'
import { heightOf, type Piece, paragraph, stacked } from '../../print/layoutPieces.ts'
import { titleSize } from '../../print/lineBreaking.ts'
import { type Alignment, sceneItem } from '../../print/pageItemBuilders.ts'
import { SMALLEST_TYPE } from '../../print/trimsAndPrintLimits.ts'
import type { Item } from '../../render/pageItems.ts'
import type { Scene } from '../../scene.ts'
import { type BookPuzzle, volumeText } from '../bookDesignAndPuzzles.ts'
import type { DraftPage, Setting } from './draftPage.ts'

const TITLE_LINES = 4
const TITLE_LEADING = 1.12
/** The size of a short title as a share of the room, if that is larger than the type sizes of the book say. */
const LARGE_TITLE = 0.125

/**
 * Of the content's height, the distance from its top to the title, unless the texts at the foot need more, and the
 * largest height of the texts above the ornament or beside it.
 */
const BELOW_TITLE = { titleAt: 0.07, headHeight: 0.34, align: 'centre' } as const
const BESIDE_TITLE = { titleAt: 0.22, headHeight: 0.66, align: 'left' } as const

/** The largest width of the ornament below the title, as a share of the content. */
const ORNAMENT_WIDTH = 0.86
/** The share of the free height below the ornament's middle: it stands slightly above the middle. */
const BELOW = 0.54
/** The space between the texts and an ornament below the title, in em. */
const APART = 2.4

/** Content that is wider than high by this factor has the ornament beside the title. */
const LANDSCAPE = 1.15
/** The share of such content for the title, and the gap beside it. */
const TITLE_WIDTH = 0.42
const TITLE_GAP = 0.05

/** A puzzle of the ornament. */
type TitleBoard = Pick<BookPuzzle, 'family' | 'puzzle' | 'solution'>

/** Lays out the title page of a book; its ornament shows some of these boards. */
export function titlePage(setting: Setting, boards: readonly TitleBoard[]): DraftPage {
  const { design, geometry } = setting
  const { content, type } = geometry
  const isBeside = content.width > LANDSCAPE * content.height
  const { titleAt, headHeight, align } = isBeside ? BESIDE_TITLE : BELOW_TITLE
  const column = { align, room: (isBeside ? TITLE_WIDTH : 1) * content.width }
  const foot = paragraph(setting, design.publisher ?? '', { ...column, size: type.body })
  const bottom = content.top + content.height - heightOf(foot, true)
  const head = headPieces(setting, column, headHeight * content.height)
  const wanted = content.top + titleAt * content.height
  const top = Math.max(content.top, Math.min(wanted, bottom - heightOf(head, true)))
  const room = isBeside
    ? besideTitle(setting)
    : belowTitle(setting, top + heightOf(head, true) + APART * type.body, bottom - APART * type.body)
  return {
    items: [...stacked(head, top), ...titleOrnament(setting, boards, room), ...stacked(foot, bottom)],
    isBare: true,
  }
}

/** The room for the ornament between these heights. */
function belowTitle({ geometry }: Setting, from: number, to: number): Room {
  const { content } = geometry
  const width = ORNAMENT_WIDTH * content.width
  const lower = Math.max(0, to - from - width)
  const left = (content.width - width) / 2
  return { left, top: from + (1 - BELOW) * lower, width, height: to - from - lower }
}

function besideTitle({ geometry: { content } }: Setting): Room {
  const left = (TITLE_WIDTH + TITLE_GAP) * content.width
  return { left, top: content.top, width: content.width - left, height: content.height }
}

/** The texts above the ornament, with the title as large as this height allows. */
function headPieces(
  { design, geometry, typeface }: Setting,
  column: { readonly align: Alignment; readonly room: number },
  height: number,
): Piece[] {
  const { body, heading, title } = geometry.type
  const setting = { typeface }
  const least = heading
  const piecesOf = (size: number) => {
    const subtitle = Math.max(body, Math.min(heading, 0.6 * size))
    const space = design.author === undefined ? 0 : 2.2 * body
    const look = { ...column, size: subtitle }
    return [
      ...paragraph(setting, design.author ?? '', { ...column, size: 1.2 * body }),
      ...paragraph(setting, design.title, { ...column, size, weight: 'bold', space, leading: TITLE_LEADING }),
      ...paragraph(setting, design.subtitle ?? '', { ...look, space: 0.55 * subtitle }),
      ...paragraph(setting, volumeText(design) ?? '', { ...look, space: subtitle }),
    ]
  }
  for (let most = Math.max(title, LARGE_TITLE * geometry.content.width); ; ) {
    const limits = { most, least, room: column.room, lines: TITLE_LINES }
    const size = titleSize(typeface.bold, design.title, limits)
    const pieces = piecesOf(size)
    if (size <= least || heightOf(pieces, true) <= height) return pieces
    most = 0.94 * size
  }
}

// The ornament of the title page: puzzles of the book, in rows of equal width whose boards are as large as the room
// allows.
//
//   ┌─────┐ ┌─────┐      one board: alone, large         Of all ways to share the boards out over rows, the one that
//   │     │ │     │      four: two rows of two           covers most of the room is taken. A long low room has all
//   └─────┘ └─────┘      five: two above three           boards in one row.
//   ┌──┐ ┌──┐ ┌──┐
//   └──┘ └──┘ └──┘

/** A rectangle on the page, in points. */
interface Room {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The most boards of an ornament; a book of more families shows the first. */
const MOST_BOARDS = 6
/** The gap between boards, as a share of the room's smaller side. */
const GAP = 0.05
/** The largest cell, as a share of the room's width. Few large cells look coarse. */
const LARGEST_CELL = 1 / 5.5
/** The least side of a board, in points. Smaller ones are illegible. */
const LEAST_BOARD = 48

/** Places as many of the boards as are legible in the middle of the room. */
function titleOrnament(setting: Setting, boards: readonly TitleBoard[], room: Room): Item[] {
  const gap = GAP * Math.min(room.width, room.height)
  for (let count = Math.min(MOST_BOARDS, boards.length); count > 0; count--) {
    const squares = arrangementsOf(count)
      .map((rows) => squaresOf(rows, room, gap))
      .toSorted((one, other) => areaOf(other) - areaOf(one))
    for (const places of squares) {
      if (places.some(({ side }) => side < LEAST_BOARD)) continue
      const scenes = boards.map((board) =>
        places.map(({ side }) => legibleScene(setting, board, cellIn(side, room))),
      )
      const legible = scenes.filter((sizes) => sizes.every((scene) => scene !== undefined))
      if (legible.length < count) continue
      return places.map((place, index) => boardItem(legible[index][index] as Scene, place, room))
    }
  }
  return []
}

/** The ways to share boards out over rows of at most one more board than the row above. */
function arrangementsOf(count: number): number[][] {
  const ways = Array.from({ length: count }, (_, index) => index + 1).flatMap((first) =>
    first === count ? [[first]] : arrangementsOf(count - first).map((rest) => [first, ...rest]),
  )
  const isFair = (rows: readonly number[]) =>
    rows.every((row, index) => index === 0 || (row >= rows[index - 1] && row <= rows[index - 1] + 1))
  return ways.filter(isFair)
}

/** A square for a board. */
type Square = ReturnType<typeof squaresOf>[number]

/** The squares of rows of equal width, as large as the room allows and in its middle. */
function squaresOf(rows: readonly number[], room: Room, gap: number) {
  // The height is a linear function of the width: each row of n boards adds (width - (n - 1) gaps) / n.
  const perWidth = rows.reduce((sum, row) => sum + 1 / row, 0)
  const gaps = rows.reduce((sum, row) => sum - ((row - 1) * gap) / row, (rows.length - 1) * gap)
  const width = Math.min(room.width, (room.height - gaps) / perWidth)
  const left = room.left + (room.width - width) / 2
  let top = room.top + (room.height - (width * perWidth + gaps)) / 2
  return rows.flatMap((row) => {
    const side = (width - (row - 1) * gap) / row
    const lefts = Array.from({ length: row }, (_, column) => left + column * (side + gap))
    const squares = lefts.map((one) => ({ left: one, top, side }))
    top += side + gap
    return squares
  })
}

function areaOf(squares: readonly Square[]): number {
  return squares.reduce((sum, { side }) => sum + side * side, 0)
}

/** The side of a board's cells in a square, for a board of this scene. */
const cellIn = (side: number, room: Room) => (scene: Scene) =>
  Math.min(side / Math.max(scene.width, scene.height), LARGEST_CELL * room.width)

/** The puzzle or, if its type would be too small, its solution without small print; undefined if that is illegible. */
function legibleScene(
  { typeface }: Setting,
  { family, puzzle, solution }: TitleBoard,
  cellOf: (scene: Scene) => number,
): Scene | undefined {
  const scenes = [
    puzzleScene({ family, puzzle }),
    cropped(withoutCorners(family.drawing.scene(puzzle, solution))),
  ]
  return scenes.find((scene) => smallestType(scene, cellOf(scene), typeface) >= SMALLEST_TYPE)
}

/** A board without the texts beside it. */
function cropped(scene: Scene): Scene {
  const lines = scene.marks.filter((mark) => mark.mark === 'line')
  const width = Math.max(...lines.map(({ x2 }) => x2))
  const height = Math.max(...lines.map(({ y2 }) => y2))
  const marks = scene.marks.filter((mark) => mark.mark !== 'text' || (mark.x < width && mark.y < height))
  return { left: 0, top: 0, width, height, marks }
}

/** A board centred in a square. */
function boardItem(scene: Scene, { left, top, side }: Square, room: Room): Item {
  const cell = cellIn(side, room)(scene)
  const [x, y] = [left + (side - scene.width * cell) / 2, top + (side - scene.height * cell) / 2]
  return sceneItem(() => scene, x, y, cell)
}
