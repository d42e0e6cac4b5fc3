// The places and sizes of marks, for operators as pdf.js delivers them. Expected results are worked out by
// hand.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { IDENTITY, leastScale, type Matrix, mostScale, multiply } from '../../src/proof/boxesAndTransforms.ts'
import type { Font } from '../../src/proof/pdfFile.ts'
import { paint } from '../../src/proof/pdfMarkRecorder.ts'
import { joinLines } from '../../src/proof/textLines.ts'

const FONTS = new Map<string, Font>([['f', { name: 'F', isEmbedded: true, unit: 0.001 }]])
const STROKE = 20
const FILL = 22
const END = 28

/** Operators as [name, ...arguments], on a page measured in points from its top left corner. */
function marksOf(...operators: readonly (readonly [string, ...unknown[]])[]) {
  const list = operators.map(([name, ...args]) => ({ name, args: args as never[] }))
  return paint(list, IDENTITY, FONTS).marks
}

const path = (code: number, ...bounds: number[]) => ['constructPath', code, [null], bounds] as const
/** Letters half as wide as high. */
const show = (text: string) =>
  ['showText', Array.from(text, (unicode) => ({ unicode, width: 500, isSpace: unicode === ' ' }))] as const

describe('the painter', () => {
  it('multiplies transforms, and drops them on restore', () => {
    const [inner, outer] = marksOf(
      ['setLineWidth', 2],
      ['save'],
      ['transform', 0.5, 0, 0, 0.25, 10, 20],
      path(STROKE, 0, 0, 100, 100),
      ['restore'],
      path(STROKE, 0, 0, 100, 100),
    )
    expect(inner).toMatchObject({
      kind: 'line',
      measure: 0.5,
      box: { left: 9.5, top: 19.5, right: 60.5, bottom: 45.5 },
    })
    expect(outer).toMatchObject({ measure: 2, box: { left: -1, top: -1, right: 101, bottom: 101 } })
  })

  it('places the content of a form, clipped to its box', () => {
    const form = ['paintFormXObjectBegin', [2, 0, 0, 2, 100, 100], [0, 0, 10, 10]] as const
    const area = path(FILL, 5, 5, 50, 50)
    const [inside, after] = marksOf(form, area, ['paintFormXObjectEnd'], area)
    expect(inside.box).toEqual({ left: 110, top: 110, right: 120, bottom: 120 })
    expect(after.box).toEqual({ left: 5, top: 5, right: 50, bottom: 50 })
  })

  it('clips a group to its transformed box, and leaves out marks in a mask', () => {
    const matrix = [2, 0, 0, 2, 0, 0]
    const group = { bbox: [0, 0, 10, 10], matrix, smask: null }
    const inGroup = [
      ['paintFormXObjectBegin', matrix, null],
      path(FILL, 0, 0, 50, 50),
      ['paintFormXObjectEnd'],
    ] as const
    expect(marksOf(['beginGroup', group], ...inGroup, ['endGroup', group])[0].box.right).toBe(20)
    const mask = { ...group, smask: {} }
    expect(marksOf(['beginGroup', mask], ...inGroup, ['endGroup', mask])).toEqual([])
    expect(marksOf(['beginGroup', mask], ['endGroup', mask], path(FILL, 0, 0, 9, 9))).toHaveLength(1)
  })

  it('paints a path before clipping with it', () => {
    const marks = marksOf(
      ['clip'],
      path(END, 0, 0, 10, 10),
      ['clip'],
      path(FILL, 5, 5, 20, 20),
      path(FILL, 0, 0, 50, 50),
      path(FILL, 20, 20, 30, 30),
    )
    expect(marks.map(({ box }) => `${box.left} ${box.right}`)).toEqual(['5 10', '5 10'])
  })

  it('records each straight line of a path, closed or not, and none of a path with curves', () => {
    const drawn = (steps: readonly number[] | null, code = STROKE) =>
      marksOf(['setLineWidth', 2], ['transform', 1, 0, 0, 1, 100, 0], ['clip'], path(END, 0, 0, 30, 30), [
        'constructPath',
        code,
        [steps],
        [0, 0, 40, 20],
      ])[0].lines
    const line = (left: number, top: number, right: number, bottom: number) => {
      return { left: 100 + left, top, right: 100 + right, bottom }
    }
    // Two lines, each a move and a line, clipped.
    expect(drawn([0, 5, 10, 1, 40, 10, 0, 5, 10, 1, 5, 20])).toEqual([line(4, 9, 30, 11), line(4, 9, 6, 21)])
    // A triangle closes at its start, and the next line begins elsewhere.
    expect(drawn([0, 5, 5, 1, 15, 5, 1, 15, 15, 3, 0, 20, 20, 1, 20, 25])).toEqual([
      ...[line(4, 4, 16, 6), line(14, 4, 16, 16), line(4, 4, 16, 16), line(19, 19, 21, 26)],
    ])
    expect(drawn([0, 5, 10, 1, 40, 10, 2, 1, 2, 3, 4, 5, 6])).toEqual([])
    expect(drawn([0, 5, 10, 4, 1, 2, 3, 4])).toEqual([])
    expect(drawn(null)).toEqual([])
    expect(drawn([0, 5, 10, 1, 40, 10], FILL)).toBeUndefined()
  })

  it('sets text with its size, spacing, stretch, rise and leading', () => {
    const marks = marksOf(
      ['transform', 1, 0, 0, -1, 0, 100],
      ['beginText'],
      ['setFont', 'f', 10],
      ['setLeading', 12],
      ['moveText', 20, 80],
      show('ab'),
      show('c'),
      ['nextLine'],
      ['setHScale', 200],
      ['setCharSpacing', 1],
      ['setTextRise', 3],
      show('ab'),
      ['endText'],
    )
    // The baseline of the second line is at 68, raised by 3: 29 from the top.
    const boxes = marks.map(({ box }) => [box.left, box.right, box.bottom].map((x) => Number(x.toFixed(6))))
    expect(boxes.join('; ')).toBe('20,30,20; 30,35,20; 20,42,29')
    expect(marks.map(({ measure }) => measure)).toEqual([10, 10, 10])
  })

  it('measures type across its baseline, turned or not', () => {
    const size = (...matrix: number[]) =>
      marksOf(['beginText'], ['setFont', 'f', 1], ['setTextMatrix', matrix], show('a'))[0].measure
    expect(size(8, 0, 0, 8, 0, 0)).toBe(8)
    expect(size(0, 8, -8, 0, 0, 0)).toBe(8)
    expect(size(8, 0, 4, 8, 0, 0)).toBe(8)
    expect(size(12, 0, 0, 6, 0, 0)).toBe(6)
  })

  it('joins texts that are close together, and keeps others apart', () => {
    const at = (x: number, text: string) => [['setTextMatrix', [10, 0, 0, 10, x, 50]], show(text)] as const
    const texts = [...at(80, '12'), ...at(10, 'No'), ...at(20, '.'), ...at(27, '7')]
    const marks = marksOf(['beginText'], ['setFont', 'f', 1], ...texts)
    expect(joinLines(marks).map(({ text }) => text)).toEqual(['No. 7', '12'])
  })
})

describe('a transform', () => {
  const number = fc.integer({ min: -20, max: 20 })
  const matrices = fc.tuple(number, number, number, number, number, number)

  it('a transform has a least and a greatest scale; their product is the scale of areas', () => {
    fc.assert(
      fc.property(matrices, matrices, (one: Matrix, other: Matrix) => {
        for (const matrix of [one, other, multiply(one, other)]) {
          const [a, b, c, d] = matrix
          const [least, most] = [leastScale(matrix), mostScale(matrix)]
          expect(most).toBeGreaterThanOrEqual(least)
          expect((least * most - Math.abs(a * d - b * c)) / Math.max(most, 1) ** 2).toBeCloseTo(0, 6)
        }
      }),
    )
  })
})
