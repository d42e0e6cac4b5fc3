// The file of words to translate: valid as part of a recipe before anything is changed.

import { expect, it } from 'vitest'
import { BOOK_WORDS } from '../../src/book/bookWords.ts'
import { wordsFile } from '../../src/book/recipe/makeWordsFile.ts'
import { FAMILIES, findFamily } from '../../src/families/registry.ts'
import { mistakesOf, planOf, recipeOf } from './planned.ts'

const BOOK = 'title: Nombres\nsections:\n  - { family: sudoku, shape: 4x4, count: 1, stars: 1 }\n'
it.each(['pt', 'pt-BR', 'de', 'en'])('has all words of a book in %s, and makes one unchanged', (language) => {
  const { recipe } = recipeOf(BOOK + wordsFile(language, FAMILIES))
  expect(recipe.language).toBe(language)
  expect(Object.keys(recipe.words ?? {})).toEqual(Object.keys(BOOK_WORDS.en))
  expect(Object.keys(recipe.families ?? {})).toEqual(FAMILIES.map(({ name }) => name))
  const { words, familyWords } = planOf(recipe).design
  expect(words).toEqual(language === 'de' ? BOOK_WORDS.de : BOOK_WORDS.en)
  expect(Object.keys(familyWords)).toEqual(FAMILIES.map(({ name }) => name))
})

it('has only the families that are asked for, which suffice for their book', () => {
  const { recipe } = recipeOf(BOOK + wordsFile('pt', [findFamily('sudoku')]))
  expect(Object.keys(recipe.families ?? {})).toEqual(['sudoku'])
  expect(mistakesOf(recipe)).toEqual([])
})

it('keeps what is translated already, with the English text above it', () => {
  const own = { words: { solutions: 'Réponses "ici"' }, families: { sudoku: { name: 'Le Sudoku' } } }
  const text = wordsFile('pt', FAMILIES, own)
  expect(text).toContain('  # Solutions\n  solutions: "Réponses \\"ici\\""\n')
  expect(text).toContain('    # Sudoku\n    name: "Le Sudoku"\n')
  const { recipe } = recipeOf(BOOK + text)
  expect(recipe.words?.solutions).toBe('Réponses "ici"')
})

it('is named where a language lacks words', () => {
  expect(mistakesOf(`${BOOK}language: pt\n`)[0]).toContain('book --words FILE --language pt')
})
