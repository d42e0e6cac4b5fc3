// The sums at the sides of a board, and what screen readers say of them. Loaded with boards that have sums.

import { say } from '../../words/formatMessage.ts'
import { lineRest } from '../lineRest.ts'
import { sumName } from '../playerWords.ts'
import type { Session } from '../session.ts'
import { create } from './createElement.ts'

export { lineRest, sumName }

/** The sums of a board, drawn beside it. Screen readers read the sums in the labels of cells. */
export function makeSumsView(session: Session) {
  const { played, words } = session.parts
  const row = create('div', { class: 'rows' })
  const column = create('div', { class: 'columns' })
  const element = create('div', { class: 'sums', 'aria-hidden': 'true' }, row, column)
  const sums = played.lines.map((line) => {
    const sum = create('div', { class: `sum ${line.kind}` })
    const places = { row, column, falling: element, rising: element }
    places[line.kind].append(sum)
    return { line, sum }
  })
  return {
    element,
    /** Updates the sums to the state of the game. */
    update(): void {
      for (const { line, sum } of sums) {
        const { left, open } = lineRest(line, session.game.board.values)
        sum.classList.toggle('off', open > 0 ? left < 0 : left !== 0)
        sum.classList.toggle('full', open === 0 && left === 0)
        sum.classList.toggle('now', line.cells.includes(session.cell))
        const rest =
          open > 0 ? say(words.player.sums.rest, { left, open }) : left === 0 ? '✓' : `≠ ${line.sum - left}`
        // Rewriting an unchanged text would cause a new layout.
        if (sum.lastChild?.textContent !== rest) {
          sum.replaceChildren(String(line.sum), create('small', {}, rest))
        }
      }
    },
  }
}

/** The style sheet of the sums. */
export const SUM_STYLES = `.sums{display:contents}.sum{display:flex;flex-direction:column;align-items:center;justify-content:center;font-size:max(11px,calc(var(--cell)*.34));line-height:1.05;font-variant-numeric:tabular-nums;padding:0 .15rem}
.sum small{font-size:max(10px,.62em);color:var(--muted);white-space:nowrap}.sum.off{color:var(--wrong);font-weight:700;text-decoration:underline wavy}.sum.full{color:var(--muted)}
.sum.now{background:var(--soft);border-radius:6px}
.rows{grid-area:2/2;margin-left:.2rem;display:flex;flex-direction:column}.rows .sum{height:var(--cell);width:calc(var(--cell)*1.1 - .2rem)}
.columns{grid-area:3/1;display:flex}.columns .sum{width:var(--cell);height:calc(var(--cell)*.75)}.columns small{white-space:normal;text-align:center}
.rising{grid-area:1/2;height:calc(var(--cell)*.75)}.falling{grid-area:3/2}`
