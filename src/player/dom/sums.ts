// The sums at the sides of a board, and what screen readers say of them. Loaded with boards that have sums.

import type { SumLine } from '../../families/playing.ts'
import { say } from '../../words/formatMessage.ts'
import { sumName } from '../playerWords.ts'
import type { Session } from '../session.ts'
import type { SessionParts } from '../sessionParts.ts'
import { create } from './createElement.ts'

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

/** What screen readers say of the sums of the lines that begin with a cell. */
export function sumLabels(
  { played, words: { player } }: Pick<SessionParts, 'played' | 'words'>,
  values: readonly number[],
  cell: number,
): string[] {
  return played.lines.flatMap((line) => {
    if (line.cells[0] !== cell) return []
    const { left, open } = lineRest(line, values)
    const kind = open > 0 ? 'open' : left === 0 ? 'right' : left > 0 ? 'low' : 'high'
    const gaps = { sum: line.sum, left, open, off: Math.abs(left) }
    return `${sumName(player, line)} ${say(player.sums[kind], gaps)}`
  })
}

/** The amount that is missing from the sum of a line, and the number of open cells of the line. */
function lineRest({ cells, sum }: SumLine, values: readonly number[]) {
  return {
    left: cells.reduce((rest, cell) => rest - values[cell], sum),
    open: cells.filter((cell) => values[cell] === 0).length,
  }
}

/** The style sheet of the sums. */
export const SUM_STYLES = `.sums{display:contents}.sum{display:flex;flex-direction:column;align-items:center;justify-content:center;font-size:max(11px,calc(var(--cell)*.34));line-height:1.05;font-variant-numeric:tabular-nums;padding:0 .15rem}
.sum small{font-size:max(10px,.62em);color:var(--muted);white-space:nowrap}.sum.off{color:var(--wrong);font-weight:700;text-decoration:underline wavy}.sum.full{color:var(--muted)}
.sum.now{background:var(--soft);border-radius:.3rem}
.rows{grid-area:2/2;margin-left:.2rem;display:flex;flex-direction:column}.rows .sum{height:var(--cell);min-width:calc(var(--cell)*.8)}
.columns{grid-area:3/1;display:flex}.columns .sum{width:var(--cell);min-height:calc(var(--cell)*.75)}.columns small{white-space:normal;text-align:center}
.rising{grid-area:1/2}.falling{grid-area:3/2}`
