// What the player says in each language.

import { describe, expect, it } from 'vitest'
import { readCatalogues } from '../../scripts/words.mjs'
import { findFamily } from '../../src/families/registry.ts'
import { phrasesIn } from '../../src/grader/sharedTechniquePhrases.ts'
import { hintOf } from '../../src/player/hints.ts'
import type { Catalogue } from '../../src/words/catalogue.ts'
import { say } from '../../src/words/formatMessage.ts'
import { LANGUAGES, type Language } from '../../src/words/languages.ts'

const CATALOGUES = readCatalogues() as Readonly<Record<string, Catalogue>>

const sudoku = findFamily('sudoku')

/** No, one and two hints and checks. */
const COUNTED: Readonly<Partial<Record<Language, readonly string[]>>> = {
  en: ['0 hints, 0 checks', '1 hint, 1 check', '2 hints, 2 checks'],
  de: ['0 Tipps, 0 Prüfungen', '1 Tipp, 1 Prüfung', '2 Tipps, 2 Prüfungen'],
  fr: ['0 indice, 0 vérification', '1 indice, 1 vérification', '2 indices, 2 vérifications'],
  es: ['0 pistas, 0 comprobaciones', '1 pista, 1 comprobación', '2 pistas, 2 comprobaciones'],
  it: ['0 aiuti, 0 controlli', '1 aiuto, 1 controllo', '2 aiuti, 2 controlli'],
}

describe.each(LANGUAGES)('%s', (language) => {
  const { player, playerHelp, refusals, unloaded } = CATALOGUES[language]

  it('words refusals as complete sentences', () => {
    for (const sentence of [...Object.values(refusals), ...Object.values(unloaded)]) {
      expect(sentence).toMatch(/^\p{Lu}.*\.$/u)
    }
  })

  it('says how much is left of a sum, each case in its own words', () => {
    const gaps = { sum: 15, left: 3, off: 4, open: 1 }
    const said = Object.values(player.sums).map((text) => say(text, gaps))
    expect(new Set(said).size).toBe(said.length)
    expect(said.join()).not.toMatch(/[{}]/)
    expect(say(player.sums.open, gaps)).not.toBe(
      say(player.sums.open, { ...gaps, open: 2 }).replace('2', '1 '),
    )
  })

  it.skipIf(!COUNTED[language])('counts hints and checks', () => {
    const said = [0, 1, 2].map((count) => say(playerHelp.result.help, { hints: count, checks: count }))
    expect(said).toEqual(COUNTED[language])
  })

  it('numbers savepoints from the second', () => {
    const [first, second] = [1, 2].map((count) => say(playerHelp.status.saved, { count }))
    expect(first).not.toMatch(/\d/)
    expect(second).toContain('2')
  })
})

describe('a hint', () => {
  /** The last press of a hint that rules out these values in the cell of row 2 and column 5. */
  function ruledOut(language: Language, values: readonly number[]): string {
    const { playerHelp: help } = CATALOGUES[language]
    const own = sudoku.words[language] ?? sudoku.words.en
    const words = { help, phrases: phrasesIn(language, own) }
    const facts = { cells: 'r1c5, r2c4', values: '1, 2', group: 'box 2' }
    const removes = values.map((value) => ({ cell: 13, value }))
    const reason = { kind: 'naked-pair', facts, cells: [] }
    const shape = sudoku.notation.parseShape('9x9')
    const first = hintOf({ kind: 'step', reason, pattern: [], removes }, shape, words)
    return first.next?.().next?.().text ?? ''
  }

  it('names cells by letters, in the order of its text, since boards have no coordinates', () => {
    expect(ruledOut('en', [7])).toMatch(/A and B.*C cannot be 7/)
    expect(ruledOut('de', [7])).toMatch(/A und B.*C: nicht 7/)
    for (const language of LANGUAGES) expect(ruledOut(language, [7])).not.toMatch(/\d[csk]\d/i)
  })

  it('joins the last two values by a word', () => {
    expect(ruledOut('en', [1, 7, 8])).toContain('C cannot be 1, 7 or 8.')
    expect(ruledOut('de', [7, 8])).toContain('7 oder 8.')
    expect(ruledOut('es', [7, 8])).toContain('7 u 8.')
  })
})
