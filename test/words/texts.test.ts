// The texts of each language: complete, without gaps that nothing fills, and in the language.

import { describe, expect, it } from 'vitest'
import { readCatalogues } from '../../scripts/words.mjs'
import { LANGUAGES } from '../../src/words/languages.ts'

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

/** Words of English sentences that are not German. */
const ENGLISH =
  /\b(?:the|this|these|is|are|has|have|not|and|or|of|to|with|from|into|cell|cells|row|column|hint|hints|notes|number|numbers|left|undo|redo|clear|show|share|copy|save|load|game|puzzle|puzzles|solution|wrong|right|you|your|cannot|could)\b/i

/** Words of German sentences that are not English. */
const GERMAN =
  /[äöüß]|\b(?:der|die|das|ist|sind|und|oder|nicht|ein|eine|mit|von|zum|wird|kein|Feld|Felder|Zeile|Spalte|Zahl|Zahlen|Notizen|Tipp|Sie)\b/i

/** Gaps, and signs of code that readers never see as words. */
const withoutGaps = (text: string) => text.replaceAll(/\{\w+\}/g, '')

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
    expect(texts.filter(([, text]) => /undefined|null|NaN|\[object|=>| {2}/.test(text))).toEqual([])
  })

  it('has no words of the other', () => {
    const strange = language === 'de' ? ENGLISH : GERMAN
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
