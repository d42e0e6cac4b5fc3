// Boards have no coordinates, so hints name cells and groups of cells by letters, which the board then shows, or say "here" and
// "this row". Every technique and every further rule is told in every language.

import { describe, expect, it } from 'vitest'
import { readCatalogues } from '../../scripts/words.mjs'
import { techniqueExample } from '../../src/book/techniqueExample.ts'
import { LATIN_RULES } from '../../src/families/latin/rules/ruleTable.ts'
import { FAMILIES, findFamily } from '../../src/families/registry.ts'
import { phrasesIn } from '../../src/grader/sharedTechniquePhrases.ts'
import { makeMaker, puzzleName } from '../../src/index.ts'
import { type GuideAnswer, makeAnswerer } from '../../src/player/answerGuideQuestions.ts'
import { withHouses } from '../../src/player/hintReason.ts'
import { type Hint, hintOf } from '../../src/player/hints.ts'
import type { Catalogue } from '../../src/words/catalogue.ts'
import { LANGUAGES, type Language } from '../../src/words/languages.ts'
import { makeOne } from '../support/made.ts'
import { openNamed, playedFamily, playerFamily } from '../support/playedBoards.ts'

const CATALOGUES = readCatalogues() as Readonly<Record<Language, Catalogue>>

/** The groups of cells that have numbers which a board does not show. */
const NUMBERED = ['box', 'region', 'row', 'column', 'window', 'position'] as const

/** What no hint in a language may contain: cells and groups by their numbers. */
function coordinates(language: Language): RegExp {
  const names = [language, 'en' as const].flatMap((one) =>
    NUMBERED.map((kind) => CATALOGUES[one].groups[kind].replace('{number}', '\\d+')),
  )
  return new RegExp([...names, 'r\\d+c\\d', '\\b[A-Z]\\d+[A-Z]\\d', '⟦'].join('|'), 'i')
}

const COORDINATES = Object.fromEntries(LANGUAGES.map((language) => [language, coordinates(language)]))

/** All parts of a hint. */
function partsOf(first: Hint): Hint[] {
  const next = first.next?.()
  return next ? [first, ...partsOf(next)] : [first]
}

/** Tells an answer on a board of a name in all languages, as a page does. */
async function tell(id: string, answer: GuideAnswer, values: readonly number[]): Promise<void> {
  if (answer.kind !== 'step' && answer.kind !== 'mistake') throw new Error(`no hint: ${answer.kind}`)
  const { puzzle, record, peersOf } = openNamed(id)
  const further = await playedFamily(record.family).playing.loadRules?.(id)
  const { words } = findFamily(record.family)
  for (const language of LANGUAGES) {
    const help = {
      help: CATALOGUES[language].playerHelp,
      phrases: phrasesIn(language, words[language] ?? words.en),
    }
    for (const { text, letters, houses } of partsOf(
      hintOf(answer, puzzle.shape, help, further?.[language], { values, peersOf }),
    )) {
      expect(text).not.toMatch(COORDINATES[language])
      expect(text).not.toMatch(/undefined|\{\w+\}/)
      // Each letter stands for one thing.
      const names = [...letters.values(), ...houses.flatMap(({ letter }) => letter || [])]
      expect(names).toEqual([...new Set(names)])
      for (const { letter, cells } of houses) {
        expect(cells.length).toBeGreaterThan(1)
        expect(text).toContain(letter)
      }
    }
  }
}

/** Plays a board by hints alone, and tells each. */
async function playByHints(id: string): Promise<void> {
  const { record, rules, puzzle } = openNamed(id)
  const answer = makeAnswerer(playerFamily(record.family), () => 0)
  const values = [...rules.start]
  const marks = values.map((value) => (value === 0 ? rules.numbers : []))
  for (;;) {
    const found = answer({ task: 'step', id, puzzle, values, marks, cell: 0 })
    if (found.kind === 'right') return
    await tell(id, found, values)
    if (found.kind !== 'step') throw new Error(found.kind)
    if (found.place) values[found.place.cell] = found.place.value
    for (const { cell, value } of found.removes) marks[cell] = marks[cell].filter((one) => one !== value)
  }
}

describe.each(FAMILIES.map(({ name }) => name))('%s', (name) => {
  const family = findFamily(name)

  const examples = family.inference.techniques.flatMap(({ name: technique }) => {
    const example = techniqueExample({ family, name: technique })
    return example ? [[technique, example] as const] : []
  })

  it.each(examples)('%s is told without coordinates', async (_, example) => {
    const { puzzle, reason, placed, removes } = example
    const told = { kind: 'step', reason: withHouses(reason, family, puzzle), pattern: [], removes } as const
    await tell(puzzleName(family, puzzle), placed ? { ...told, place: placed } : told, puzzle.givens)
  })
})

describe.each(LATIN_RULES.map(({ name }) => name))('the rule %s', (rule) => {
  it('is told without coordinates', async () => {
    const [name, size] =
      rule === 'jigsaw' ? ['latinsquare', '6x6'] : ['sudoku', rule === 'hyper' ? '9x9' : '6x6']
    const family = findFamily(name)
    const { puzzle } = makeOne(makeMaker(family, family.notation.parseShape(`${size}+${rule}`)), 'hints')
    await playByHints(puzzleName(family, puzzle))
  })
})
