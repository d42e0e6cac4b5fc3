// What a board shows besides its numbers and notes: the places that a hint names, the lens, several chosen cells, colours and the tools for
// them. A board that is played for the first time has none of it, so the player loads this file after the board is shown.

import { candidatesIn } from '../liveNotes.ts'
import type { Session } from '../session.ts'
import { chosenCells } from '../severalCells.ts'
import type { BoardExtras } from './boardExtras.ts'
import { showColours } from './colours.ts'
import { create } from './createElement.ts'
import { showMarkTools } from './markTools.ts'
import { showNamedPlaces } from './namedPlaces.ts'
import { listenPointers } from './pointers.ts'

/** Notes of boards with larger numbers are so small in a cell that the lens shows those of the chosen cell. */
const MOST_WITHOUT_LENS = 9

type SignOf = BoardExtras['signOf']

/** The boards that listen to pointers. */
const listening = new WeakSet<HTMLElement>()

/** Updates a board to the state of the game. */
export function showFurther(
  grid: HTMLElement,
  cells: readonly HTMLElement[],
  session: Session,
  signOf: SignOf,
): void {
  showNamedPlaces(grid, cells, session)
  showLens(grid, session, signOf)
  showChosen(grid, cells, session)
  showColours(grid, cells, session)
  if (session.parts.isViewOnly) return
  showMarkTools(grid, session)
  if (listening.has(grid)) return
  listening.add(grid)
  grid.ariaMultiSelectable = 'true'
  listenPointers(session, grid, cells)
}

/** Marks the chosen cells if there are several; `picks` is the class of a board on which a finger chooses further cells. */
function showChosen(grid: HTMLElement, cells: readonly HTMLElement[], session: Session): void {
  const chosen = session.more.length > 0 ? chosenCells(session) : []
  for (const [cell, element] of cells.entries()) {
    if (chosen.includes(cell)) element.ariaSelected = 'true'
    else if (element.ariaSelected) element.removeAttribute('aria-selected')
  }
  grid.classList.toggle('picks', session.picks === true)
}

/** The message, and the cell that was chosen when it appeared, of each board. */
const told = new WeakMap<Element, { readonly message: string; readonly cell: number }>()

/**
 * Shows the candidates of the chosen cell enlarged on boards with large numbers: in the place of messages, since the
 * board must be seen whole. A message that has appeared with the choice of the cell is not hidden.
 */
function showLens(grid: HTMLElement, session: Session, signOf: SignOf): void {
  const { game, cell, parts, message } = session
  const { numbers } = parts.played
  if (told.get(grid)?.message !== message) told.set(grid, { message, cell })
  const isTold = message !== '' && told.get(grid)?.cell === cell
  const isLarge = numbers.greatest > MOST_WITHOUT_LENS && !game.board.values[cell] && !isTold
  const notes = isLarge ? (candidatesIn(session)[cell] ?? []) : []
  const play = grid.closest('.play')
  const lens = play?.querySelector<HTMLElement>('.lens')
  if (lens?.dataset.shown === String(notes)) return
  lens?.remove()
  if (notes.length === 0) return
  const attributes = { class: 'lens', part: 'lens', 'aria-hidden': 'true', 'data-shown': String(notes) }
  play?.append(create('div', attributes, ...notes.map((note) => create('span', {}, signOf(note)))))
}
