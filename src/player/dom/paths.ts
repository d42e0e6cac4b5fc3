// Paths on a board: follows fingers that draw them, and shows their pieces and the circles at their ends. Loaded with
// boards that have a path.

import { cellsOfLink } from '../actions.ts'
import { makePathPen } from '../pathPen.ts'
import type { Session } from '../session.ts'
import { drawn } from './boardLines.ts'
import { createSvg } from './createElement.ts'

export { makePathPen }

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

/** Draws the path of a session; `cellIn` finds the cell of a place. */
export function makePathsView(session: Session, cellIn: (place: BoardPoint) => number | undefined) {
  const { scene, puzzle } = session.parts.played
  const circles = createSvg('g', {})
  const paths = createSvg('g', { class: 'paths' })
  let last: BoardPoint = { x: 0, y: 0 }
  /** The values and the pieces that were drawn last. */
  let shown: readonly unknown[] = []
  return {
    /** The elements of the drawing: pieces of paths and circles. */
    ...{ paths, circles },
    /** Starts to draw at a place, in a cell. */
    from(place: BoardPoint, cell: number): void {
      last = place
      session.pen?.dragFrom(cell)
    },
    /** Continues to a place. Returns whether the move was part of a path. */
    to(next: BoardPoint): boolean {
      let isDrawing = false
      // The browser reports only few places of a quick finger, so a straight line between two of them is assumed.
      const steps = Math.ceil(Math.hypot(next.x - last.x, next.y - last.y) / STEP)
      for (let step = 1; step <= steps; step++) {
        const along = (from: number, to: number) => from + ((to - from) * step) / steps
        const [x, y] = [along(last.x, next.x), along(last.y, next.y)]
        const isNear = Math.hypot(x - Math.floor(x) - 0.5, y - Math.floor(y) - 0.5) < REACH
        const cell = isNear ? cellIn({ x, y }) : undefined
        if (cell !== undefined && session.pen?.dragTo(cell)) isDrawing = true
      }
      last = next
      return isDrawing
    },
    /** Draws the circles and the pieces as the game has them. */
    update(): void {
      const { values, links } = session.game.board
      if (values === shown[0] && links === shown[1]) return
      shown = [values, links]
      circles.replaceChildren(...drawn(scene(values).marks.filter(({ mark }) => mark === 'circle')))
      const { columns } = puzzle.shape
      const middle = (cell: number) => ({ x: (cell % columns) + 0.5, y: Math.floor(cell / columns) + 0.5 })
      paths.replaceChildren(
        ...Array.from(links, (link) => {
          const [from, to] = cellsOfLink(values.length, link).map(middle)
          return createSvg('line', { x1: from.x, y1: from.y, x2: to.x, y2: to.y })
        }),
      )
    },
  }
}

/** The style sheet of paths. */
export const PATH_STYLES = `.joins{touch-action:none}.paths{stroke:var(--entry);stroke-width:.14;stroke-linecap:round;opacity:.45}`
