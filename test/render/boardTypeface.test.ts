import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boardTypeface } from '../../src/render/boardTypeface.ts'
import type { EmbeddableTypeface } from '../../src/render/typeface.ts'
import type { Weight } from '../../src/scene.ts'
import { DRAWN, drawnBoard } from '../support/drawn.ts'
import { FAMILIES_UNDER_TEST } from '../support/fixtures.ts'
import { typeface } from '../support/png.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const SCRIPT = join(ROOT, 'scripts/board-typeface.mjs')
const WEIGHTS: readonly Weight[] = ['regular', 'bold']
const CHARACTERS = Array.from(' 0123456789+−×÷()<=>ABCDEFGHIJKLMNOPQRSTUVWXYZ')

describe('the typeface for boards', () => {
  it('equals the output of the script for the fonts', async () => {
    const script = (await import(SCRIPT)) as { glyphOutlines: (typeface: EmbeddableTypeface) => string }
    const kept = readFileSync(join(ROOT, 'src/render/glyphOutlines.json'), 'utf8')
    // `toBe` on the texts would print all of them.
    expect(script.glyphOutlines(typeface) === kept).toBe(true)
  })

  it.each(WEIGHTS)('has the %s characters of boards, and lists missing ones', (weight) => {
    expect(boardTypeface[weight].missing(CHARACTERS.join(''))).toEqual([])
    expect(boardTypeface[weight].missing('1a★b★\u{1F44D}')).toEqual(['a', '★', 'b', '\u{1F44D}'])
    expect(boardTypeface[weight].capHeight).toBe(typeface[weight].capHeight)
  })

  it.each(WEIGHTS)('draws %s texts and measures them exactly as the font does', (weight) => {
    const texts = fc.string({ unit: fc.constantFrom(...CHARACTERS), maxLength: 8 })
    fc.assert(
      fc.property(texts, (text) => {
        expect(boardTypeface[weight].width(text)).toBe(typeface[weight].width(text))
        expect(boardTypeface[weight].outline(text)).toEqual(typeface[weight].outline(text))
      }),
      { examples: [['AV'], ['LT A'], ['12×'], ['3−']] },
    )
    for (const first of CHARACTERS) {
      for (const second of CHARACTERS) {
        expect(boardTypeface[weight].width(first + second)).toBe(typeface[weight].width(first + second))
      }
    }
  })

  it('draws nothing for missing characters', () => {
    const { regular } = boardTypeface
    expect(regular.outline('★')).toEqual([])
    expect(regular.width('★')).toBe(0)
    expect(regular.outline('1★2')).toEqual(regular.outline('12'))
    expect(regular.width('')).toBe(0)
  })
})

describe('boards', () => {
  it.each(DRAWN)('need no other characters: %s %s', (name, shape, own) => {
    const { family, puzzle, solution, printed } = drawnBoard(name, shape, own)
    const marks = [printed, solution].flatMap((values) => family.drawing.scene(puzzle, values).marks)
    const texts = marks.flatMap((mark) => (mark.mark === 'text' ? [mark] : []))
    for (const { text, weight } of texts) expect(boardTypeface[weight].missing(text)).toEqual([])
  })

  it('are tried for every family', () => {
    expect(new Set(DRAWN.map(([name]) => name))).toEqual(new Set(FAMILIES_UNDER_TEST.map(({ name }) => name)))
  })
})
