// Letters, shapes and pictures in the place of numbers: what is drawn, what sentences say, and what is refused.

import { describe, expect, it } from 'vitest'
import { shownGivens } from '../../src/families/cellNamesAndFaults.ts'
import { draftOf, sceneOfDraft } from '../../src/families/draft.ts'
import { makeDresser, symbolLegend, symbolRow } from '../../src/families/familyWithSymbols.ts'
import { FAMILIES } from '../../src/families/registry.ts'
import type { SymbolSet } from '../../src/families/symbolSet.ts'
import { SHAPE_SYMBOLS } from '../../src/families/symbolShapes.ts'
import { namedSymbols } from '../../src/formats/pictures/readSymbolSet.ts'
import { parsePuzzle } from '../../src/formats/readPuzzles.ts'
import { makeExplainer } from '../../src/grader/explain.ts'
import { reasonText } from '../../src/grader/reasonText.ts'
import { reasonOf } from '../../src/grader/steps.ts'
import { sceneText } from '../../src/render/drawSceneAsText.ts'
import { pngOf } from '../../src/render/png.ts'
import { svgOf } from '../../src/render/svg.ts'
import { gapsOf } from '../../src/words/formatMessage.ts'
import { LANGUAGES } from '../../src/words/languages.ts'
import { readPng, typeface } from '../support/png.ts'

const { family: sudoku, puzzle } = parsePuzzle('sudoku:4x4:1.....2..3.....4')
const shapes = namedSymbols('shapes') as SymbolSet
const dressed = makeDresser(shapes)
const WITH_SYMBOLS = FAMILIES.filter(({ words }) => words.en.symbols)

describe('a family with symbols', () => {
  it('draws drafts with symbols, too', () => {
    const own = dressed(sudoku, puzzle)
    expect(sceneOfDraft(own, draftOf(own, puzzle))).toEqual(own.drawing.scene(puzzle, shownGivens(puzzle)))
  })

  it('draws solid shapes for givens, outlines for entries, at the places of the numbers', () => {
    const values = [1, 2, 3, 4, 3, 4, 1, 2, 2, 3, 4, 1, 4, 1, 2, 3]
    const before = sudoku.drawing.scene(puzzle, values)
    const after = dressed(sudoku, puzzle).drawing.scene(puzzle, values)
    expect(after.marks).toHaveLength(before.marks.length)
    before.marks.forEach((mark, index) => {
      const now = after.marks[index]
      if (mark.mark !== 'text') expect(now).toEqual(mark)
      else {
        const { pictures } = SHAPE_SYMBOLS[Number(mark.text) - 1]
        const content = pictures?.[mark.weight === 'bold' ? 'given' : 'written']
        expect(now).toMatchObject({ mark: 'picture', x: mark.x, y: mark.y, content })
      }
    })
  })

  it('is written with fitting characters in a terminal', () => {
    const letters = makeDresser(namedSymbols('letters:LENA') as SymbolSet)
    const scene = letters(sudoku, puzzle).drawing.scene(puzzle, shownGivens(puzzle))
    expect(sceneText(scene).replaceAll(/[^A-Z]/g, '')).toBe('LENA')
    const text = sceneText(dressed(sudoku, puzzle).drawing.scene(puzzle, shownGivens(puzzle)))
    expect(text.replaceAll(/[^●■▲★]/gu, '')).toBe('●■▲★')
    expect(symbolLegend(dressed(sudoku, puzzle), 'en')).toBeUndefined()
  })

  it('names its symbols in every sentence, and no number', () => {
    const family = dressed(sudoku, puzzle)
    const found = makeExplainer()(sudoku, puzzle)
    if (typeof found === 'string') throw new Error(found)
    const sentences = found.steps.map((step) => reasonText(family, puzzle, reasonOf(step)))
    expect(sentences.length).toBeGreaterThan(5)
    for (const sentence of sentences) {
      expect(sentence).toMatch(/the (circle|square|triangle|star)/)
      expect(sentence.replaceAll(/(?:row|column|box) \d|r\dc\d/g, '')).not.toMatch(/\d/)
    }
  })

  it.each(WITH_SYMBOLS)(
    '$name has German sentences with the gaps of the English ones, and no word for numbers',
    (family) => {
      for (const language of LANGUAGES) {
        for (const [kind, sentence] of Object.entries(family.words[language]?.symbols?.reasons ?? {})) {
          const known = gapsOf(family.words.en.reasons[kind])
          expect(known, kind).toEqual(expect.arrayContaining(gapsOf(sentence)))
          expect(sentence).not.toMatch(/Zahl|number|d(?:er|ie|as|en|em) \{(?:value|other|joined)\}/)
        }
      }
      // Each German sentence that names a value has a form in which the name need not be declined.
      const german = Object.entries(family.words.de?.reasons ?? {})
      const lacking = german.filter(([kind, sentence]) => {
        return /\{(value|values|joined)\}/.test(sentence) && !family.words.de?.symbols?.reasons[kind]
      })
      expect(lacking.map(([kind]) => kind)).toEqual([])
    },
  )

  it('is the same object for every puzzle, so that what is compiled for it is kept', () => {
    const other = parsePuzzle(`sudoku:6x6:${'.'.repeat(36)}`).puzzle
    expect(dressed(sudoku, other)).toBe(dressed(sudoku, puzzle))
  })

  it.each(FAMILIES.filter((one) => !WITH_SYMBOLS.includes(one)))('is refused for $name', (family) => {
    expect(() => dressed(family, puzzle)).toThrow(
      `${family.title} needs numbers; shapes can replace them only in a Sudoku or a Latin square`,
    )
  })

  it('tells the steps of a Latin square by symbols', () => {
    const square = parsePuzzle('latinsquare:4x4:.42./...3/..../..4.')
    const family = dressed(square.family, square.puzzle)
    const explanation = makeExplainer()(square.family, square.puzzle)
    if (typeof explanation === 'string') throw new Error(explanation)
    const sentences = explanation.steps.map((step) => reasonText(family, square.puzzle, reasonOf(step)))
    expect(sentences[0]).toMatch(/^only place for the [a-z]+ in row 1$/)
    expect(sentences.join()).not.toMatch(/box/)
    expect(family.words.de?.name).toBe('Formenquadrat')
  })

  it('refuses boards that need more symbols', () => {
    const few = makeDresser(namedSymbols('letters:ABC') as SymbolSet)
    expect(() => few(sudoku, puzzle)).toThrow(
      'a board with the numbers 1 to 4 needs 4 letters; there are only 3',
    )
  })
})

