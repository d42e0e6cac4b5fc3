// Lays out the pages of the PDF that `render` writes: boards and, if wanted, labels above them, but nothing else.

import { PuzzleError } from '../../families/puzzleError.ts'
import { bestGrid, cellInGrid, chunks, placeIn, type Room } from '../../print/boardGrid.ts'
import { boardHeight, boardWidth, ROUNDING } from '../../print/boardScenesAndSizes.ts'
import {
  CAPITALS,
  sceneItem,
  starsItem,
  starsWidth,
  textItem,
  textWidth,
} from '../../print/pageItemBuilders.ts'
import type { Item, Page } from '../../render/pageItems.ts'
import { MILLIMETRE, type PaperSize } from '../../render/paperSize.ts'
import { cellFor } from '../../render/sizedScene.ts'
import { overhang } from '../../render/strokeWidths.ts'
import type { Typeface } from '../../render/typeface.ts'
import type { Scene } from '../../scene.ts'

/** How boards are printed. */
interface BoardPrint {
  /** The paper. */
  readonly paper: PaperSize
  /** The number of boards on a page; by default one, or as many as fit if `width` is given. */
  readonly perPage?: number | undefined
  /** The width of each board, in points; by default as large as fits. */
  readonly width?: number | undefined
  /** What stands above each board; by default nothing. */
  readonly labels?: readonly BoardLabel[] | undefined
  /** The typeface of the labels. */
  readonly typeface: Typeface
}

/** What stands above a board. */
export interface BoardLabel {
  /** Its number, or its number and its name. */
  readonly text: string
  /** The difficulty, which is shown at the right end. */
  readonly stars?: number
  /** What stands before the stars in small letters. */
  readonly note?: string
}

/** The margin is this share of the paper's shorter side, but at most this many points. */
const MARGIN_SHARE = 0.07
const MOST_MARGIN = 15 * MILLIMETRE
/** The least gap between two boards. */
const GAP = 8 * MILLIMETRE
const LABEL_SIZE = 13
const NOTE_SIZE = 9
const UNDER_LABEL = 2 * MILLIMETRE
/** The largest side of a cell. */
const MOST_CELL = 30 * MILLIMETRE
/** The least side of a cell that can be read, in points. */
export const LEAST_READABLE_CELL = 3 * MILLIMETRE

/** The grid of all pages, and the side of each board's cells. */
type BoardPlan = ReturnType<typeof filling>

/** Distributes boards over pages. Throws a PuzzleError if they do not fit, or would be too small to read. */
export function boardPages(scenes: readonly Scene[], print: BoardPrint): Page[] {
  const room = roomOn(print)
  const { grid, cells } =
    print.width === undefined ? filling(scenes, print, room) : ofWidth(scenes, print, room)
  const placed = scenes.map((scene, index) => ({ scene, cell: cells[index], label: print.labels?.[index] }))
  const box = { width: Math.max(...placed.map(boardWidth)), height: Math.max(...placed.map(boardHeight)) }
  return chunks(placed, grid.columns * grid.rows).map((own) => ({
    items: own.flatMap(({ scene, cell, label }, index): Item[] => {
      const place = placeIn(grid, index, box, room)
      const x = place.x + (box.width - scene.width * cell) / 2
      // A board that is alone on its page is centred; boards in a row are aligned at their tops.
      const isAlone = grid.columns * grid.rows === 1
      const down = isAlone ? (box.height - scene.height * cell) / 2 : overhang(cell)
      const board = sceneItem(() => scene, x, place.y + down, cell)
      if (!label) return [board]
      const ends = { left: x - overhang(cell), right: x + scene.width * cell + overhang(cell) }
      const baseline = place.y + down - overhang(cell) - UNDER_LABEL
      return [...labelItems(label, ends, baseline, print), board]
    }),
  }))
}

