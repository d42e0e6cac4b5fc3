import { describe, expect, it } from 'vitest'
import { gapsOf, type Message, say } from '../../src/words/formatMessage.ts'

const HINTS: Message = [
  ['count', { 0: 'no hints', one: '{count} hint', other: '{count} hints' }, 'en'],
  ' for {name}',
]

describe('say', () => {
  it('fills gaps, and keeps those without a value', () => {
    expect(say('{a} and {b}, {a}', { a: 1 })).toBe('1 and {b}, 1')
  })

  it.each([
    [0, 'no hints for Ann'],
    [1, '1 hint for Ann'],
    [5, '5 hints for Ann'],
  ])('chooses the case of %i', (count, said) => {
    expect(say(HINTS, { count, name: 'Ann' })).toBe(said)
  })

  it('follows the rules of the language', () => {
    const files: Message = [['n', { one: '{n} plik', few: '{n} pliki', many: '{n} plików', other: '' }, 'pl']]
    expect([1, 3, 5, 22].map((n) => say(files, { n }))).toEqual(['1 plik', '3 pliki', '5 plików', '22 pliki'])
  })

  it('chooses by words', () => {
    const line: Message = [['kind', { row: 'Zeile', other: 'Spalte' }], ' {number}']
    expect(say(line, { kind: 'row', number: 2 })).toBe('Zeile 2')
    expect(say(line, { kind: 'column', number: 3 })).toBe('Spalte 3')
  })
})

it('names the gaps of a text once each', () => {
  expect(gapsOf('{b} {a} {b}')).toEqual(['a', 'b'])
})
