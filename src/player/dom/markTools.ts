// The tools for several cells and for colours, in a row of their own between the other tools and the keys. Readers switch them on
// in the menu.

import { several as severalIcon } from '../../design/iconsAfterBoard.ts'
import { MARKS } from '../../design/marks.ts'
import type { Session } from '../session.ts'
import { chosenCells, colourChosen } from '../severalCells.ts'
import { button, create, createSvg, keepTabStop, toolbar } from './createElement.ts'
import { icon } from './icons.ts'
import { askForWords, tellUse } from './markWords.ts'

/** The tools of a board, as they are shown. */
interface MarkTools {
  readonly bar: HTMLElement
  update(): void
}

const made = new WeakMap<HTMLElement, MarkTools>()

/** Shows the tools beside a board, or takes them away, as the settings say. */
export function showMarkTools(grid: HTMLElement, session: Session): void {
  const play = grid.closest<HTMLElement>('.play')
  const tools = play?.querySelector('.tools')
  if (!play || !tools) return
  const { marks } = session.parts.settings
  const known = made.get(grid)
  const isShown = known?.bar.isConnected ?? false
  if (marks) {
    askForWords(session)
    const own = known ?? (session.said && makeTools(session))
    if (!own) return
    made.set(grid, own)
    if (tools.nextElementSibling !== own.bar) tools.after(own.bar)
    own.update()
  } else known?.bar.remove()
  const rows = Number(play.style.getPropertyValue('--rows'))
  if (marks !== isShown) play.style.setProperty('--rows', String(rows + (marks ? 1 : -1)))
}

function makeTools(session: Session): MarkTools | undefined {
  const words = session.said?.help.marks
  if (!words) return undefined
  const several = button('', 'several', () => {
    session.picks = !session.picks
    tellUse(session, session.picks && 'picks')
  })
  several.append(icon(severalIcon), create('span', {}, words.several))
  several.ariaLabel = words.several
  const swatches = MARKS.map(({ shape }, index) => {
    const swatch = button('', 'swatch', () => colourChosen(session, index + 1))
    swatch.dataset.colour = String(index + 1)
    swatch.append(
      createSvg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, createSvg('path', { d: shape })),
    )
    swatch.ariaLabel = words.colours[index]
    return swatch
  })
  const bar = toolbar(words.tools, 'tools marks', [several, ...swatches])
  return {
    bar,
    update() {
      const cells = chosenCells(session)
      const { colours } = session.game.board
      several.ariaPressed = String(session.picks === true)
      for (const [index, swatch] of swatches.entries()) {
        swatch.disabled = cells.length === 0
        swatch.ariaPressed = String(cells.length > 0 && cells.every((cell) => colours?.[cell] === index + 1))
      }
      keepTabStop(bar)
    },
  }
}
