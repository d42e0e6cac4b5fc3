import { describe, expect, it } from 'vitest'
import { THINNEST_LINE } from '../../src/print/trimsAndPrintLimits.ts'
import { MILLIMETRE } from '../../src/render/paperSize.ts'
import { cellFor, draw, type TextPart } from '../../src/render/sizedScene.ts'
import { overhang, strokeWidth } from '../../src/render/strokeWidths.ts'
import type { Mark, Scene, Text } from '../../src/scene.ts'
import { DRAWN, drawnBoard } from '../support/drawn.ts'
import { line, text } from '../support/marks.ts'
import { typeface } from '../support/png.ts'

const BOX = { left: -1, top: -2, width: 4, height: 5 }
const TEXT: Text = { ...text('7', 0.5, 0.5), size: 0.6 }

const sceneOf = (...marks: Mark[]): Scene => ({ ...BOX, marks })
const textOf = (text: Partial<Text>) => draw(sceneOf({ ...TEXT, ...text }), 20, typeface).parts[0] as TextPart

describe('a drawing', () => {
  it('is measured in points from the corner of the box', () => {
    const drawing = draw(sceneOf(line(0, 0, 3, 0)), 20, typeface)
    expect(drawing).toMatchObject({ width: 80, height: 100 })
    expect(drawing.parts).toEqual([
      { mark: 'line', x1: 20, y1: 40, x2: 80, y2: 40, width: strokeWidth('thin', 20) },
    ])
  })

  it('centres the capitals of a text', () => {
    const { x, y, size } = textOf({ text: '12' })
    expect(size).toBe(12)
    expect(x + (typeface.regular.width('12') * size) / 2).toBeCloseTo(30)
    expect(y - (typeface.regular.capHeight * size) / 2).toBeCloseTo(50)
  })

  it('places the capitals of a text directly below and beside its corner', () => {
    const { x, y, size } = textOf({ anchor: 'corner' })
    expect(x).toBeCloseTo(30)
    expect(y - typeface.regular.capHeight * size).toBeCloseTo(50)
  })

  it('keeps a clue equally far from the strokes on both sides', () => {
    const cell = 8.5
    const clue: Text = { ...text('123456789', 1.05, 1.05, 'corner'), size: 0.3, room: 0.9 }
    const [part] = draw(sceneOf(clue), cell, typeface).parts as TextPart[]
    const [left, top] = [(1 - BOX.left) * cell, (1 - BOX.top) * cell]
    const right = part.x + typeface.regular.width(part.text) * part.size
    expect(part.x - left).toBeGreaterThan(overhang(cell))
    expect(left + cell - right).toBeCloseTo(part.x - left, 9)
    expect(part.y - typeface.regular.capHeight * part.size - top).toBeGreaterThan(overhang(cell))
  })

  it('sets only texts that are too wide smaller', () => {
    expect(textOf({ text: '12', room: 0.61 }).size).toBe(12)
    const { size, y } = textOf({ text: '123456' })
    expect(typeface.regular.width('123456') * size).toBeCloseTo(0.8 * 20)
    expect(y - (typeface.regular.capHeight * size) / 2).toBeCloseTo(50)
    expect(textOf({ text: '' }).size).toBe(12)
  })
})

describe('strokes', () => {
  it('survive printing, and thick ones stand out, at any size of cells', () => {
    for (const thinnest of [0.25, 0.4, THINNEST_LINE, 1]) {
      for (let cell = 1; cell < 300; cell++) {
        const [thin, thick] = (['thin', 'thick'] as const).map((one) => strokeWidth(one, cell, thinnest))
        expect(thin).toBeGreaterThanOrEqual(thinnest)
        // In cells that are large enough to write in.
        expect(thick / thin).toBeGreaterThanOrEqual(cell < 21 * thinnest ? 2 : 2.5)
      }
    }
  })

  it('are as fine as the service allows', () => {
    const cell = 10 * MILLIMETRE
    expect(strokeWidth('thin', cell)).toBe(0.75)
    expect(strokeWidth('thick', cell)).toBe(1.875)
    expect(strokeWidth('thin', cell, 0.25)).toBeCloseTo(0.51, 2)
    expect(strokeWidth('thick', cell, 0.25)).toBeCloseTo(1.47, 2)
    const [part] = draw(sceneOf(line(0, 0, 3, 0)), cell, typeface, 0.25).parts
    expect(part).toMatchObject({ width: strokeWidth('thin', cell, 0.25) })
  })
})

describe('the cell for a width', () => {
  it('gives the drawing its requested width, strokes included', () => {
    for (const [name, shape, own] of DRAWN) {
      const { family, puzzle, printed } = drawnBoard(name, shape, own)
      const scene = family.drawing.scene(puzzle, printed)
      for (const width of [60, 200, 2000]) {
        const cell = cellFor(scene, width)
        expect(draw(scene, cell, typeface).width + 2 * overhang(cell)).toBeCloseTo(width, 6)
      }
    }
  })
})
