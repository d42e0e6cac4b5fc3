// The texts of each language: complete, without gaps that nothing fills, and in the language.

import { describe, expect, it } from 'vitest'
import { readCatalogues } from '../../scripts/words.mjs'
import type { Catalogue } from '../../src/words/catalogue.ts'
import { say } from '../../src/words/formatMessage.ts'
import { LANGUAGES, type Language } from '../../src/words/languages.ts'

/** The texts of a language by their places; cases of a text have the same place. */
function textsOf(value: unknown, place = ''): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]]
  // A choice between cases begins with the name of its gap.
  if (Array.isArray(value) && typeof value[1] === 'object' && !Array.isArray(value[1])) {
    return textsOf(value[1], place)
  }
  return Object.entries(value as object).flatMap(([key, one]) => textsOf(one, `${place}.${key}`))
}

const CATALOGUES = readCatalogues()

/** Frequent words of a language that no other has. */
const TYPICAL: Readonly<Partial<Record<Language, string>>> = {
  en: 'the|this|these|are|has|have|and|of|with|from|into|cell|cells|row|column|hint|number|numbers|undo|redo|clear|show|share|copy|save|load|game|puzzle|puzzles|wrong|right|you|your|cannot|could',
  de: 'der|das|ist|sind|und|oder|nicht|ein|eine|mit|von|zum|wird|kein|Feld|Felder|Zeile|Spalte|Zahl|Zahlen|Notizen|Tipp|Sie',
  fr: 'les|est|sont|vous|avec|dans|pour|ligne|lignes|colonnes|nombres|grille|bloc',
  es: 'los|las|está|están|filas|columna|columnas|número|números|casilla|casillas|caja|jaula',
  it: 'gli|della|nella|nelle|sono|riga|righe|colonna|numero|numeri|casella|caselle|riquadro|gabbia',
}
const wordOf = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')

/** A text without gaps and without the name of a site that is a word of a language. */
const withoutGaps = (text: string) => text.replaceAll(/\{\w+\}|f-puzzles/g, '')

describe.each(LANGUAGES)('%s', (language) => {
  const texts = textsOf(CATALOGUES[language])

  it('has no empty or untidy text', () => {
    // A KenKen's cage with its number alone has no operator.
    const operators = texts.filter(([place, text]) => text === '' && place !== '.player.operators.=')
    expect(operators).toEqual([])
    const untidy = texts.filter(
      ([place, text]) => text !== text.trim() && !/player(?:Help\.result|\.sums)/.test(place),
    )
    expect(untidy).toEqual([])
    expect(texts.filter(([, text]) => /undefined|\bnull\b|NaN|\[object|=>| {2}/.test(text))).toEqual([])
  })

  it('has no words of the others', () => {
    const others = LANGUAGES.flatMap((other) => (other === language ? [] : (TYPICAL[other] ?? [])))
    const strange = wordOf(others.join('|'))
    expect(texts.filter(([, text]) => strange.test(withoutGaps(text)))).toEqual([])
  })
})

it('has no texts with cases where readers may replace them', () => {
  for (const { book, feed, stars } of Object.values(CATALOGUES)) {
    for (const namespace of [book, feed, stars] as object[]) {
      expect(Object.values(namespace).filter((text) => typeof text !== 'string')).toEqual([])
    }
  }
})

it('elides the Italian article before a number that begins with a vowel when it is said', () => {
  const { theNumber } = (CATALOGUES.it.playerHelp as Catalogue['playerHelp']).status
  const told = (value: number) => say(theNumber, { value })
  expect([1, 8, 11, 80, 89].map(told)).toEqual(['l’1', 'l’8', 'l’11', 'l’80', 'l’89'])
  expect([2, 10, 18, 21, 100].map(told)).toEqual(['il 2', 'il 10', 'il 18', 'il 21', 'il 100'])
})
