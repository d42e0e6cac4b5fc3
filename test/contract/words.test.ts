// The promises of every family to books: complete words in English and in each other language that it has,
// for all deductions.

import { describe, expect, it } from 'vitest'
import type { FamilyWords } from '../../src/families/words.ts'
import { loadTypeface } from '../../src/render/loadTypeface.ts'
import { gapsOf } from '../../src/words/formatMessage.ts'
import { LANGUAGES } from '../../src/words/languages.ts'
import { FAMILIES_UNDER_TEST, familyUnderTest } from '../support/fixtures.ts'

const typeface = loadTypeface()

const cases = FAMILIES_UNDER_TEST.flatMap(({ name, words }) =>
  LANGUAGES.filter((language) => words[language]).map((language) => [name, language] as const),
)

describe.each(cases)('%s in %s', (name, language) => {
  const family = familyUnderTest(name)
  const words = family.words[language] as FamilyWords
  const { name: title, inShort, inShortNoted = {}, howToPlay, reasons, groups, notes = {} } = words
  const english = family.words.en

  it('has a name and explains in a few paragraphs how it is played', () => {
    expect(title.trim()).not.toBe('')
    expect(howToPlay.length).toBeGreaterThanOrEqual(2)
    expect(howToPlay.length).toBeLessThanOrEqual(4)
    for (const paragraph of howToPlay) expect(paragraph).toMatch(/^\p{Lu}.{40,}[.?!]$/u)
  })

  it('states the rules in one short sentence, which includes the note of a puzzle', () => {
    expect(Object.keys(inShortNoted)).toEqual(Object.keys(english.inShortNoted ?? {}))
    for (const [kind, sentence] of [['', inShort], ...Object.entries(inShortNoted)]) {
      // With the numbers of a large board in its gaps.
      const filled = sentence.replaceAll(/\{\w+\}/g, '100')
      expect(filled, kind).toMatch(/^\p{Lu}[^.!?]*\.$/u)
      expect(filled.length, kind).toBeLessThanOrEqual(115)
      const facts = gapsOf(notes[kind] ?? '')
      expect([...facts, 'greatest', 'least'], kind).toEqual(expect.arrayContaining(gapsOf(sentence)))
      expect(gapsOf(sentence), kind).toEqual(expect.arrayContaining(facts))
      expect(kind === '' || kind in notes, kind).toBe(true)
    }
  })

  it('has a sentence for every kind of reason, with the same gaps', () => {
    expect(Object.keys(reasons).sort()).toEqual(Object.keys(family.inference.reasons).sort())
    for (const [kind, sentence] of Object.entries(family.inference.reasons)) {
      expect(reasons[kind].trim(), kind).not.toBe('')
      expect(gapsOf(reasons[kind]), kind).toEqual(gapsOf(sentence))
    }
  })

  it('has a name for every kind of group in reasons, with the same gaps', () => {
    expect(Object.keys(groups).sort()).toEqual(Object.keys(family.inference.groups).sort())
    for (const [kind, group] of Object.entries(family.inference.groups)) {
      // Facts say `row 3`.
      expect(kind).toMatch(/^[a-z]+$/)
      expect(groups[kind].trim(), kind).not.toBe('')
      expect(gapsOf(groups[kind]), kind).toEqual(gapsOf(group))
      expect(['', 'number'], kind).toContain(gapsOf(group).join())
    }
  })

  it('has the notes of the English words, with the same gaps', () => {
    expect(Object.keys(notes)).toEqual(Object.keys(english.notes ?? {}))
    for (const [kind, note] of Object.entries(notes)) {
      expect(gapsOf(note), kind).toEqual(gapsOf(english.notes?.[kind] as string))
    }
  })

  it('uses only characters of the typeface', () => {
    const texts = [reasons, groups, notes, inShortNoted].flatMap((map) => Object.values(map))
    const all = [title, inShort, ...howToPlay, ...texts].join(' ')
    expect([...typeface.regular.missing(all), ...typeface.bold.missing(all)]).toEqual([])
  })

  it('names no trademark', () => {
    expect([title, inShort, ...howToPlay].join(' ')).not.toMatch(/kenken|hidoku|hidato|numbrix/i)
  })
})
