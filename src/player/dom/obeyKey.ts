// What keys do on a board. Keys wait until all of the player is loaded, so this file is loaded after the board is shown.

import { MARKS } from '../../design/marks.ts'
import { cellAfter, type KeyCommand, keyCommand } from '../keyCommands.ts'
import type { Session } from '../session.ts'
import { chooseCells, chosenCells, colourChosen } from '../severalCells.ts'
import type { BoardExtras } from './boardExtras.ts'
import { tellUse } from './markWords.ts'

/** Does what a key means on the board of a session, if anything; `pause` pauses the game. */
export function obeyKey(
  session: Session,
  event: KeyboardEvent,
  { letterCommand }: Pick<BoardExtras, 'letterCommand'>,
  pause: () => void,
): void {
  const { played, symbols } = session.parts
  const { each, greatest } = played.numbers
  const hasOwnLetters = symbols?.[0].letter !== undefined
  const hasLetters = each > 1 && (greatest > 9 || (hasOwnLetters && event.altKey))
  const command = letterCommand?.(event) ?? keyCommand(event, hasLetters)
  if (!command) return
  event.preventDefault()
  if (command.command === 'pause' && session.typed === '' && session.more.length === 0 && !session.paints)
    pause()
  else obey(session, command)
}

/** Executes a command, if it concerns the board. */
function obey(session: Session, command: KeyCommand): void {
  const { parts, typed, armed } = session
  if (parts.isViewOnly && !('rows' in command || 'side' in command)) return
  switch (command.command) {
    case 'move':
    case 'rowEnd':
    case 'boardEnd': {
      const cell = cellAfter(command, Math.max(session.cell, 0), parts.played.puzzle.shape)
      if (cell === undefined) session.commit()
      else if ('extends' in command && !parts.isViewOnly)
        chooseCells(session, [...chosenCells(session), cell])
      else {
        session.more = []
        session.choose(cell)
      }
      break
    }
    case 'digit':
      if (!session.paints) typeDigit(session, command.digit, command.isNote)
      else if (command.digit <= MARKS.length) colourChosen(session, command.digit)
      break
    case 'letter':
      session.write(command.value, command.isNote)
      break
    case 'toggleNotes':
      session.paints = false
      session.toggleNotes(command.kind)
      break
    case 'clear':
      if (session.paints) colourChosen(session, 0)
      else session.clear()
      break
    case 'undo':
    case 'redo':
      session.do({ do: command.command })
      break
    case 'colours':
      session.paints = !session.paints
      tellUse(session, session.paints && 'paints')
      break
    case 'hint':
    case 'number':
    case 'cells':
      parts.askHint(command.command)
      break
    case 'commit':
      if (typed !== '') session.commit()
      else if (armed > 0) session.write(armed, false)
      break
    case 'pause':
      session.typed = ''
      session.more = []
      session.paints = false
      parts.changed()
  }
}

/** Takes a digit: a complete number, or part of one that Enter or a move finishes. */
function typeDigit(session: Session, digit: number, isNote: boolean): void {
  const { least, greatest } = session.parts.played.numbers
  const text = isNote === session.isNoteTyped ? session.typed + digit : String(digit)
  const value = Number(Number(text) > greatest ? digit : text)
  session.isNoteTyped = isNote
  // A further digit is possible only if the number stays in range.
  const canGoOn = value > 0 && value * 10 <= greatest
  session.typed = canGoOn ? String(value) : ''
  if (!canGoOn && value >= least) session.write(value, isNote)
  else session.parts.changed()
}
