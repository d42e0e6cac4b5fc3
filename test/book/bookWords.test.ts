// The words of books: every language has all of them, with the same gaps.

import { describe, expect, it } from 'vitest'
import {
  BOOK_WORDS,
  exampleKinds,
  familyWordsOf,
  NEEDED_GAPS,
  noteOf,
  rulesOf,
  sizesText,
  wordsOf,
} from '../../src/book/bookWords.ts'
import { FAMILIES, findFamily } from '../../src/families/registry.ts'
import { parsePuzzle } from '../../src/formats/readPuzzles.ts'
import { gapsOf, say } from '../../src/words/formatMessage.ts'
import { LANGUAGES, languageOf } from '../../src/words/languages.ts'
import { boardOf } from './sketches.ts'

describe.each(LANGUAGES)('in %s', (language) => {
  it('every language has all words, with the gaps of the English ones', () => {
    expect(Object.keys(BOOK_WORDS[language])).toEqual(Object.keys(BOOK_WORDS.en))
    for (const [key, text] of Object.entries(BOOK_WORDS[language])) {
      expect(text.trim(), key).toBe(text)
      expect(text, key).not.toBe('')
      expect(gapsOf(text), key).toEqual(gapsOf(BOOK_WORDS.en[key as keyof typeof BOOK_WORDS.en]))
    }
  })

  it('families have the reasons of worked examples and the names of groups', () => {
    for (const family of FAMILIES) {
      const own = family.words[language]
      const words = familyWordsOf(family, language)
      expect(Object.keys(words?.reasons ?? {})).toEqual(exampleKinds(family))
      expect(own?.reasons).toMatchObject(words?.reasons ?? {})
      // Books have the long rules, with conditions where they fit their puzzles.
      const { name, howToPlay, groups, notes } = own ?? {}
      expect(words).toEqual({ name, howToPlay, groups, ...(notes && { notes }), reasons: words?.reasons })
    }
  })

  it('each text has the gaps that it needs', () => {
    for (const [key, gaps] of Object.entries(NEEDED_GAPS)) {
      expect(gapsOf(BOOK_WORDS[language][key as keyof typeof BOOK_WORDS.en])).toEqual(
        expect.arrayContaining(gaps as string[]),
      )
    }
  })
})

it('no German text equals the English one', () => {
  const alike = Object.entries(BOOK_WORDS.de).filter(
    ([key, text]) => text === BOOK_WORDS.en[key as keyof typeof BOOK_WORDS.en],
  )
  const keys = 'exampleStep techniqueIn isbn'
  expect(alike.map(([key]) => key).join(' ')).toBe(keys)
})

it('a language is found by its code, with or without a region', () => {
  expect(languageOf('de-CH')).toBe('de')
  expect(wordsOf('en-GB')).toBe(BOOK_WORDS.en)
  expect(wordsOf('pt')).toBeUndefined()
  expect(familyWordsOf(findFamily('sudoku'), 'pt')).toBeUndefined()
})

describe('the rules of a book', () => {
  const family = findFamily('sudoku')
  const rulesFor = (...shapes: readonly string[]) =>
    rulesOf(
      family.words.en,
      family,
      shapes.map((shape) => boardOf(`sudoku ${shape}`).puzzle),
    )
  const CAGES = 'The numbers in each dashed cage are different and add to its total.'
  const THERMOMETERS = 'The numbers in each thermometer rise from its bulb to its tip.'

  it('of one variant are told without its name', () => {
    expect(rulesFor('9x9+killer', '6x6+killer').slice(-1)).toEqual([CAGES])
  })

  it('of several variants are told with the name of each, and once if all puzzles have them', () => {
    expect(rulesFor('9x9+killer', '9x9', '9x9+thermo', '6x6+killer').slice(-2)).toEqual([
      `Killer Sudoku. ${CAGES}`,
      `Thermo Sudoku. ${THERMOMETERS}`,
    ])
    expect(rulesFor('9x9+killer', '9x9+killer+thermo').slice(-2)).toEqual([
      CAGES,
      `Killer Thermo Sudoku. ${THERMOMETERS}`,
    ])
  })
})

it('sizes of boards are named from the smallest, in any order of the boards', () => {
  const sizesOf = (...texts: readonly string[]) =>
    sizesText(
      BOOK_WORDS.en,
      texts.map((text) => findFamily('survo').notation.parseShape(text)),
    )
  expect(sizesOf('5x5', '3x4', '5x5')).toBe('3×4 and 5×5')
  expect(sizesOf('4x3', '5x5', '3x4')).toBe('3×4 to 5×5')
  expect(sizesOf('3x4')).toBe('3×4')
})

it('gaps are filled in, and gaps without a value stay', () => {
  expect(say('{number} of {count}, {number}', { number: 3 })).toBe('3 of {count}, 3')
})

it.each([
  ['magic:3x3/5..13:,,/,9,/6,,', 'de', '5 bis 13, Summe 27'],
  ['magic:3x3:,,/,5,/2,,', 'en', '1 to 9, sum 15'],
  ['hidoku:2x2/rook:1,/,4', 'de', 'ohne Diagonalen'],
  ['hidoku:2x2:1,/,4', 'en', ''],
  [
    `sudoku:4x4+x+anti-king:${'.'.repeat(16)}`,
    'en',
    'Both shaded diagonals also hold each number once. Cells that touch at a corner hold different numbers.',
  ],
])('the note of %s in %s is %s', (id, language, note) => {
  const { family, puzzle } = parsePuzzle(id)
  const words = familyWordsOf(family, language)
  expect(words && noteOf(words, family, puzzle)).toBe(note)
})
