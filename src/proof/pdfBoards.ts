// Boards on pages of a PDF, found by their lines: a group of lines that touch each other is a board. Lines are long, narrow boxes.

import { type Box, boxAround, distinctPlaces, intersection, isThere, widened } from './boxesAndTransforms.ts'
import {
  type DrawnMarks,
  type DrawnStroke,
  type DrawnText,
  GREY,
  type PageMark,
  UnprovedError,
} from './marks.ts'
import { openPdf } from './pdfFile.ts'
import { paint } from './pdfMarkRecorder.ts'
import { type DrawnGrid, gridOf } from './readDrawnBoard.ts'
import { joinLines } from './textLines.ts'
import { ASCENT } from './textOperators.ts'

/** Lines nearer than this touch, in points. Parallel lines this near count as one. */
const TOUCHING = 1.5

/** Groups of lines that touch, directly or through others. */
function touchingLines<Line extends Box>(lines: readonly Line[]): Line[][] {
  const left = new Set(lines)
  return lines.flatMap((first) => {
    if (!left.delete(first)) return []
    const group = [first]
    for (const line of group) {
      for (const other of left) {
        if (!touches(line, other)) continue
        left.delete(other)
        group.push(other)
      }
    }
    return [group]
  })
}

function touches(one: Box, other: Box): boolean {
  return (
    one.left <= other.right + TOUCHING &&
    other.left <= one.right + TOUCHING &&
    one.top <= other.bottom + TOUCHING &&
    other.top <= one.bottom + TOUCHING
  )
}

// Finds boards with something printed in every cell, so that nothing is left to fill in. A board is found by its
// lines, which touch each other; a cell is the space between two neighbouring lines in both directions.
//
//   ┌───┬───┐      Lines are thin boxes, many of which may come from one path. A cell is filled if it holds a text or
//   │ 1 │ 2 │      an area (a blocked cell). This works for KenKen too: all of its cells hold texts only if every
//   ├───┼───┤      cage is a single cell.
//   │ 2 │ 1 │
//   └───┴───┘

/** The least length of a line, as a multiple of its width. */
const LONG = 3

/** The least number of cells of a board. Lines with fewer cells between them are only a frame. */
const FULL_CELLS = 4

/** The positions of the full boards. */
export function findFullBoards(marks: readonly PageMark[]): Box[] {
  const lines = marks
    .filter(({ kind }) => kind !== 'text' && kind !== 'image')
    .flatMap(({ box, lines: own = [] }) => (own.length > 0 ? own : [box]))
    .filter(isLine)
  const inks = marks.filter(({ kind, box }) => kind === 'text' || (kind === 'area' && !isLine(box)))
  return touchingLines(lines).flatMap((group) => {
    const cells = cellsOf(group)
    if (cells.length < FULL_CELLS || !cells.every((cell) => inks.some(({ box }) => isIn(box, cell))))
      return []
    const xs = group.flatMap(({ left, right }) => [left, right])
    return boxAround(
      xs,
      group.flatMap(({ top, bottom }) => [top, bottom]),
    )
  })
}

const widthOf = ({ left, right }: Box) => right - left
const heightOf = ({ top, bottom }: Box) => bottom - top
const isUpright = (box: Box) => heightOf(box) > widthOf(box)

function isLine(box: Box): boolean {
  const [thick, long] = [widthOf(box), heightOf(box)].sort((one, other) => one - other)
  return long > LONG * thick
}

/** The cells between the lines of a board. */
function cellsOf(lines: readonly Box[]): Box[] {
  const upright = lines.filter(isUpright).map(({ left, right }) => (left + right) / 2)
  const flat = lines.filter((line) => !isUpright(line)).map(({ top, bottom }) => (top + bottom) / 2)
  const [across, down] = [upright, flat].map((places) => distinctPlaces(places, TOUCHING))
  return down
    .slice(1)
    .flatMap((bottom, row) =>
      across.slice(1).map((right, column) => ({ left: across[column], right, top: down[row], bottom })),
    )
}

/** Whether the middle of a mark is in a cell and the mark is no larger than the cell. */
function isIn(mark: Box, cell: Box): boolean {
  const x = (mark.left + mark.right) / 2
  const y = (mark.top + mark.bottom) / 2
  const isWithin = x > cell.left && x < cell.right && y > cell.top && y < cell.bottom
  return isWithin && widthOf(mark) <= widthOf(cell) + 2 * TOUCHING
}

// Reads the board of a printed sheet with pdf.js: its lines tell it from titles, rules and the squares of the code. A second board on
// the sheet is rejected, because it could be the solution.

