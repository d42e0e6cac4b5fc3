// The ornament of the title page: puzzles of the book, in rows of equal width whose boards are as large as the room
// allows.
//
//   ┌─────┐ ┌─────┐      one board: alone, large         Of all ways to share the boards out over rows, the one that
//   │     │ │     │      four: two rows of two           covers most of the room is taken. A long low room has all
//   └─────┘ └─────┘      five: two above three           boards in one row.
//   ┌──┐ ┌──┐ ┌──┐
//   └──┘ └──┘ └──┘

import type { Family } from '../../families/family.ts'
import type { Puzzle } from '../../families/puzzle.ts'
import type { Item } from '../../render/page.ts'
import type { Scene } from '../../scene.ts'
import { SMALLEST_TYPE } from '../printLimits.ts'
import { puzzleScene } from './boardPlacement.ts'
import { withoutCorners } from './boardSizes.ts'
import type { Setting } from './draftPage.ts'
import { smallestType } from './minTypeSize.ts'
import { sceneItem } from './pageItems.ts'

/** A puzzle of the ornament. */
export interface TitleBoard {
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
export function titleOrnament(setting: Setting, boards: readonly TitleBoard[], room: Room): Item[] {
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
