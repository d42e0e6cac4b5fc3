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

import type { Family } from '../../families/family.ts'
import type { Puzzle } from '../../families/puzzle.ts'
import { puzzleScene, smallestType, withoutCorners } from '../../print/boards.ts'
import { type Alignment, sceneItem } from '../../print/items.ts'
import { titleSize } from '../../print/lineBreaking.ts'
import { heightOf, type Piece, paragraph, stacked } from '../../print/pieces.ts'
import { SMALLEST_TYPE } from '../../print/printLimits.ts'
import type { Item } from '../../render/page.ts'
import type { Scene } from '../../scene.ts'
import { volumeText } from '../bookContents.ts'
import type { DraftPage, Setting } from './draftPage.ts'

/**
 * The distance from the top of the content to the title, as a share of the content's height, unless the text
 * above the title needs more.
 */
const TITLE_AT = 0.07
const TITLE_LINES = 4
const TITLE_LEADING = 1.12
/** The size of a short title as a share of the room, if that is larger than the type sizes of the book say. */
const LARGE_TITLE = 0.125

/** The largest height of the texts above the ornament and beside it, as a share of the content's height. */
const HEAD_HEIGHT = 0.34
const HEAD_HEIGHT_BESIDE = 0.66

/** The largest width of the ornament below the title, as a share of the content. */
const ORNAMENT_WIDTH = 0.86
/** The share of the free height below the ornament's middle: it stands slightly above the middle. */
const BELOW = 0.54

/** Content that is wider than high by this factor has the ornament beside the title. */
const LANDSCAPE = 1.15
/** The share of such content for the title, and the gap beside it. */
const TITLE_WIDTH = 0.42
const TITLE_GAP = 0.05

/** Lays out the title page of a book; its ornament shows some of these boards. */
export function titlePage(setting: Setting, boards: readonly TitleBoard[]): DraftPage {
  const { content } = setting.geometry
  const page = content.width > LANDSCAPE * content.height ? besideTitle : belowTitle
  return { items: page(setting, boards), isBare: true }
}

function belowTitle(setting: Setting, boards: readonly TitleBoard[]): DraftPage['items'] {
  const { content, type } = setting.geometry
  const column = { align: 'centre', room: content.width } as const
  const foot = footPieces(setting, column)
  const bottom = content.top + content.height - heightOf(foot, true)
  const head = headPieces(setting, column, HEAD_HEIGHT * content.height)
  const wanted = content.top + TITLE_AT * content.height
  const top = Math.max(content.top, Math.min(wanted, bottom - heightOf(head, true)))
  const from = top + heightOf(head, true) + 2.4 * type.body
  const height = bottom - 2.4 * type.body - from
  const width = ORNAMENT_WIDTH * content.width
  const ornament = { left: (content.width - width) / 2, top: from, width, height }
  const lower = Math.max(0, height - width)
  const room = { ...ornament, top: from + (1 - BELOW) * lower, height: height - lower }
  return [...stacked(head, top), ...titleOrnament(setting, boards, room), ...stacked(foot, bottom)]
}

function besideTitle(setting: Setting, boards: readonly TitleBoard[]): DraftPage['items'] {
  const { content } = setting.geometry
  const column = { align: 'left', room: TITLE_WIDTH * content.width } as const
  const foot = footPieces(setting, column)
  const head = headPieces(setting, column, HEAD_HEIGHT_BESIDE * content.height)
  const bottom = content.top + content.height - heightOf(foot, true)
  const top = Math.max(
    content.top,
    Math.min(content.top + 0.22 * content.height, bottom - heightOf(head, true)),
  )
  const left = (TITLE_WIDTH + TITLE_GAP) * content.width
  const room = { left, top: content.top, width: content.width - left, height: content.height }
  return [...stacked(head, top), ...titleOrnament(setting, boards, room), ...stacked(foot, bottom)]
}

/** The column of the texts. */
interface Column {
  readonly align: Alignment
  readonly room: number
}

/**
 * The texts above the ornament, with the title as large as this height allows.
 */
function headPieces(setting: Setting, column: Column, height: number): Piece[] {
  const { design, geometry, typeface } = setting
  const { type } = geometry
  let most = Math.max(type.title, LARGE_TITLE * geometry.content.width)
  for (;;) {
    const size = titleSize(typeface.bold, design.title, {
      most,
      least: type.heading,
      room: column.room,
      lines: TITLE_LINES,
    })
    const pieces = headOfSize(setting, column, size)
    if (size <= type.heading || heightOf(pieces, true) <= height) return pieces
    most = 0.94 * size
  }
}

function headOfSize({ design, geometry, typeface }: Setting, column: Column, size: number): Piece[] {
  const { body, heading } = geometry.type
  const setting = { typeface }
  const subtitle = Math.max(body, Math.min(heading, 0.6 * size))
  const space = design.author === undefined ? 0 : 2.2 * body
  return [
    ...paragraph(setting, design.author ?? '', { ...column, size: 1.2 * body }),
    ...paragraph(setting, design.title, { ...column, size, weight: 'bold', space, leading: TITLE_LEADING }),
    ...paragraph(setting, design.subtitle ?? '', { ...column, size: subtitle, space: 0.55 * subtitle }),
    ...paragraph(setting, volumeText(design) ?? '', { ...column, size: subtitle, space: subtitle }),
  ]
}

function footPieces(setting: Setting, column: Column): Piece[] {
  return paragraph(setting, setting.design.publisher ?? '', { ...column, size: setting.geometry.type.body })
}

// The ornament of the title page: puzzles of the book, in rows of equal width whose boards are as large as the room
// allows.
//
//   ┌─────┐ ┌─────┐      one board: alone, large         Of all ways to share the boards out over rows, the one that
//   │     │ │     │      four: two rows of two           covers most of the room is taken. A long low room has all
//   └─────┘ └─────┘      five: two above three           boards in one row.
//   ┌──┐ ┌──┐ ┌──┐
//   └──┘ └──┘ └──┘

/** A puzzle of the ornament. */
interface TitleBoard {
  readonly family: Family
  readonly puzzle: Puzzle
  readonly solution: readonly number[]
}

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
interface Square {
  readonly left: number
  readonly top: number
  readonly side: number
}

/** The squares of rows of equal width, as large as the room allows and in its middle. */
function squaresOf(rows: readonly number[], room: Room, gap: number): Square[] {
  // The height is a linear function of the width: each row of n boards adds (width - (n - 1) gaps) / n.
  const perWidth = rows.reduce((sum, row) => sum + 1 / row, 0)
  const gaps = rows.reduce((sum, row) => sum - ((row - 1) * gap) / row, (rows.length - 1) * gap)
  const width = Math.min(room.width, (room.height - gaps) / perWidth)
  const left = room.left + (room.width - width) / 2
  let top = room.top + (room.height - (width * perWidth + gaps)) / 2
  return rows.flatMap((row) => {
    const side = (width - (row - 1) * gap) / row
    const squares = Array.from({ length: row }, (_, column) => ({
      left: left + column * (side + gap),
      top,
      side,
    }))
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
  return sceneItem(
    () => scene,
    left + (side - scene.width * cell) / 2,
    top + (side - scene.height * cell) / 2,
    cell,
  )
}
