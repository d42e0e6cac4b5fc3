// The colours of cells. Besides its ground, each has a shape in a corner, which forced colours keep and colour-blind readers see.

import { MARKS } from '../../design/marks.ts'
import type { Session } from '../session.ts'
import { createSvg } from './createElement.ts'
import { askForWords } from './markWords.ts'

/** The colours that a board shows. */
const shown = new WeakMap<HTMLElement, Session['game']['board']['colours']>()

/** Shows the colours of cells. */
export function showColours(grid: HTMLElement, cells: readonly HTMLElement[], session: Session): void {
  const { colours } = session.game.board
  if (colours) askForWords(session)
  if (shown.get(grid) === colours) return
  shown.set(grid, colours)
  const { rows, columns } = session.parts.played.puzzle.shape
  const shapes = cells.flatMap((element, cell) => {
    const colour = colours?.[cell] ?? 0
    if (colour === 0) {
      delete element.dataset.colour
      return []
    }
    element.dataset.colour = String(colour)
    const place = `translate(${(cell % columns) + 0.02} ${Math.floor(cell / columns) + 0.81}) scale(.007)`
    return [createSvg('path', { d: MARKS[colour - 1].shape, transform: place })]
  })
  grid.querySelector('.colours')?.remove()
  if (shapes.length === 0) return
  const attributes = { viewBox: `0 0 ${columns} ${rows}`, class: 'colours', 'aria-hidden': 'true' }
  grid.append(createSvg('svg', attributes, ...shapes))
}