/** A label: its text at the left end of its board; its stars at the right end, after the note. */
function labelItems(
  { text, stars, note }: BoardLabel,
  { left, right }: { readonly left: number; readonly right: number },
  baseline: number,
  print: BoardPrint,
): Item[] {
  const items: Item[] = []
  let end = right
  if (stars !== undefined) {
    items.push(starsItem(stars, end, baseline, NOTE_SIZE, 'right'))
    end -= starsWidth(NOTE_SIZE) + NOTE_SIZE
  }
  if (note !== undefined) {
    items.push(textItem(print, note, end, baseline, { size: NOTE_SIZE, align: 'right' }))
    end -= textWidth(print, note, NOTE_SIZE) + NOTE_SIZE
  }
  return [
    textItem(print, text, left, baseline, { size: LABEL_SIZE, weight: 'bold', room: end - left }),
    ...items,
  ]
}

function roomOn({ paper, labels }: BoardPrint): Room {
  const { width, height } = paper
  const margin = Math.min(MOST_MARGIN, MARGIN_SHARE * Math.min(width, height))
  return {
    area: { left: margin, top: margin, width: width - 2 * margin, height: height - 2 * margin },
    gap: GAP,
    label: labels ? CAPITALS * LABEL_SIZE + UNDER_LABEL : 0,
    mostCell: MOST_CELL,
  }
}

/** Makes the boards as large as the page allows. */
function filling(scenes: readonly Scene[], { perPage = 1, paper }: BoardPrint, room: Room) {
  const shapes = [...new Map(scenes.map((scene) => [`${scene.width} ${scene.height}`, scene])).values()]
  const leastWith = (number: number) => {
    const grid = bestGrid(shapes, number, room)
    return Math.min(...shapes.map((scene) => cellInGrid(scene, grid, room)))
  }
  if (leastWith(perPage) < LEAST_READABLE_CELL - ROUNDING) {
    const cell = leastWith(perPage)
    const size = `cells of ${(Math.max(0, cell) / MILLIMETRE).toFixed(1)} mm`
    let most = perPage - 1
    while (most > 0 && leastWith(most) < LEAST_READABLE_CELL - ROUNDING) most--
    const remedy = most === 0 ? 'use a larger paper' : `${paper.name} has room for ${most}`
    const found = `${boards(perPage)} on a page would have ${size}`
    throw new PuzzleError('value', `${found}, too small to read; ${remedy}`)
  }
  const grid = bestGrid(shapes, perPage, room)
  return { grid, cells: scenes.map((scene) => cellInGrid(scene, grid, room)) }
}

/** Places boards of a fixed width: `perPage` boards on a page, or as many as fit. */
function ofWidth(scenes: readonly Scene[], { perPage, width = 0, paper }: BoardPrint, room: Room): BoardPlan {
  const cells = scenes.map((scene) => cellFor(scene, width))
  const height = Math.max(...scenes.map((scene, index) => boardHeight({ scene, cell: cells[index] })))
  const { area, gap, label } = room
  const fitting = (length: number, part: number) => Math.floor((length + gap + ROUNDING) / (part + gap))
  const columns = fitting(area.width, width)
  const rows = fitting(area.height, label + height)
  if (columns < 1 || rows < 1) {
    const [what, has] = columns < 1 ? [width, area.width] : [height, area.height - label]
    const side = columns < 1 ? 'wide' : 'high'
    const board = `a board ${Math.ceil(what / MILLIMETRE)} mm ${side} does not fit on ${paper.name}`
    throw new PuzzleError('value', `${board}, which has room for ${Math.floor(has / MILLIMETRE)} mm`)
  }
  if (perPage === undefined) return { grid: { columns, rows }, cells }
  if (perPage > columns * rows) {
    const found = `${boards(perPage)} of this size do not fit on a page`
    throw new PuzzleError('value', `${found}; ${paper.name} has room for ${columns * rows}`)
  }
  const down = Math.ceil(perPage / columns)
  return { grid: { columns: Math.ceil(perPage / down), rows: down }, cells }
}

function boards(count: number): string {
  return count === 1 ? 'a board' : `${count} boards`
}
