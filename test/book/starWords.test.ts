// The words beside the stars on the pages of a book: those of its language, or those of a recipe.

import { describe, expect, it } from 'vitest'
import { STARS, type Stars } from '../../src/grader/stars.ts'
import { STAR_WORDS } from '../../src/grader/starWords.ts'
import type { Language } from '../../src/words/languages.ts'
import { bookOf, pagesLaidOut, puzzlesOf, textsOf } from './layoutBooks.ts'
import { planOf } from './planned.ts'

const KEYS = ['oneStar', 'twoStars', 'threeStars', 'fourStars', 'fiveStars']
const OWN = {
  en: ['Breeze', 'Stroll', 'Climb', 'Summit', 'Cliff'],
  de: ['Brise', 'Spaziergang', 'Aufstieg', 'Gipfel', 'Steilwand'],
} as const

/** Lays out a book with puzzles of these stars in the design of a recipe. */
function laidOut(language: Language, words: readonly string[] | undefined, stars: readonly Stars[]) {
  const own = words ? `words: { ${words.map((word, at) => `${KEYS[at]}: ${word}`).join(', ')} }\n` : ''
  const text = `title: B\nlanguage: ${language}\ntrim: 6x9\nprofile: screen\nclaims: none\n${own}sections: [{ family: sudoku, count: 1, stars: 1 }]\n`
  const { design } = planOf(text)
  const puzzles = puzzlesOf(8, stars).filter(({ family }) => family.name === 'sudoku')
  return pagesLaidOut(bookOf(design, puzzles))
}

/** Every text of such a book, line by line. */
const linesOf = (...book: Parameters<typeof laidOut>) => laidOut(...book).pages.flatMap(textsOf)

/** The number of lines that equal the word or end with it after a title. */
const countOf = (lines: readonly string[], word: string) =>
  lines.filter((line) => line === word || line.endsWith(` · ${word}`)).length

describe.each(['en', 'de'] as const)('in %s', (language) => {
  const usual = linesOf(language, undefined, STARS)

  it('the words of a language are in titles, contents and the table of degrees, for each number of stars', () => {
    for (const word of STAR_WORDS[language]) expect(countOf(usual, word), word).toBeGreaterThanOrEqual(3)
  })

  it('the words of a recipe replace those of the language everywhere', () => {
    const own = linesOf(language, OWN[language], STARS)
    OWN[language].forEach((word, index) => {
      const replaced = STAR_WORDS[language][index]
      expect(countOf(own, word), word).toBe(countOf(usual, replaced))
      expect(countOf(own, replaced), replaced).toBe(0)
      expect(countOf(usual, word), word).toBe(0)
    })
  })

  it('each word can be replaced alone', () => {
    const [own] = OWN[language]
    const lines = linesOf(language, [own], [1, 2])
    expect(countOf(lines, own)).toBeGreaterThanOrEqual(3)
    expect(countOf(lines, STAR_WORDS[language][0])).toBe(0)
    expect(countOf(lines, STAR_WORDS[language][1])).toBeGreaterThanOrEqual(3)
  })

  it('every number of stars has its own word, also in the outline', () => {
    const words: readonly string[] = OWN[language]
    const { outline, pages } = laidOut(language, words, STARS)
    for (const stars of STARS) {
      const ending = ` ${'★'.repeat(stars)} ${words[stars - 1]}`
      expect(outline.filter(({ title }) => title.endsWith(ending))).toHaveLength(1)
    }
    const starsOf = (text: string) =>
      words.findIndex((word) => text === word || text.endsWith(` · ${word}`)) + 1
    const beside = pages.flatMap(({ items }) =>
      items.flatMap((item, place) => {
        if (item.item !== 'stars') return []
        const texts = [items[place - 1], items[place + 1]].flatMap((one) =>
          one?.item === 'text' && starsOf(one.text) > 0 ? one.text : [],
        )
        return texts.map((text) => [item.stars, starsOf(text)] as const)
      }),
    )
    for (const [stars, said] of beside) expect(said).toBe(stars)
    for (const stars of STARS) {
      expect(beside.filter(([one]) => one === stars).length, `${stars}`).toBeGreaterThanOrEqual(3)
    }
  })
})
