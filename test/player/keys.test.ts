// The commands of keys on a board, on common keyboards, and the keys left to the browser.

import { describe, expect, it } from 'vitest'
import { type KeyCommand, keyCommand } from '../../src/player/keys.ts'

type KeyPress = Parameters<typeof keyCommand>[0]
type Held = 'shift' | 'ctrl' | 'meta' | 'alt'
type Row = readonly [
  what: string,
  key: string,
  code: string,
  held: readonly Held[],
  is: KeyCommand | undefined,
]

function press(key: string, code: string, held: readonly Held[]): KeyPress {
  return {
    key,
    code,
    shiftKey: held.includes('shift'),
    ctrlKey: held.includes('ctrl'),
    metaKey: held.includes('meta'),
    altKey: held.includes('alt'),
  }
}

const digit = (value: number, isNote = false): KeyCommand => ({ command: 'digit', digit: value, isNote })
const letter = (value: number, isNote = false): KeyCommand => ({ command: 'letter', value, isNote })
const move = (rows: number, columns: number): KeyCommand => ({ command: 'move', rows, columns })
const notes = (kind: 'centre' | 'corner'): KeyCommand => ({ command: 'toggleNotes', kind })

const EVERYWHERE: readonly Row[] = [
  ['a digit', '5', 'Digit5', [], digit(5)],
  ['nought', '0', 'Digit0', [], digit(0)],
  ['Shift and a digit on an English keyboard', '!', 'Digit1', ['shift'], digit(1, true)],
  ['Shift and a digit on a German keyboard', '"', 'Digit2', ['shift'], digit(2, true)],
  ['the key of 1 on a French keyboard', '&', 'Digit1', [], digit(1)],
  ['the key of 2 on a French keyboard', 'é', 'Digit2', [], digit(2)],
  ['the key of 0 on a French keyboard', 'à', 'Digit0', [], digit(0)],
  ['Shift and the key of 1 on a French keyboard', '1', 'Digit1', ['shift'], digit(1, true)],
  ['a digit of an on-screen keyboard, which has no place', '7', '', [], digit(7)],
  ['the number pad with NumLock', '4', 'Numpad4', [], digit(4)],
  ['0 of the number pad with NumLock', '0', 'Numpad0', [], digit(0)],
  ['the number pad without NumLock: left', 'ArrowLeft', 'Numpad4', [], move(0, -1)],
  ['the number pad without NumLock: down', 'ArrowDown', 'Numpad2', [], move(1, 0)],
  ['the number pad without NumLock: first', 'Home', 'Numpad7', [], { command: 'rowEnd', side: 'first' }],
  ['the number pad without NumLock: last', 'End', 'Numpad1', [], { command: 'rowEnd', side: 'last' }],
  ['the number pad without NumLock: middle', 'Clear', 'Numpad5', [], undefined],
  ['the number pad without NumLock: delete', 'Delete', 'NumpadDecimal', [], { command: 'clear' }],
  ['Enter of the number pad', 'Enter', 'NumpadEnter', [], { command: 'commit' }],
  ['up', 'ArrowUp', 'ArrowUp', [], move(-1, 0)],
  ['right', 'ArrowRight', 'ArrowRight', [], move(0, 1)],
  ['Home', 'Home', 'Home', [], { command: 'rowEnd', side: 'first' }],
  ['Ctrl+Home', 'Home', 'Home', ['ctrl'], { command: 'boardEnd', side: 'first' }],
  ['Ctrl+End', 'End', 'End', ['ctrl'], { command: 'boardEnd', side: 'last' }],
  ['Ctrl+Z', 'z', 'KeyZ', ['ctrl'], { command: 'undo' }],
  ['Ctrl+Z on a German keyboard', 'z', 'KeyY', ['ctrl'], { command: 'undo' }],
  ['Ctrl+Z on a French keyboard', 'z', 'KeyW', ['ctrl'], { command: 'undo' }],
  ['Ctrl+Z with CapsLock', 'Z', 'KeyZ', ['ctrl'], { command: 'undo' }],
  ['Ctrl+Shift+Z', 'Z', 'KeyZ', ['ctrl', 'shift'], { command: 'redo' }],
  ['Cmd+Z', 'z', 'KeyZ', ['meta'], { command: 'undo' }],
  ['Cmd+Shift+Z', 'z', 'KeyZ', ['meta', 'shift'], { command: 'redo' }],
  ['Ctrl+Y', 'y', 'KeyY', ['ctrl'], { command: 'redo' }],
  ['Backspace', 'Backspace', 'Backspace', [], { command: 'clear' }],
  ['Delete', 'Delete', 'Delete', [], { command: 'clear' }],
  ['Enter', 'Enter', 'Enter', [], { command: 'commit' }],
  ['the space bar', ' ', 'Space', [], { command: 'commit' }],
  ['Escape', 'Escape', 'Escape', [], { command: 'pause' }],
  // Keys of the browser.
  ['Ctrl+1', '1', 'Digit1', ['ctrl'], undefined],
  ['Ctrl+1 on a French keyboard', '&', 'Digit1', ['ctrl'], undefined],
  ['Cmd+1', '1', 'Digit1', ['meta'], undefined],
  ['Alt+1', '1', 'Digit1', ['alt'], undefined],
  ['AltGr and a digit', '~', 'Digit2', ['ctrl', 'alt'], undefined],
  ['Ctrl+1 of the number pad', '1', 'Numpad1', ['ctrl'], undefined],
  ['Ctrl+N', 'n', 'KeyN', ['ctrl'], undefined],
  ['Ctrl+H', 'h', 'KeyH', ['ctrl'], undefined],
  ['Cmd+H', 'h', 'KeyH', ['meta'], undefined],
  ['Ctrl+A', 'a', 'KeyA', ['ctrl'], undefined],
  ['Ctrl+C', 'c', 'KeyC', ['ctrl'], undefined],
  ['F1', 'F1', 'F1', [], undefined],
  ['F5', 'F5', 'F5', [], undefined],
  ['Ctrl+F5', 'F5', 'F5', ['ctrl'], undefined],
  ['Tab', 'Tab', 'Tab', [], undefined],
  ['Shift+Tab', 'Tab', 'Tab', ['shift'], undefined],
  ['Alt+ArrowLeft', 'ArrowLeft', 'ArrowLeft', ['alt'], undefined],
  ['Cmd+ArrowLeft', 'ArrowLeft', 'ArrowLeft', ['meta'], undefined],
  ['Ctrl+ArrowDown', 'ArrowDown', 'ArrowDown', ['ctrl'], undefined],
  ['Alt+Home', 'Home', 'Home', ['alt'], undefined],
  ['Alt+Enter', 'Enter', 'Enter', ['alt'], undefined],
  ['Ctrl+Enter', 'Enter', 'Enter', ['ctrl'], undefined],
  ['Alt+Backspace', 'Backspace', 'Backspace', ['alt'], undefined],
  ['Alt+F4', 'F4', 'F4', ['alt'], undefined],
  ['PageDown', 'PageDown', 'PageDown', [], undefined],
  ['a minus', '-', 'Minus', [], undefined],
  ['Shift by itself', 'Shift', 'ShiftLeft', ['shift'], undefined],
  ['a character being composed', 'Dead', 'BracketLeft', [], undefined],
  ['an input method', 'Process', 'KeyA', [], undefined],
]

