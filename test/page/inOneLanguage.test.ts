// Scripts for a site in one language: tables of languages keep one entry, and nothing else changes.

import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { inOneLanguage } from '../../src/page/inOneLanguage.ts'
import { LANGUAGES } from '../../src/words/languages.ts'

/** A table whose entry for each language is this piece of code, in which L stands for the language. */
const table = (code: string) =>
  `{${LANGUAGES.map((language) => `${language}:${code.replaceAll('L', language)}`)}}`

const TABLES = {
  texts: '`say L, not {that}`',
  quotes: `["}","it's L",'"',\`a \\\` b\`]`,
  nested: '{notes:{en:`L`,de:`L`},list:[{a:1},[2]]}',
  functions: '((x,y)=>[x,y,`L`])(1,{z:2})',
}
const LIST = `[${LANGUAGES.map((language) => `\`${language}\``)}]`

it.each(Object.entries(TABLES))('a table of %s has one entry, with the same value', (_, code) => {
  const script = `var a={en:1},t=${table(code)},after=[{en:e,de:2},${table('`L`')}.en]`
  const whole = (text: string) => runInNewContext(`${text};({a,t,after})`, { e: 3 })
  for (const language of LANGUAGES) {
    const told = whole(inOneLanguage(script, language))
    const { a, t, after } = whole(script)
    expect(told.a).toEqual(a)
    expect(told.after[0]).toEqual(after[0])
    expect(told.t).toEqual({ [language]: t[language] })
  }
})

it('the list of languages has one', () => {
  const script = `const list=${LIST},other=[\`en\`,\`pt\`]`
  expect(inOneLanguage(script, 'de')).toBe('const list=[`de`],other=[`en`,`pt`]')
})

it('a script without tables stays as it is, even if it does not end', () => {
  for (const script of ['', 'const a={en:1,de:2}', '({en:`', 'f({en:(', `${table('1')}`.slice(0, -1)])
    expect(inOneLanguage(script, 'fr')).toBe(script)
})
