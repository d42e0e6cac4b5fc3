// Reads the board of a printed sheet with pdf.js. The board is told apart from titles, rules and the squares of the QR
// code by its lines. A second board on the sheet is rejected, because it could be the solution.

import { type Box, boxAround, IDENTITY, intersection, isThere, widened } from './boxesAndTransforms.ts'
import {
  type DrawnMarks,
  type DrawnShape,
  type DrawnStroke,
  type DrawnText,
  GREY,
  greyOf,
  type PageMark,
  UnprovedError,
} from './marks.ts'
import { touchingLines } from './pdfBoards.ts'
import { openPdf } from './pdfFile.ts'
import { paint } from './pdfMarkRecorder.ts'
import { type DrawnGrid, gridOf } from './readDrawnBoard.ts'
import { pdfPathSteps, stepPlaces, straightLines } from './svgPdfPaths.ts'
import { joinLines } from './textLines.ts'
import { ASCENT } from './textOperators.ts'

/** The puzzle of a sheet. */
interface SheetMarks {
  /** The marks of the page, without the lines that do not belong to the board. */
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

/** A mark of a page with its place in the order of painting. */
interface PaintedMark extends PageMark {
  readonly order: number
}

/** A line with its box, to find lines that touch. */
type BoxedLine = DrawnStroke & Box

function boardsOf(page: readonly PageMark[]): Pick<SheetMarks, 'marks' | 'grid'>[] {
  const marks = page.map((mark, order): PaintedMark => ({ ...mark, order }))
  const shapes = marks.filter(isShape)
  const others = marks.filter((mark) => !isShape(mark))
  const lines = others.flatMap((mark) => (mark.lines ?? []).flatMap((box) => lineOf(mark, box) ?? []))
  return touchingLines(lines)
    .filter(isGrid)
    .map((group) => {
      const grid = gridOf(group)
      expectBlack(others, grid)
      return { marks: { ...marksAround(others, group), shapes: shapes.map(shapeOf) }, grid }
    })
}

/**
 * Whether a mark is a `DrawnShape` and not a part of a plain board: the lines of a board have no round ends,
 * and its areas are black or shaded rectangles.
 */
function isShape(mark: PageMark): boolean {
  const { lines, hasRoundEnds, path } = mark
  if (!path) return false
  if (lines) return hasRoundEnds === true || lines.some((box) => !isUprightOrLevel(mark, box))
  return !((isBlack(mark) || isShade(mark)) && isRectangle(path.data))
}

function isRectangle(data: ArrayLike<number> | null): boolean {
  const sides = straightLines(data)
  return sides.length === 4 && sides.every(({ x1, y1, x2, y2 }) => x1 === x2 || y1 === y2)
}

/** A mark as an outline. */
function shapeOf({ path, box, colour, isTransparent, lines, measure, order }: PaintedMark): DrawnShape {
  const known = pdfPathSteps(path?.data ?? [], path?.matrix ?? IDENTITY)
  const corners = { command: UNKNOWN, numbers: [box.left, box.top, box.right, box.bottom] }
  const steps = known.length > 0 ? known : [corners]
  const whole = widened(boxAround(stepPlaces(steps, 0), stepPlaces(steps, 1)), lines ? measure / 2 : 0)
  const isCut = box.left > whole.left + CUT || box.right < whole.right - CUT
  const isCutAcross = box.top > whole.top + CUT || box.bottom < whole.bottom - CUT
  const grey = isTransparent || isCut || isCutAcross ? Number.NaN : greyOf(colour)
  return { steps, grey, ...(lines && { width: measure }), order }
}

/** The only command of an outline whose segments are unknown; its numbers are the corners of the mark's box. */
const UNKNOWN = '?'

/** A shape counts as cut off if more than this is missing at a side, in points. */
const CUT = 0.05

/**
 * Whether a box is that of an upright or level line: in one direction it is as narrow as the stroke of its
 * mark.
 */
function isUprightOrLevel({ measure }: PageMark, { left, right, top, bottom }: Box): boolean {
  return isNarrow(right - left, measure) || isNarrow(bottom - top, measure)
}

function isNarrow(size: number, measure: number): boolean {
  return Math.abs(size - measure) < 0.01 * measure + 0.001
}

/** A thin box as a line; undefined for a slanted line. */
function lineOf({ measure, order }: PaintedMark, box: Box): BoxedLine | undefined {
  const { left, right, top, bottom } = box
  const half = measure / 2
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const line = { ...box, width: measure, order }
  if (isNarrow(right - left, measure)) return { ...line, x1: x, x2: x, y1: top + half, y2: bottom - half }
  return isNarrow(bottom - top, measure)
    ? { ...line, x1: left + half, x2: right - half, y1: y, y2: y }
    : undefined
}

/** Whether lines that touch are more than a frame or an underline. */
function isGrid(lines: readonly DrawnStroke[]): boolean {
  const across = new Set(lines.filter(({ x1, x2 }) => x1 === x2).map(({ x1 }) => x1.toFixed(1)))
  const down = new Set(lines.filter(({ y1, y2 }) => y1 === y2).map(({ y1 }) => y1.toFixed(1)))
  return (across.size - 1) * (down.size - 1) >= FEWEST_CELLS
}

function marksAround(
  marks: readonly PaintedMark[],
  lines: readonly DrawnStroke[],
): Omit<DrawnMarks, 'shapes'> {
  return {
    lines,
    texts: marks.filter((mark) => mark.kind === 'text' && isBlack(mark)).map(textOf),
    rectangles: marks.filter((mark) => isArea(mark) && !isShade(mark)).map(({ box }) => box),
    shades: marks.filter(isShade).map(({ box, order }) => ({ ...box, order })),
    circles: marks
      .filter(({ kind, lines: own }) => kind === 'line' && own?.length === 0)
      .map(({ box, measure }) => widened(box, -measure / 2)),
  }
}

/** The height of capitals and figures in most fonts, in em. */
const CAPITALS = 0.66

function textOf({ text, box, measure, order }: PaintedMark): DrawnText {
  const bottom = box.top + ASCENT * measure
  const { left, right } = box
  return { text: text.trim(), left, right, top: bottom - CAPITALS * measure, bottom, order }
}

/** Expects only black marks and shaded areas, because a white mark could hide another. */
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
