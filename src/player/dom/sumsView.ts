// The sums beside a board, each with its rest. A sum is rewritten only if it has changed.

import type { Session } from '../session.ts'
import { lineRest } from '../sums.ts'
import { create } from './create.ts'

/** The sums of a board. Screen readers hear them in the labels of cells. */
export interface SumsView {
  /** The element. Its parts place themselves beside the board. */
  readonly element: HTMLElement
  /** Updates the sums to the state of the game. */
  update(): void
}

/** The sums beside the board of a session. */
export function makeSumsView(session: Session): SumsView {
  const { played, words } = session.parts
  const row = create('div', { class: 'rows' })
  const column = create('div', { class: 'columns' })
  const element = create('div', { class: 'sums', 'aria-hidden': 'true' }, row, column)
  const sums = played.lines.map((line) => {
    const sum = create('div', { class: `sum ${line.kind}`, title: words.player.line(line) })
    const places = { row, column, falling: element, rising: element }
    places[line.kind].append(sum)
    return { line, sum }
  })
  return {
    element,
    update() {
      for (const { line, sum } of sums) {
        const { left, open } = lineRest(line, session.game.board.values)
        sum.classList.toggle('off', open > 0 ? left < 0 : left !== 0)
        sum.classList.toggle('full', open === 0 && left === 0)
        sum.classList.toggle('now', line.cells.includes(session.cell))
        const rest = open > 0 ? `${left} in\u00a0${open}` : left === 0 ? '✓' : `≠ ${line.sum - left}`
        // Rewriting an unchanged text would cause a new layout.
        if (sum.lastChild?.textContent !== rest) {
          sum.replaceChildren(String(line.sum), create('small', {}, rest))
        }
      }
    },
  }
}