/** The puzzle of a sheet. */
interface SheetMarks {
  /** The marks of its page; of its lines only those of the board. */
  readonly marks: DrawnMarks
  /** The grid of the board. */
  readonly grid: DrawnGrid
  /** The lines of text of all pages, from top to bottom. */
  readonly texts: readonly string[]
}

/** The least number of cells of a board: fewer are a frame. */
const FEWEST_CELLS = 2

/** Reads the only board of a PDF. Throws an UnprovedError if there is none or a second one, an UnreadableError for a bad PDF. */
export async function readPdfMarks(bytes: Uint8Array): Promise<SheetMarks> {
  const pdf = await openPdf(bytes)
  try {
    const boards: ReturnType<typeof boardsOf> = []
    const texts: string[] = []
    for (const page of pdf.pages) {
      const { operators, fonts } = await pdf.read(page.number)
      const { marks } = paint(operators, page.base, fonts)
      boards.push(...boardsOf(marks))
      texts.push(...joinLines(marks).map(({ text }) => text))
    }
    if (boards.length !== 1) throw new UnprovedError(`it has ${boards.length || 'no'} boards`)
    return { ...boards[0], texts }
  } finally {
    await pdf.close()
  }
}

/** A line with its box, to find lines that touch. */
type BoxedLine = DrawnStroke & Box

function boardsOf(marks: readonly PageMark[]): Pick<SheetMarks, 'marks' | 'grid'>[] {
  const lines = marks.flatMap((mark) => (mark.lines ?? []).flatMap((box) => lineOf(mark, box) ?? []))
  return touchingLines(lines)
    .filter(isGrid)
    .map((group) => {
      const grid = gridOf(group)
      expectBlack(marks, grid)
      return { marks: marksAround(marks, group), grid }
    })
}

/** The line that a thin box is; undefined for a slanted one. */
function lineOf({ measure }: PageMark, box: Box): BoxedLine | undefined {
  const { left, right, top, bottom } = box
  const half = measure / 2
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const isNarrow = (size: number) => Math.abs(size - measure) < 0.01 * measure + 0.001
  const line = { ...box, width: measure }
  if (isNarrow(right - left)) return { ...line, x1: x, x2: x, y1: top + half, y2: bottom - half }
  return isNarrow(bottom - top) ? { ...line, x1: left + half, x2: right - half, y1: y, y2: y } : undefined
}

/** Whether lines that touch are more than a frame or an underline. */
function isGrid(lines: readonly DrawnStroke[]): boolean {
  const across = new Set(lines.filter(({ x1, x2 }) => x1 === x2).map(({ x1 }) => x1.toFixed(1)))
  const down = new Set(lines.filter(({ y1, y2 }) => y1 === y2).map(({ y1 }) => y1.toFixed(1)))
  return (across.size - 1) * (down.size - 1) >= FEWEST_CELLS
}

function marksAround(marks: readonly PageMark[], lines: readonly DrawnStroke[]): DrawnMarks {
  const boxesOf = (isRight: (mark: PageMark) => boolean) => marks.filter(isRight).map(({ box }) => box)
  return {
    lines,
    texts: marks.filter((mark) => mark.kind === 'text' && isBlack(mark)).map(textOf),
    rectangles: boxesOf((mark) => isArea(mark) && !isShade(mark)),
    shades: boxesOf(isShade),
    circles: marks
      .filter(({ kind, lines: own }) => kind === 'line' && own?.length === 0)
      .map(({ box, measure }) => widened(box, -measure / 2)),
  }
}

/** The height of capitals and figures in most fonts, in em. */
const CAPITALS = 0.66

function textOf({ text, box, measure }: PageMark): DrawnText {
  const bottom = box.top + ASCENT * measure
  return { text: text.trim(), left: box.left, right: box.right, top: bottom - CAPITALS * measure, bottom }
}

/** Expects black marks only, and shaded areas: a white mark could hide another. */
function expectBlack(marks: readonly PageMark[], { left, top, cell, rows, columns }: DrawnGrid): void {
  const board = { left, top, right: left + columns * cell, bottom: top + rows * cell }
  for (const mark of marks) {
    const { box, kind, text } = mark
    if (!isThere(intersection(box, board)) || isBlack(mark) || isShade(mark)) continue
    throw new UnprovedError(`its board has ${kind === 'text' ? `“${text}”` : `a ${kind}`} that is not black`)
  }
}

const isArea = ({ kind, lines }: PageMark) => kind !== 'text' && lines === undefined

function isShade(mark: PageMark): boolean {
  return isArea(mark) && mark.kind === 'area' && mark.colour === GREY && !mark.isTransparent
}

function isBlack({ colour, isTransparent }: PageMark): boolean {
  return colour === '#000000' && !isTransparent
}
