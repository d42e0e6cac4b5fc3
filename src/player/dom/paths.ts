// Paths on a board: shows their pieces and the circles at their ends. Loaded with boards that have a path; what follows the
// fingers that draw them is loaded after the board.

import { cellsOfLink } from '../actions.ts'
import { makePathPen } from '../pathPen.ts'
import type { Session } from '../session.ts'
import { drawn } from './boardLines.ts'
import { createSvg } from './createElement.ts'

export { makePathPen }

/** How far a piece of a path is from the middle of a number, as a share of its length. */
const ASIDE = 0.34

/** Shows the path of a session. */
export function makePathsView(session: Session) {
  const { scene, puzzle, rules } = session.parts.played
  const circles = createSvg('g', {})
  const paths = createSvg('g', { class: 'paths' })
  /** The values and the pieces that were drawn last. */
  let shown: readonly unknown[] = []
  return {
    /** The elements of the drawing: pieces of paths and circles. */
    ...{ paths, circles },
    /** Draws the circles and the pieces as the game has them. */
    update(): void {
      const { values, links } = session.game.board
      if (values === shown[0] && links === shown[1]) return
      shown = [values, links]
      circles.replaceChildren(...drawn(scene(values).marks.filter(({ mark }) => mark === 'circle')))
      const { columns } = puzzle.shape
      const middle = (cell: number) => ({ x: (cell % columns) + 0.5, y: Math.floor(cell / columns) + 0.5 })
      const drawnFrom = (one: number, other: number) => {
        const [from, to] = [middle(one), middle(other)]
        // Numbers are not crossed out: a piece begins and ends beside them.
        const part = (a: number, b: number, cell: number) => a + (values[cell] > 0 ? (b - a) * ASIDE : 0)
        return createSvg('line', {
          x1: part(from.x, to.x, one),
          y1: part(from.y, to.y, one),
          x2: part(to.x, from.x, other),
          y2: part(to.y, from.y, other),
        })
      }
      // Numbers that follow each other are joined as soon as both are on the board.
      const cellOf = new Map(values.map((value, cell) => [value, cell]))
      const joined = values.flatMap((value, cell) => {
        const next = value > 0 ? cellOf.get(value + 1) : undefined
        return next !== undefined && rules.neighbours?.[cell].includes(next) ? [drawnFrom(cell, next)] : []
      })
      const pieces = Array.from(links, (link) => {
        const [from, to] = cellsOfLink(values.length, link)
        return drawnFrom(from, to)
      })
      paths.replaceChildren(...joined, ...pieces)
    },
  }
}

/** The style sheet of paths. */
export const PATH_STYLES = `.joins{touch-action:none}.paths{stroke:var(--entry);stroke-width:.14;stroke-linecap:round;opacity:.3}`
