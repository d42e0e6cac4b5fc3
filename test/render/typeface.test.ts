import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { PuzzleError } from '../../src/families/puzzleError.ts'
import { makeTypeface } from '../../src/render/fontTypeface.ts'
import type { Weight } from '../../src/scene.ts'
import { typeface } from '../support/png.ts'

const WEIGHTS: readonly Weight[] = ['regular', 'bold']

const fontFile = (name: string) =>
  readFileSync(new URL(`../../fonts/SourceSans3-${name}.ttf`, import.meta.url))
const FILES = { regular: fontFile('Regular'), bold: fontFile('Bold') }
const FIGURES = Array.from('0123456789')

const pointsOf = (text: string) => typeface.regular.outline(text).flatMap(({ points }) => points)

/** The outlines of a text behind another one are its own, moved by the width of the other. */
function expectBeside(before: string, text: string): void {
  const width = typeface.regular.width(before)
  const moved = pointsOf(text).map((value, index) => (index % 2 === 0 ? value + width : value))
  const behind = pointsOf(before + text).slice(-moved.length)
  for (const [index, value] of behind.entries()) expect(value).toBeCloseTo(moved[index], 10)
}

describe('the typeface of the package', () => {
  it.each(WEIGHTS)('has %s figures of one width, alone and side by side', (weight) => {
    const face = typeface[weight]
    const widths = FIGURES.map((figure) => face.width(figure))
    for (const width of widths) expect(width).toBe(widths[0])
    for (const one of FIGURES) {
      for (const other of FIGURES) expect(face.width(one + other)).toBeCloseTo(2 * widths[0], 10)
    }
  })

  it.each(WEIGHTS)('has all %s characters that boards and books in English and German need', (weight) => {
    expect(typeface[weight].missing('0123456789+−×÷–·.,:;!?()“”„’äöüÄÖÜß abcxyzABCXYZ')).toEqual([])
  })

  it('lists missing characters, each once', () => {
    expect(typeface.regular.missing('a★b★☃')).toEqual(['★', '☃'])
  })

  it.each(WEIGHTS)('measures %s texts as pdfkit sets them, kerning included', (weight) => {
    const pdf = new PDFDocument({ font: '' }).registerFont('f', FILES[weight])
    const measured = (text: string) => pdf.font('f', 1).widthOfString(text)
    const texts = 'AVATAR|To W. A. Yve|Solution on page 27|12×|3−|fit, affine|  two  blanks |'
    for (const text of texts.split('|')) expect(typeface[weight].width(text)).toBeCloseTo(measured(text), 9)
    expect(typeface[weight].width('AV')).toBeLessThan(
      typeface[weight].width('A') + typeface[weight].width('V'),
    )
  })

  it('has outlines in the places of the letters, with the stated height', () => {
    const heights = pointsOf('H').filter((_, index) => index % 2 === 1)
    expect(Math.max(...heights)).toBeCloseTo(typeface.regular.capHeight, 2)
    for (const before of ['7', '7 ']) expectBeside(before, '1')
  })

  it.each(WEIGHTS)('has %s outlines with the measured distances', (weight) => {
    const face = typeface[weight]
    const edgesOf = (text: string) => {
      const xs = face.outline(text).flatMap(({ points }) => points.filter((_, index) => index % 2 === 0))
      return [Math.min(...xs), Math.max(...xs)]
    }
    for (const pair of ['AV', 'To', 'L’']) {
      const [, last] = pair
      const kerning = face.width(pair) - face.width(pair[0]) - face.width(last)
      expect(kerning).toBeLessThan(-0.01)
      expect(edgesOf(pair)[0]).toBeCloseTo(edgesOf(pair[0])[0], 10)
      expect(edgesOf(pair)[1]).toBeCloseTo(edgesOf(last)[1] + face.width(pair) - face.width(last), 10)
    }
  })

  it('lays out each word separately, as pdfkit does, so that another script does not change the words beside it', () => {
    expectBeside('א ', 'To')
  })
})

describe('a file that is not a font', () => {
  const { regular, bold } = FILES
  it.each([
    ['nothing', new Uint8Array()],
    ['text', new TextEncoder().encode('this is a letter, not letters')],
    ['half a font', regular.subarray(0, 5000)],
    ['a font without its end', regular.subarray(0, 60_000)],
  ])('is refused: %s', (_, bytes) => {
    const refusal = expect.objectContaining({ name: PuzzleError.name, code: 'unreadable' })
    expect(() => makeTypeface('broken', bytes, bold)).toThrow(refusal)
    expect(() => makeTypeface('broken', regular, bytes)).toThrow(refusal)
  })
})
