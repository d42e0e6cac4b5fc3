// The rules that books print: they fit the puzzles of the book, and nothing in them is left open.

import { describe, expect, it } from 'vitest'
import type { Puzzle } from '../../src/families/puzzle.ts'
import { FAMILIES, findFamily } from '../../src/families/registry.ts'
import { allSentences, rulesFor, type Teaching } from '../../src/families/teaching.ts'
import { loadTypeface } from '../../src/render/loadTypeface.ts'
import { LANGUAGES, type Language } from '../../src/words/languages.ts'

const typeface = loadTypeface()

function puzzleOf(id: string): Puzzle {
  const [name, shape, ...clues] = id.split(':')
  const { notation } = findFamily(name)
  const span = { text: clues.join(':'), line: 1, column: 1 }
  return notation.parseClues(span, notation.parseShape(shape))
}

function paragraphsOf(language: Language, ids: readonly string[]): string[] {
  const { teaching, words } = findFamily(ids[0].split(':')[0])
  return rulesFor(words[language]?.rules ?? [], (teaching as Teaching).facts(ids.map(puzzleOf)))
}

function rulesOf(language: Language, ...ids: string[]): string {
  return paragraphsOf(language, ids).join(' ')
}

const EMPTY = { sudoku9: '.'.repeat(81), sudoku16: '.'.repeat(256), hidoku: ',,/,,/,,' }

const BOOKS: Readonly<Record<string, readonly string[]>> = {
  'one size of Sudoku': [`sudoku:9x9:${EMPTY.sudoku9}`],
  'two sizes of Sudoku': [`sudoku:9x9:${EMPTY.sudoku9}`, `sudoku:16x16:${EMPTY.sudoku16}`],
  'all operators': ['kenken:3x3:3+A1,B1;2/A2,B2;6xA3,B3,C3;2-C1,C2'],
  'one operator': ['kenken:3x3:6+A1,B1,C1;6+A2,B2,C2;6+A3,B3,C3'],
  'long cages': ['kenken:3x3:0-A1,B1,C1;6+A2,B2,C2;6xA3,B3,C3'],
  'single cells': ['kenken:3x3:1=A1;2=B1;3=C1;6+A2,B2,C2;6+A3,B3,C3'],
  Survo: ['survo:2x2:,/,|3,7|4,6'],
  'two sizes of Survo': ['survo:2x2:,/,|3,7|4,6', 'survo:2x3:,,/,,|6,15|5,7,9'],
  Hidoku: [`hidoku:3x3:${EMPTY.hidoku}`],
  Numbrix: [`hidoku:3x3/rook:${EMPTY.hidoku}`],
  'both kinds of neighbours, and blocked cells': [`hidoku:3x3/rook:${EMPTY.hidoku}`, 'hidoku:3x3:,,/,#,/,,'],
  'a magic square': ['magic:3x3:,,/,,/,,'],
  'magic squares of other numbers': ['magic:3x3:,,/,,/,,', 'magic:3x3/5..13:,,/,,/,,'],
}

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(Object.entries(BOOKS))('the rules of a book with %s have no gaps and whole sentences', (_, ids) => {
    const paragraphs = paragraphsOf(language, ids)
    expect(paragraphs.length).toBeGreaterThanOrEqual(2)
    for (const paragraph of paragraphs) {
      expect(paragraph).toMatch(/^\p{Lu}.{40,}[.?!]$/u)
      expect(paragraph).not.toMatch(/[{}]|undefined|NaN|[.:] *$^|: \p{Lu}[^.]*: /u)
      // A clause is followed by the one that completes it.
      expect(paragraph).not.toMatch(/:$|: *:/)
    }
  })

  it('has rules for every family, in characters of the typeface and without trademarks', () => {
    for (const { words } of FAMILIES) {
      const text = allSentences(words[language]?.rules ?? []).join(' ')
      expect(text.length).toBeGreaterThan(200)
      expect(typeface.regular.missing(text.replaceAll(/[{}]/g, ''))).toEqual([])
      expect(text).not.toMatch(/kenken|hidoku|hidato|numbrix/i)
    }
  })
})

describe('the rules', () => {
  it('of Sudoku name the size of the board and its boxes', () => {
    const large = rulesOf('en', `sudoku:16x16:${EMPTY.sudoku16}`)
    expect(large).toContain('the numbers 1 to 16')
    expect(large).toContain('4 rows high and 4 columns wide')
    expect(large).not.toMatch(/nine|1 to 9/)
    const both = rulesOf('en', ...BOOKS['two sizes of Sudoku'])
    expect(both).toContain('with 9 rows uses the numbers 1 to 9, a board with 16 rows uses 1 to 16')
    expect(both).not.toContain('columns wide')
  })

  it('of Calcudoku explain only what the puzzles use', () => {
    const adding = rulesOf('en', ...BOOKS['one operator'])
    expect(adding).toContain('with a +')
    expect(adding).not.toMatch(/[×÷−]|single cell|twice/)
    const all = rulesOf('en', ...BOOKS['all operators'])
    expect(all).toContain('Cages with − or ÷ have two cells')
    expect(all).not.toContain('all other')
    expect(rulesOf('en', ...BOOKS['long cages'])).toContain(
      'all other numbers are subtracted from the largest',
    )
    expect(rulesOf('en', ...BOOKS['single cells'])).toContain('a cage of a single cell')
  })

  it('of number paths tell corners, sides and blocked cells apart', () => {
    expect(rulesOf('en', ...BOOKS.Hidoku)).toContain('by a side or by a corner')
    expect(rulesOf('en', ...BOOKS.Hidoku)).not.toMatch(/Black|without diagonals/)
    expect(rulesOf('de', ...BOOKS.Numbrix)).toContain('Ecken zählen nicht')
    const both = rulesOf('de', ...BOOKS['both kinds of neighbours, and blocked cells'])
    expect(both).toContain('ohne Diagonalen')
    expect(both).toContain('Schwarze Felder')
  })

  it('of magic squares name the sum if there is only one', () => {
    expect(rulesOf('en', ...BOOKS['a magic square'])).toContain('(1 + 9) ÷ 2 × 3 = 15')
    expect(rulesOf('en', ...BOOKS['magic squares of other numbers'])).toContain('The note with each square')
  })
})
