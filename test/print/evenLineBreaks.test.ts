// Even lines: against lines that are filled greedily, and against every other way to break a paragraph.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { raggedShares } from '../../scripts/perf/raggedness.mjs'
import { BOOK_WORDS } from '../../src/book/bookWords.ts'
import { geometryOf } from '../../src/book/layout/pageGeometry.ts'
import { FAMILIES } from '../../src/families/registry.ts'
import { allSentences } from '../../src/families/teaching.ts'
import { raggedness } from '../../src/print/evenLineBreaks.ts'
import { breakLines, unitsOf } from '../../src/print/lineBreaking.ts'
import { parseTrim } from '../../src/print/trimsAndPrintLimits.ts'
import { loadTypeface } from '../../src/render/loadTypeface.ts'
import { designOf, trimOf } from '../book/layoutBooks.ts'
import { greedyLines } from './greedyLines.ts'
import { plainFace as plain } from './plainFace.ts'

const { regular } = loadTypeface()

/** All texts of a German book with all families, with their gaps. */
function germanTexts(): string[] {
  const ofFamilies = FAMILIES.flatMap(({ words: { de } }) => [
    ...(de?.howToPlay ?? []),
    ...Object.values(de?.reasons ?? {}),
    ...allSentences(de?.rules ?? []),
  ])
  return [...ofFamilies, ...Object.values(BOOK_WORDS.de)]
}

it('German lines leave at most half of the mean square that greedy lines leave, in each column', () => {
  const shares = raggedShares({
    ...{ families: FAMILIES, words: BOOK_WORDS.de, face: regular, allSentences, raggedness, geometryOf },
    ...{ breakLines, unitsOf, parseTrim },
  })
  expect(shares).toHaveLength(4)
  for (const share of shares) expect(share).toBeLessThanOrEqual(0.5)
})

describe.each(['5x8', '6x9'])('the lines of a German book of %s', (name) => {
  const { content, type } = geometryOf(designOf({ trim: trimOf(name) }), 150)
  it('has few hyphens, no three in a row, and no last line of a short word alone', () => {
    const paragraphs = germanTexts().map((text) => breakLines(regular, text, type.body, content.width, 'de'))
    for (const lines of paragraphs) {
      const hyphens = lines.map((line) => Number(line.endsWith('-'))).join('')
      expect(hyphens).not.toMatch(/111|1$/)
      const last = lines[lines.length - 1] ?? ''
      if (lines.length > 1 && !last.includes(' ')) {
        expect(regular.width(last) * type.body, last).toBeGreaterThan(0.12 * content.width)
      }
    }
    const lines = paragraphs.flat()
    const hyphenated = lines.filter((line) => line.endsWith('-'))
    expect(hyphenated.length).toBeGreaterThan(5)
    expect(hyphenated.length).toBeLessThan(0.3 * lines.length)
  })
})

describe('even lines', () => {
  it('have the least sum of squares of all lines that are as few', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 2, maxLength: 10 })
    fc.assert(
      fc.property(words, fc.integer({ min: 10, max: 30 }), (parts, letters) => {
        const room = 5 * letters
        const lines = breakLines(plain, parts.join(' '), 10, room)
        const costs = waysOf(parts, letters).filter((way) => way.length === lines.length)
        const costOf = (way: readonly string[]) => {
          const last = way[way.length - 1]
          const isLone = way.length > 1 && !last.includes(' ') && last.length < 0.12 * letters
          return (raggedness(plain, way, 10, room) ?? 0) * (way.length - 1) + (isLone ? 0.08 : 0)
        }
        expect(lines.length).toBe(greedyLines(plain, parts.join(' '), 10, room).length)
        expect(costOf(lines)).toBeCloseTo(Math.min(...costs.map(costOf)), 9)
      }),
    )
  })

  it('divide words only where the language does', () => {
    const words = 'aufeinanderfolgenden Schwierigkeitsgrad Diagonalen Spielregeln'
    const narrow = breakLines(plain, words, 10, 60, 'de')
    expect(narrow).toEqual(breakLines(plain, words, 10, 60, 'de-AT'))
    expect(narrow.join('').replaceAll(/[- ]/g, '')).toBe(words.replaceAll(' ', ''))
    const syllables = 'auf|ein|an|der|fol|gen|den|Schwie|rig|keits|grad|Dia|go|na|len|Spiel|re|geln'.split(
      '|',
    )
    for (const line of narrow.filter((one) => one.endsWith('-'))) {
      expect(
        syllables.some((one) => line.endsWith(`${one}-`)),
        line,
      ).toBe(true)
    }
    // Other languages have no hyphens; a word wider than its line is cut.
    expect(breakLines(plain, 'a mathematical example', 10, 60, 'pt').join('')).not.toContain('-')
    expect(breakLines(plain, 'a mathematical example', 10, 60)).toEqual(['a', 'mathematical', 'example'])
    expect(breakLines(plain, 'a mathematical example', 10, 60, 'en')[0]).toMatch(/^a math.*-$/)
  })

  it('divide no abbreviation, no figure and no word of its own hyphen', () => {
    for (const text of ['one ABCDEFGHIJ two', 'one 1234567890 two', 'one self-contained two']) {
      expect(breakLines(plain, text, 10, 75, 'en').join(' ')).toBe(text)
    }
  })
})

/** Every way to break words into lines of at most this many letters. */
function waysOf(words: readonly string[], letters: number): string[][] {
  if (words.length === 0) return [[]]
  return words.flatMap((_, index) => {
    const line = words.slice(0, index + 1).join(' ')
    if (line.length > letters) return []
    return waysOf(words.slice(index + 1), letters).map((rest) => [line, ...rest])
  })
}
