// The player has all of its words in both languages.

import { describe, expect, it } from 'vitest'
import { german } from '../../src/player/words/de.ts'
import { english } from '../../src/player/words/en.ts'
import { REFUSALS } from '../../src/player/words/refusals.ts'
import { UNLOADED } from '../../src/player/words/unloaded.ts'
import { LANGUAGES } from '../../src/words/languages.ts'

type Said =
  | string
  | number
  | ((...args: never[]) => unknown)
  | readonly Said[]
  | { readonly [key: string]: Said }

const CAGES = (['+', '-', 'x', '/'] as const).map((operator) => ({ target: 6, operator, cells: [3, 4] }))

/** Sample values for the texts with gaps, by position. */
const FILLED: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  cell: [[3, 4]],
  'label.notes': [['1 2']],
  'label.cage': CAGES.flatMap((cage) => [
    [cage, 0],
    [cage, 1],
  ]),
  line: ['row', 'column', 'falling', 'rising'].map((kind) => [{ kind, number: 2 }]),
  lineLeft: [
    [15, 8, 2],
    [15, 0, 0],
    [15, 3, 0],
    [15, -4, 0],
    [15, -4, 1],
  ],
  key: [
    ['5', 0],
    ['5', 3],
  ],
  'status.saved': [[1], [2]],
  'status.enter': [['5', 'r1c1']],
  'status.isNot': [['r1c1', '5, 6']],
  'status.armed': [['5']],
  'status.notesMode': [['off'], ['centre'], ['corner']],
  'status.combinations': [['1 2 · 3 4']],
  'status.assume': [['5', 'r1c1']],
  'status.itFollows': [['r1c1 = 5']],
  stars: [[1], [5]],
  result: [
    ['Sudoku', undefined, undefined],
    ['Sudoku', '4:05', undefined],
    ['Sudoku', undefined, [0, 0]],
    ['Sudoku', '1:02:03', [1, 1]],
    ['Sudoku', '1:02:03', [2, 3]],
  ],
}

/** The texts shown in place of a board. */
function refusals(language: 'en' | 'de'): [place: string, text: string][] {
  return [...Object.entries(REFUSALS[language]), ['unloaded', UNLOADED[language]]]
}

/** Every text by its place; a text with gaps occurs once for each sample value. */
function textsOf(said: Said, place = ''): [place: string, text: string][] {
  if (typeof said === 'function') {
    const fillings = FILLED[place]
    if (!fillings) throw new Error(`${place} is filled with nothing`)
    return fillings.map((args, index) => [`${place}(${index})`, said(...(args as never[])) as string])
  }
  if (typeof said !== 'object') return [[place, said as string]]
  const under = (key: string) => (place === '' ? key : `${place}.${key}`)
  return Object.entries(said as Readonly<Record<string, Said>>).flatMap(([key, one]) =>
    textsOf(one, under(key)),
  )
}

const WORDS = { en: english, de: german } as const
const texts = (language: 'en' | 'de') => textsOf(WORDS[language] as unknown as Said)

/** Texts that are the same in both languages. */
const SAME = new Set(['N', 'H', 'Esc', 'Tab', '0–9', '← ↑ → ↓', '← ↑ ↓ →'])

/** Words of English sentences that are not German. */
const ENGLISH =
  /\b(?:the|this|these|is|are|has|have|not|and|or|of|to|with|from|into|cell|cells|row|column|hint|hints|notes|number|numbers|left|undo|redo|clear|show|share|copy|save|load|game|puzzle|solution|wrong|right|you|your|cannot|could)\b/i

/** Words of German sentences that are not English. */
const GERMAN =
  /[äöüß]|\b(?:der|die|das|ist|sind|und|oder|nicht|ein|eine|mit|von|zum|wird|kein|Feld|Felder|Zeile|Spalte|Zahl|Zahlen|Notizen|Tipp|Sie)\b/i

it('has words for every language of books, each under its own code', () => {
  expect(Object.keys(WORDS).sort()).toEqual([...LANGUAGES].sort())
  expect(Object.keys(REFUSALS).sort()).toEqual([...LANGUAGES].sort())
  expect(Object.keys(UNLOADED).sort()).toEqual([...LANGUAGES].sort())
  for (const language of LANGUAGES) expect(WORDS[language].language).toBe(language)
})

it('has the same keys in both languages, at every level', () => {
  expect(texts('de').map(([place]) => place)).toEqual(texts('en').map(([place]) => place))
  expect(Object.keys(REFUSALS.de)).toEqual(Object.keys(REFUSALS.en))
})

describe.each(LANGUAGES)('%s', (language) => {
  const all = [...texts(language), ...refusals(language)]

  it('leaves no text empty and no gap unfilled', () => {
    for (const [place, text] of all) {
      expect(typeof text, place).toBe('string')
      expect(text.trim(), place).toBe(text)
      expect(text, place).not.toBe('')
      expect(text, place).not.toMatch(/undefined|null|NaN|\[object|=>|\{\w+\}| {2}| ,/)
    }
  })

  it('words refusals as complete sentences', () => {
    for (const [place, sentence] of refusals(language)) expect(sentence, place).toMatch(/^\p{Lu}.*\.$/u)
  })

  it('gives different results different texts', () => {
    const results = all.filter(([place]) => place.startsWith('result(')).map(([, text]) => text)
    expect(new Set(results).size).toBe(results.length)
    for (const text of results) expect(text).toContain('Sudoku')
  })
})

it('has no English left in German, and no German in English', () => {
  const inEnglish = new Map(texts('en'))
  const same = texts('de').filter(
    ([place, text]) => text === inEnglish.get(place) && !SAME.has(text) && !/^[\d\W]*$/.test(text),
  )
  // “Pause” is the same in both languages.
  expect(same.map(([, text]) => text).filter((text) => text !== 'Pause')).toEqual([])
  const german = [...texts('de'), ...refusals('de')]
  expect(german.filter(([, text]) => ENGLISH.test(text))).toEqual([])
  const english = [...texts('en'), ...refusals('en')]
  expect(english.filter(([, text]) => GERMAN.test(text))).toEqual([])
})
