// Follows a finger over cells, and draws its path. Loaded after the board is shown.

import type { Session } from '../session.ts'

/**
 * The distance from a cell's middle, in cells, within which a finger draws through the cell. It is so small
 * that a finger that moves diagonally does not draw through the two cells that it brushes.
 */
const REACH = 0.42

/** The line that a finger has drawn is examined at points this far apart, in cells. */
const STEP = 0.1

/** A point on the board, in cells. */
export interface BoardPoint {
  readonly x: number
  readonly y: number
}

/** The cells that a finger has reached between one place and the next. */
export function cellsBetween(
  last: BoardPoint,
  next: BoardPoint,
  cellIn: (place: BoardPoint) => number | undefined,
): readonly number[] {
  // The browser reports only few places of a quick finger, so a straight line between two of them is assumed.
  const steps = Math.ceil(Math.hypot(next.x - last.x, next.y - last.y) / STEP)
  return Array.from({ length: steps }, (_, step) => {
    const along = (from: number, to: number) => from + ((to - from) * (step + 1)) / steps
    const [x, y] = [along(last.x, next.x), along(last.y, next.y)]
    const isNear = Math.hypot(x - Math.floor(x) - 0.5, y - Math.floor(y) - 0.5) < REACH
    return isNear ? cellIn({ x, y }) : undefined
  }).filter((cell) => cell !== undefined)
}

/** Draws from one place to the next. Returns whether the move was part of a path. */
export function drawPath(
  session: Session,
  last: BoardPoint,
  next: BoardPoint,
  cellIn: (place: BoardPoint) => number | undefined,
): boolean {
  return cellsBetween(last, next, cellIn).reduce(
    (isDrawing, cell) => dragTo(session, cell) || isDrawing,
    false,
  )
}

/** Continues a drag to another cell. True if the move was part of a path. */
function dragTo(paper: Session, cell: number): boolean {
  const { pen, game } = paper
  const { played, settings } = paper.parts
  const from = pen?.dragged
  if (!pen || paper.isSolved || from === undefined || !played.rules.neighbours?.[from].includes(cell))
    return false
  const { values } = game.board
  pen.dragged = cell
  paper.cell = cell
  if (values[from] > 0) {
    const next = values[from] + pen.direction
    if (values[cell] === next || (values[cell] === 0 && paper.left(next) > 0)) {
      if (values[cell] === 0) paper.do({ do: 'enter', entries: [[cell, next]], tidy: settings.tidy })
      pen.goOn(next)
    } else if (Math.abs(values[cell] - values[from]) === 1) {
      pen.direction = values[cell] > values[from] ? 1 : -1
      pen.goOn(values[cell])
    } else pen.dragged = undefined
  } else paper.do({ do: 'link', cells: [from, cell] })
  return true
}
