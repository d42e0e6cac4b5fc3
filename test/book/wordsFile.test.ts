// The file of words to translate: valid as part of a recipe before anything is changed.

import { expect, it } from 'vitest'
import { BOOK_WORDS } from '../../src/book/bookWords.ts'
import { parseRecipe, type SoundRecipe } from '../../src/book/recipe/parseRecipe.ts'
import { planBook } from '../../src/book/recipe/planBook.ts'
import { wordsFile } from '../../src/book/recipe/wordsFile.ts'
import { FAMILIES, findFamily } from '../../src/families/registry.ts'
import { loadTypeface } from '../../src/render/fonts.ts'

const BOOK = 'title: Nombres\nsections:\n  - { family: sudoku, shape: 4x4, count: 1, stars: 1 }\n'
const typeface = loadTypeface()

function parsed(text: string): SoundRecipe {
  const read = parseRecipe(text)
  if ('mistakes' in read) throw read.mistakes[0]
  return read
}

it.each(['fr', 'pt-BR', 'de', 'en'])('has all words of a book in %s, and makes one unchanged', (language) => {
  const { recipe, at } = parsed(BOOK + wordsFile(language, FAMILIES))
  expect(recipe.language).toBe(language)
  expect(Object.keys(recipe.words ?? {})).toEqual(Object.keys(BOOK_WORDS.en))
  expect(Object.keys(recipe.families ?? {})).toEqual(FAMILIES.map(({ name }) => name))
  const plan = planBook(recipe, at, typeface)
  if ('mistakes' in plan) throw plan.mistakes[0]
  expect(plan.design.words).toEqual(language === 'de' ? BOOK_WORDS.de : BOOK_WORDS.en)
  expect(Object.keys(plan.design.familyWords)).toEqual(FAMILIES.map(({ name }) => name))
})

it('has only the families that are asked for, which suffice for their book', () => {
  const { recipe, at } = parsed(BOOK + wordsFile('fr', [findFamily('sudoku')]))
  expect(Object.keys(recipe.families ?? {})).toEqual(['sudoku'])
  expect('design' in planBook(recipe, at, typeface)).toBe(true)
})

it('keeps what is translated already, with the English text above it', () => {
  const own = { words: { solutions: 'Réponses "ici"' }, families: { sudoku: { name: 'Le Sudoku' } } }
  const text = wordsFile('fr', FAMILIES, own)
  expect(text).toContain('  # Solutions\n  solutions: "Réponses \\"ici\\""\n')
  expect(text).toContain('    # Sudoku\n    name: "Le Sudoku"\n')
  const { recipe } = parsed(BOOK + text)
  expect(recipe.words?.solutions).toBe('Réponses "ici"')
})

it('is named where a language lacks words', () => {
  const { recipe, at } = parsed(`${BOOK}language: fr\n`)
  const plan = planBook(recipe, at, typeface)
  expect('mistakes' in plan && plan.mistakes[0].message).toContain('book --words FILE --language fr')
})
