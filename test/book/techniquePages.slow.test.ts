import { describe, expect, it } from 'vitest'
import type { Design } from '../../src/book/bookDesignAndPuzzles.ts'
import { geometryOf } from '../../src/book/layout/pageGeometry.ts'
import { mostTechniquePages, techniqueParts } from '../../src/book/layout/techniquePages.ts'
import techniqueBoards from '../../src/book/techniqueBoards.json' with { type: 'json' }
import { techniqueExample } from '../../src/book/techniqueExample.ts'
import { FAMILIES } from '../../src/families/registry.ts'
import { smallestType } from '../../src/print/boardScenesAndSizes.ts'
import { SMALLEST_TYPE } from '../../src/print/trimsAndPrintLimits.ts'
import { LANGUAGES } from '../../src/words/languages.ts'
import { typeface } from '../support/png.ts'
import {
  bookOf,
  boxesOf,
  designOf,
  itemsOf,
  pagesLaidOut,
  puzzlesOf,
  textsOf,
  trimOf,
} from './layoutBooks.ts'

const ALL = FAMILIES.flatMap(({ inference }) => inference.techniques.map(({ name }) => name))
const PUZZLES = puzzlesOf(1)

const settingOf = (given: Partial<Design>) => {
  const design = designOf(given)
  return { design, typeface, geometry: geometryOf(design, 100) }
}

describe('the boards of techniques', () => {
  it.each(FAMILIES)('of $name: the technique is the next step on each', (family) => {
    const boards: Record<string, { removes: number[][] }> =
      techniqueBoards[family.name as keyof typeof techniqueBoards]
    for (const [name, { removes }] of Object.entries(boards)) {
      const example = techniqueExample({ family, name })
      expect([name, example?.reason.kind]).toEqual([name, name])
      if (example?.placed) continue
      const told = example?.removes
      expect(told?.map(({ cell, value }) => [cell, value]).sort()).toEqual(removes.sort())
    }
  })
})

describe('the words of techniques', () => {
  it.each(FAMILIES)('of $name are complete, in each language', ({ inference, words }) => {
    for (const language of LANGUAGES) {
      const techniques = words[language]?.techniques ?? {}
      const names = inference.techniques.map(({ name }) => name)
      expect(Object.keys(techniques).sort()).toEqual(names.sort())
      for (const { name, text } of Object.values(techniques)) {
        expect(text).toMatch(/^[A-Z][^{}]+\.$/)
        expect(name).toMatch(/^\p{L}[^.{}]+$/u)
      }
      expect(new Set(Object.values(techniques).map(({ name }) => name)).size).toBe(names.length)
    }
  })
})

describe('the chapter on techniques', () => {
  const document = (given: Partial<Design>) => pagesLaidOut(bookOf(designOf(given), PUZZLES))

  it('is left out unless the book asks for it', () => {
    expect(document({}).pages.flatMap(textsOf).join()).not.toContain('Techniques')
  })

  it('has the techniques that the puzzles need, after the rules, and is in the contents', () => {
    const { pages, outline } = document({ techniques: 'needed' })
    const texts = pages.flatMap(textsOf)
    expect(texts).toContain('Techniques: Sudoku')
    expect(texts).toContain('Naked single')
    expect(texts).not.toContain('X-wing')
    const titles = (outline ?? []).map(({ title }) => title)
    expect(titles.indexOf('Techniques: Sudoku')).toBeGreaterThan(titles.indexOf('How to play: Sudoku'))
  })

  it('tells a technique with its reason and its result, in both languages', () => {
    const textOf = (given: Partial<Design>) => document(given).pages.flatMap(textsOf).join(' ')
    const english = textOf({ techniques: ['x-wing'] })
    expect(english).toContain('X-wing')
    expect(english).toMatch(/This rules out \d+ in r\dc\d/)
    const german = textOf({ techniques: ['hidden-pair'], language: 'de' })
    expect(german).toContain('Verstecktes Paar')
    expect(german).toMatch(/Damit entfallen: [\d, ]+ in Z\dS\d/)
    expect(german).not.toMatch(/\br\d+c\d/)
  })

  it.each([
    ['5x8', 'en'],
    ['8.5x11', 'en'],
    ['6x9', 'de'],
  ])('keeps all of its techniques within the page, in legible type, on %s in %s', (trim, language) => {
    const setting = settingOf({ techniques: ALL, trim: trimOf(trim), language })
    const { content } = setting.geometry
    const parts = techniqueParts(setting, bookOf(setting.design, PUZZLES))
    expect(parts).toHaveLength(FAMILIES.length)
    for (const page of parts.flatMap(({ pages }) => pages)) {
      for (const { left, right, top, bottom } of boxesOf(page, typeface)) {
        expect(left).toBeGreaterThan(-0.01)
        expect(right).toBeLessThan(content.width + 0.01)
        expect(top).toBeGreaterThan(content.top - 0.01)
        expect(bottom).toBeLessThan(content.top + content.height + 1)
      }
      for (const { scene, cell } of itemsOf(page, 'scene')) {
        expect(smallestType(scene(), cell, typeface)).toBeGreaterThanOrEqual(SMALLEST_TYPE - 1e-6)
      }
    }
  })

  it.each([
    ['5x8', false],
    ['6x9', false],
    ['8x10', false],
    ['8.5x8.5', false],
    ['A4', false],
    ['8.5x11', true],
  ])('leaves at most a third of a page empty, except the last of a family, on %s', (trim, isLargePrint) => {
    for (const language of LANGUAGES) {
      const setting = settingOf({ techniques: ALL, trim: trimOf(trim), isLargePrint, language })
      const { content } = setting.geometry
      for (const { heading, pages } of techniqueParts(setting, bookOf(setting.design, PUZZLES))) {
        pages.slice(0, -1).forEach((page, index) => {
          const lowest = Math.max(...boxesOf(page, typeface).map(({ bottom }) => bottom))
          const empty = (content.top + content.height - lowest) / content.height
          expect(empty, `${heading.title}, page ${index + 1}, ${language}`).toBeLessThan(1 / 3)
        })
      }
    }
  })

  it('takes at most as many pages as are counted before the puzzles are made', () => {
    const setting = settingOf({ techniques: 'needed' })
    const parts = techniqueParts(setting, bookOf(setting.design, PUZZLES))
    const pages = parts.reduce((sum, part) => sum + part.pages.length, 0)
    expect(pages).toBeGreaterThan(0)
    const names = FAMILIES.map(({ name }) => name)
    expect(mostTechniquePages(setting, names)).toBeGreaterThanOrEqual(pages)
    expect(mostTechniquePages(settingOf({}), names)).toBe(0)
  })
})
