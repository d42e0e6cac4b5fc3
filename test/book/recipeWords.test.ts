// The words of a book with a family that lacks the book's language: the recipe gives them, or the book is
// refused.

import { describe, expect, it } from 'vitest'
import { BOOK_WORDS, familyWordsOf } from '../../src/book/bookWords.ts'
import type { BookRecipe } from '../../src/book/recipe/bookRecipe.ts'
import { misfit } from '../../src/book/recipe/checkRoom.ts'
import { expectSigns, wordingOf } from '../../src/book/recipe/recipeWords.ts'
import type { Family } from '../../src/families/family.ts'
import { findFamily } from '../../src/families/registry.ts'
import type { FamilyWords } from '../../src/families/words.ts'
import { makeNotebook } from '../../src/formats/yaml/mistakeCollector.ts'
import { loadTypeface } from '../../src/render/loadTypeface.ts'
import { typeface } from '../support/png.ts'
import { designOf } from './layoutBooks.ts'
import { boardOf } from './sketches.ts'

const sudoku = findFamily('sudoku')
/** A family with English words only, among others that also have German words. */
const english = { ...sudoku, words: { en: sudoku.words.en } }
const known: readonly Family[] = [english, findFamily('magic')]

/** A recipe of a German book with Sudokus. */
const recipe: BookRecipe = { title: 'x', language: 'de', sections: [{ family: 'sudoku', count: 1 }] }

function worded(own: BookRecipe, families: readonly Family[] = [english]) {
  const notebook = makeNotebook(() => undefined)
  const wording = wordingOf(own, families, notebook, known)
  expectSigns(own, wording, families, loadTypeface(), notebook)
  return { wording, messages: notebook.mistakes.map(({ message }) => message) }
}

describe('a family without words in the language of the book', () => {
  it('is refused in one sentence that names the missing words', () => {
    expect(worded(recipe).messages).toEqual([
      'Sudoku has no words in "de"; give them in the recipe as families.sudoku.name, families.sudoku.howToPlay, families.sudoku.reasons.hidden-single, families.sudoku.reasons.naked-single, families.sudoku.groups.row and 59 more',
    ])
    expect(worded({ ...recipe, language: 'de-AT' }).messages).toEqual([expect.stringContaining('in "de-AT"')])
  })

  it('is reported with only the words still missing', () => {
    const { howToPlay, reasons, groups, notes = {} } = familyWordsOf(sudoku, 'en') as FamilyWords
    expect(
      worded({ ...recipe, families: { sudoku: { howToPlay, reasons, groups, notes } } }).messages,
    ).toEqual(['Sudoku has no words in "de"; give them in the recipe as families.sudoku.name'])
  })

  it('has the words that the recipe gives', () => {
    const { reasons, groups, notes = {} } = familyWordsOf(sudoku, 'de') as FamilyWords
    const own = { name: 'Zahlengitter', howToPlay: ['Füllen.'], reasons, groups, notes }
    const { wording, messages } = worded({ ...recipe, families: { sudoku: own } })
    expect(messages).toEqual([])
    expect(wording.familyWords.sudoku).toEqual(own)
    expect(wording.words).toEqual(BOOK_WORDS.de)
  })

  it('may lack words if the book has none of its puzzles, or is in English', () => {
    const magic = findFamily('magic')
    const { wording, messages } = worded(recipe, [magic])
    expect(messages).toEqual([])
    expect(wording.familyWords).toEqual({
      magic: { ...familyWordsOf(magic, 'de'), rules: magic.words.de?.rules },
    })
    expect(worded({ ...recipe, language: 'en' }).messages).toEqual([])
    expect(worded({ ...recipe, language: 'en' }).wording.familyWords.sudoku).toEqual({
      ...familyWordsOf(sudoku, 'en'),
      rules: sudoku.words.en.rules,
      variantNames: sudoku.words.en.variantNames,
    })
  })

  it('is refused only if files contain its puzzles', () => {
    const fromFiles: BookRecipe = { title: 'x', language: 'de', puzzles: ['a'] }
    const { wording, messages } = worded(fromFiles, known)
    expect(messages).toEqual([])
    const design = designOf({ language: 'de', familyWords: wording.familyWords })
    const making = { design, typeface, arrangement: 'stars' } as const
    const magic = boardOf('magic 3x3')
    expect(misfit(making, [magic])).toBeUndefined()
    expect(misfit(making, [magic, boardOf('sudoku 9x9')])).toBe(
      'Sudoku has no words in "de"; give them in the recipe as families.sudoku',
    )
  })
})

describe("a family's own name", () => {
  it.each(['No. 5', 'Solution on page 5'])('must not read like a label: %s', (name) => {
    const own: BookRecipe = { title: 'x', sections: [], families: { sudoku: { name } } }
    expect(worded(own, [sudoku]).messages).toEqual([
      '"name" must not read like the number of a puzzle or the page of its solution',
    ])
  })

  it('may contain a number', () => {
    const own: BookRecipe = { title: 'x', sections: [], families: { sudoku: { name: 'Sudoku 5' } } }
    expect(worded(own, [sudoku]).messages).toEqual([])
  })
})
