// Several cells at once: numbers, notes and colours go into all chosen cells, as one action, so that one undo takes them back.
// Loaded after the board is shown.

import type { Action } from './actions.ts'
import type { KeptGame } from './keptGame.ts'
import type { NotesMode, SessionParts } from './sessionParts.ts'

/** A player's session, as far as several cells concern it. */
interface Chooser extends KeptGame<SessionParts> {
  /** The cell with the focus; negative if none is chosen. */
  cell: number
  /** The cells that are chosen besides it. */
  more: readonly number[]
  /** The cage whose combinations are shown. */
  shownCage: unknown
  /** Finishes an unfinished number. */
  commit(): void
  /** Applies an action. */
  do(action: Action): void
}

/** The chosen cells, that with the focus first. */
export function chosenCells({ cell, more }: Pick<Chooser, 'cell' | 'more'>): readonly number[] {
  return cell < 0 ? [] : [cell, ...more]
}

/** Chooses cells; the last gets the focus. */
export function chooseCells(session: Chooser, cells: readonly number[]): void {
  session.commit()
  session.cell = cells.at(-1) ?? session.cell
  session.more = [...new Set(cells)].filter((cell) => cell !== session.cell)
  session.shownCage = undefined
  session.parts.changed()
}

/** Chooses a cell besides others, or no longer if it is one of them and not the only one. */
export function toggleCell(session: Chooser, others: readonly number[], cell: number): void {
  const left = others.filter((one) => one !== cell)
  chooseCells(session, left.length < others.length && left.length > 0 ? left : [...left, cell])
}

/**
 * Writes a number into cells, by default into the chosen ones. Where a solution has each number once, a number for several cells
 * is a candidate. With live notes, a candidate is struck out or taken back.
 */
export function writeIntoAll(
  session: Chooser,
  value: number,
  asked: NotesMode,
  cells = chosenCells(session),
): void {
  const { played, settings } = session.parts
  const { values } = session.game.board
  const mode = asked === 'off' && played.numbers.each === 1 ? 'centre' : asked
  const free = cells.filter((cell) => !played.rules.isFixed(cell))
  const open = free.filter((cell) => values[cell] === 0)
  if (session.isSolved || free.length === 0) return
  if (mode === 'off') {
    session.do({ do: 'enter', entries: free.map((cell) => [cell, value]), tidy: settings.tidy })
  } else if (open.length === 0) session.parts.changed()
  else if (settings.live && mode === 'centre') session.do({ do: 'cross', cells: open, value })
  else session.do({ do: 'notes', cells: open, value, kind: mode })
}

/** Gives the chosen cells a colour, or takes it away if all of them have it. */
export function colourChosen(session: Chooser, colour: number): void {
  const { colours } = session.game.board
  const cells = chosenCells(session).filter((cell) => !session.parts.played.isBlocked(cell))
  if (cells.length === 0) return
  const isOn = cells.every((cell) => colours?.[cell] === colour)
  session.do({ do: 'colour', cells, value: isOn ? 0 : colour })
}
