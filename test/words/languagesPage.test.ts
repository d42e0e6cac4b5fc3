// The page about languages quotes the texts that the program has.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { latin, latinBoxes, stars, sudoku } from '../../src/words/catalogue.ts'
import { say } from '../../src/words/formatMessage.ts'
import { byLanguage, LANGUAGES, type Language } from '../../src/words/languages.ts'
import { PROJECT } from '../support/documents.ts'

const page = readFileSync(join(PROJECT, 'docs/languages.md'), 'utf8').replaceAll('\n  ', ' ')

const NAMES = byLanguage((language) => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) as string
  return name.charAt(0).toUpperCase() + name.slice(1)
})

const techniques = (language: Language) =>
  [
    latin[language].techniques['hidden-single'],
    latin[language].techniques['naked-pair'],
    latinBoxes[language].techniques.pointing,
    latinBoxes[language].techniques['unique-rectangle-1'],
  ].map(({ name }) => `*${name}*`)

/** A new language need not be on the page yet. */
const QUOTED = LANGUAGES.filter((language) => page.includes(`\n- ${NAMES[language]}: `))

it('docs/languages.md has five languages', () => {
  expect(QUOTED.length).toBeGreaterThanOrEqual(5)
})

it.each(QUOTED)('docs/languages.md quotes the texts in %s', (language) => {
  const quoted = [
    say(sudoku[language].inShort, { least: 1, greatest: 9 }),
    Object.values(stars[language]).join(', '),
    techniques(language).join(', '),
  ]
  for (const text of quoted) expect(page).toContain(`\n- ${NAMES[language]}: ${text}\n`)
})
