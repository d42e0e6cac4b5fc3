// The files of languages: what the build refuses, and what texts with cases become.

import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readCatalogues } from '../../scripts/words.mjs'
import { LANGUAGES } from '../../src/words/languages.ts'
import { newFolder } from '../support/folder.ts'
import { addLanguage, MADE_UP } from './madeUp.ts'

const WORDS = resolve(import.meta.dirname, '../../src/words')

/** The texts of languages with these contents. */
function read(...catalogues: readonly object[]) {
  const folder = newFolder()
  mkdirSync(join(folder, 'words'))
  writeFileSync(join(folder, 'words/languages.ts'), "export const LANGUAGES = ['en', 'de'] as const")
  for (const [index, texts] of catalogues.entries()) {
    writeFileSync(join(folder, `words/${LANGUAGES[index]}.json`), JSON.stringify(texts))
  }
  return readCatalogues(folder)
}

describe('files of languages', () => {
  it('are one for each language', () => {
    expect(Object.keys(readCatalogues())).toEqual([...LANGUAGES])
  })

  it('take one more with a file and a word', () => {
    const folder = newFolder()
    cpSync(WORDS, join(folder, 'words'), { recursive: true })
    addLanguage(folder)
    expect(Object.keys(readCatalogues(folder))).toEqual([...LANGUAGES, MADE_UP])
  })

  it.each([
    [{ page: {} }, 'de.json: page.all: missing'],
    [{ page: { all: 'Alle {number}', more: 'Mehr' } }, 'de.json: page.more: English has no such text'],
    [{ page: { all: 'Alle' } }, 'de.json: page.all: has the gaps []; the English text has [number]'],
    [{ page: { all: ['Alle {number}'] } }, 'de.json: page.all: expected a text'],
  ])('are refused as %j', (german, message) => {
    expect(() => read({ page: { all: 'All {number}' } }, german)).toThrow(message)
  })

  it.each([
    [{ other: 'anders' }, 'English has no such text'],
    [{ single: 'hier passt nur {wert}' }, 'has the gaps [wert]; the English text has [value]'],
  ])('are refused with sentences for symbols such as %j', (onSymbols, message) => {
    const reasons = { single: 'only candidate: {value}', pair: '{cells}' }
    const english = { latin: { reasons, onSymbols: {} } }
    expect(() => read(english, { latin: { reasons, onSymbols } })).toThrow(message)
    const told = { single: 'hier passt nur {value}' }
    expect(read(english, { latin: { reasons, onSymbols: told } }).de).toEqual({
      latin: { reasons, onSymbols: told },
    })
  })

  it('may have other cases in another language', () => {
    const { en, de } = read(
      { page: { all: "It's {n, plural, one {# puzzle} other {# puzzles}} for {who}" } },
      { page: { all: '{n} Rätsel für {who}' } },
    )
    expect(en).toEqual({
      page: { all: ["It's ", ['n', { one: '{n} puzzle', other: '{n} puzzles' }, 'en'], ' for {who}'] },
    })
    expect(de).toEqual({ page: { all: '{n} Rätsel für {who}' } })
  })

  it('have no numbers or dates that the program could not say', () => {
    expect(() => read({ page: { all: '{n, number}' } }, { page: { all: '{n}' } })).toThrow('{n, number}')
  })
})
