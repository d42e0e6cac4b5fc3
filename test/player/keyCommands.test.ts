// The commands of keys on a board, on common keyboards, and the keys left to the browser: those in `keys.json` without
// a command.

import { describe, expect, it } from 'vitest'
import { keyCommand } from '../../src/player/keyCommands.ts'
import rows from './keyCommands.json' with { type: 'json' }

type Row = Readonly<Record<'what' | 'key' | 'code', string>> & { held: readonly string[]; is?: object }

function commandOf({ key, code, held }: Row, hasLetters: boolean) {
  const [shiftKey, ctrlKey, metaKey, altKey] = ['shift', 'ctrl', 'meta', 'alt'].map((one) =>
    held.includes(one),
  )
  return keyCommand({ key, code, shiftKey, ctrlKey, metaKey, altKey }, hasLetters)
}

describe.each([
  { what: 'if numbers are written with digits', hasLetters: false, own: rows.withoutLetters },
  { what: 'if A is 10', hasLetters: true, own: rows.withLetters },
])('$what', ({ hasLetters, own }) => {
  const all: readonly Row[] = [...rows.everywhere, ...own]

  it.each(all.filter(({ is }) => is))('knows $what', (row) => {
    expect(commandOf(row, hasLetters)).toEqual(row.is)
  })

  it.each(all.filter(({ is }) => !is))('leaves $what to the browser', (row) => {
    expect(commandOf(row, hasLetters)).toBeUndefined()
  })
})