const WITHOUT_LETTERS: readonly Row[] = [
  ['N', 'n', 'KeyN', [], notes('centre')],
  ['N with CapsLock', 'N', 'KeyN', [], notes('centre')],
  ['Shift+N', 'N', 'KeyN', ['shift'], notes('corner')],
  ['H', 'h', 'KeyH', [], { command: 'hint' }],
  ['another letter', 'a', 'KeyA', [], undefined],
  ['Alt+N', 'n', 'KeyN', ['alt'], undefined],
  ['Alt+H', 'h', 'KeyH', ['alt'], undefined],
]

const WITH_LETTERS: readonly Row[] = [
  ['A', 'a', 'KeyA', [], letter(10)],
  ['A on a French keyboard', 'a', 'KeyQ', [], letter(10)],
  ['G', 'g', 'KeyG', [], letter(16)],
  ['Shift+B', 'B', 'KeyB', ['shift'], letter(11, true)],
  ['B with CapsLock', 'B', 'KeyB', [], letter(11)],
  ['N, which is a value of a 25x25 board', 'n', 'KeyN', [], letter(23)],
  ['H, too', 'h', 'KeyH', [], letter(17)],
  ['Alt+N', 'n', 'KeyN', ['alt'], notes('centre')],
  ['Alt+N on a Mac', 'Dead', 'KeyN', ['alt'], notes('centre')],
  ['Alt+Shift+N', 'N', 'KeyN', ['alt', 'shift'], notes('corner')],
  ['Alt+H', 'h', 'KeyH', ['alt'], { command: 'hint' }],
  ['Alt+H on a Mac', 'ª', 'KeyH', ['alt'], { command: 'hint' }],
  ['Alt and another letter', 'd', 'KeyD', ['alt'], undefined],
  ['Ctrl+Alt+N', 'n', 'KeyN', ['ctrl', 'alt'], undefined],
  ['a letter outside the alphabet', 'ä', 'Quote', [], undefined],
]

describe.each([
  ['if numbers are written with digits', false, [...EVERYWHERE, ...WITHOUT_LETTERS]],
  ['if A is 10', true, [...EVERYWHERE, ...WITH_LETTERS]],
] as const)('%s', (_, hasLetters, rows) => {
  it.each(rows.filter(([, , , , is]) => is))('knows %s', (_what, key, code, held, is) => {
    expect(keyCommand(press(key, code, held), hasLetters)).toEqual(is)
  })

  it.each(rows.filter(([, , , , is]) => !is))('leaves %s to the browser', (_what, key, code, held) => {
    expect(keyCommand(press(key, code, held), hasLetters)).toBeUndefined()
  })
})
