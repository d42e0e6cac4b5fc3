// Translates keys of the keyboard into commands on a board. Digits are recognised by the place of the key
// (`code`), so Shift and a digit is a note on every keyboard, including French ones.

import type { NoteKind } from './actions.ts'

/** A move to another cell. */
type MoveCommand =
  | {
      readonly command: 'move'
      readonly rows: number
      readonly columns: number
      /** Whether the cell is chosen besides those that are already chosen. */
      readonly extends?: true
    }
  | { readonly command: 'rowEnd' | 'boardEnd'; readonly side: 'first' | 'last' }

/** The command of a key. */
export type KeyCommand =
  | MoveCommand
  | { readonly command: 'digit'; readonly digit: number; readonly isNote: boolean }
  | { readonly command: 'letter'; readonly value: number; readonly isNote: boolean }
  | { readonly command: 'toggleNotes'; readonly kind: NoteKind }
  | {
      readonly command:
        | 'clear'
        | 'undo'
        | 'redo'
        | 'hint'
        | 'number'
        | 'cells'
        | 'colours'
        | 'pause'
        | 'commit'
    }

/** The properties of a keyboard event that are needed here. */
export interface KeyPress {
  /** The character, or the name of the key. */
  readonly key: string
  /** The place on the keyboard. */
  readonly code: string
  /** Whether Shift is held. */
  readonly shiftKey: boolean
  /** Whether Ctrl is held. */
  readonly ctrlKey: boolean
  /** Whether the command key is held. */
  readonly metaKey: boolean
  /** Whether Alt is held. */
  readonly altKey: boolean
}

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** The value of the letter A on boards where letters are values. */
const FIRST_LETTER = 10

/** The command of a key; undefined if the browser should handle it. `hasLetters`: A is 10, B is 11, ... */
export function keyCommand(press: KeyPress, hasLetters: boolean): KeyCommand | undefined {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = press
  const isControl = ctrlKey || metaKey
  if (isControl && !altKey && key.length === 1) {
    const letter = key.toLowerCase()
    if (letter === 'z') return { command: shiftKey ? 'redo' : 'undo' }
    return letter === 'y' ? { command: 'redo' } : undefined
  }
  if (!altKey && (key === 'Home' || key === 'End')) {
    return { command: isControl ? 'boardEnd' : 'rowEnd', side: key === 'Home' ? 'first' : 'last' }
  }
  if (isControl) return undefined
  const digit = digitOf(press)
  if (digit !== undefined && !altKey) return { command: 'digit', digit, isNote: shiftKey }
  // With Alt, some systems produce another character, so the place of the key counts.
  if (altKey && hasLetters && /^Key[NHRC]$/.test(press.code)) return letterCommand(press.code[3], shiftKey)
  if (altKey) return undefined
  if (/^[a-z]$/i.test(key)) {
    const letter = key.toUpperCase()
    if (!hasLetters) return letterCommand(letter, shiftKey)
    const value = letter.charCodeAt(0) - 'A'.charCodeAt(0) + FIRST_LETTER
    return { command: 'letter', value, isNote: shiftKey }
  }
  const move = MOVES[key]
  if (move) return { command: 'move', rows: move[0], columns: move[1], ...(shiftKey && { extends: true }) }
  if (key === 'Backspace' || key === 'Delete') return { command: 'clear' }
  if (key === 'Enter' || key === ' ') return { command: 'commit' }
  return key === 'Escape' ? { command: 'pause' } : undefined
}

function letterCommand(letter: string, shiftKey: boolean): KeyCommand | undefined {
  if (letter === 'N') return { command: 'toggleNotes', kind: shiftKey ? 'corner' : 'centre' }
  if (letter === 'R') return { command: 'cells' }
  if (letter === 'C') return { command: 'colours' }
  return letter === 'H' ? { command: shiftKey ? 'number' : 'hint' } : undefined
}

/** The digit of a key, by its place among the digits or on the number pad, or otherwise by its character. */
function digitOf({ key, code }: KeyPress): number | undefined {
  const placed = /^(?:Digit|Numpad)(\d)$/.exec(code)
  // Without NumLock, a key of the number pad is an arrow or a similar key.
  if (placed && (code.startsWith('Digit') || /^\d$/.test(key))) return Number(placed[1])
  return /^\d$/.test(key) ? Number(key) : undefined
}

/** The cell to which a move leads; undefined beyond the edge of the board. */
export function cellAfter(
  move: MoveCommand,
  from: number,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): number | undefined {
  const [row, column] = [Math.floor(from / columns), from % columns]
  if (move.command === 'move') {
    const [toRow, toColumn] = [row + move.rows, column + move.columns]
    const isInside = toRow >= 0 && toRow < rows && toColumn >= 0 && toColumn < columns
    return isInside ? toRow * columns + toColumn : undefined
  }
  if (move.side === 'first') return move.command === 'rowEnd' ? row * columns : 0
  return (move.command === 'rowEnd' ? row + 1 : rows) * columns - 1
}