describe('the built-in shapes', () => {
  it('differ from each other by a fifth of their square at least, when drawn in a cell of 7 mm', () => {
    const pictures = SHAPE_SYMBOLS.map((symbol) => {
      const row = symbolRow({ kind: 'shapes', symbols: [symbol] })
      const png = readPng(pngOf(svgOf(row, { cell: (7 * 72) / 25.4, typeface }), { dpi: 150 }))
      return Array.from({ length: png.width * png.height }, (_, pixel) => (png.data[4 * pixel] < 128 ? 1 : 0))
    })
    const inked = pictures.map((pixels) => pixels.reduce<number>((sum, one) => sum + one, 0))
    const least = Math.min(...inked)
    for (const [one, pixels] of pictures.entries()) {
      for (const [other, others] of pictures.entries()) {
        if (other <= one) continue
        const differing = pixels.filter((pixel, index) => pixel !== others[index]).length
        expect(differing / least, `${one} and ${other}`).toBeGreaterThan(0.2)
      }
    }
  })

  it('have a name, a sentence and a character of their own', () => {
    expect(SHAPE_SYMBOLS.length).toBeGreaterThanOrEqual(9)
    for (const read of [
      SHAPE_SYMBOLS.map(({ sign }) => sign),
      SHAPE_SYMBOLS.map(({ label }) => label.de),
      SHAPE_SYMBOLS.map(({ told }) => told.en),
    ]) {
      expect(new Set(read).size).toBe(read.length)
    }
    expect(SHAPE_SYMBOLS.every(({ told }) => /^(der|die|das) [A-Z]/.test(told.de))).toBe(true)
  })
})

describe('letters', () => {
  it.each([
    ['letters:', 'expected letters after "letters:", such as letters:ABCDEF'],
    ['letters:A1', '"1" is not a letter'],
    ['letters:ABa', 'the letters must all be different; "a" is given twice'],
  ])('%s are refused', (text, sentence) => {
    expect(() => namedSymbols(text)).toThrow(sentence)
  })

  it('may be of any alphabet', () => {
    expect(namedSymbols('letters:ÄΩЖ')?.symbols.map(({ sign }) => sign)).toEqual(['Ä', 'Ω', 'Ж'])
    expect(namedSymbols('cat.svg')).toBeUndefined()
  })
})
