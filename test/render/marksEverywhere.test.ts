// Marks anywhere on a board: on lines, in corners, inside cells and beside the board. Every renderer draws each of them.

import { getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { sceneText } from '../../src/render/drawSceneAsText.ts'
import { loadTypeface } from '../../src/render/loadTypeface.ts'
import { writePdf } from '../../src/render/pdf.ts'
import { svgOf } from '../../src/render/svg.ts'
import { vectorElements } from '../../src/render/webSvgElements.ts'
import type { Scene } from '../../src/scene.ts'
import { circle, line, rectangle, text } from '../support/marks.ts'

const typeface = loadTypeface()

const GRID = [0, 1, 2, 3, 4].flatMap((at) => [line(0, at, 4, at), line(at, 0, at, 4)])

/** A text at each kind of place. */
const TEXTS = [
  text('m', 0.5, 0.5),
  // On an upright line, on a level one, and where four cells meet.
  text('u', 1, 0.5),
  text('l', 2.5, 1),
  text('f', 2, 2),
  // Beside the board on all sides.
  text('T', 1.5, -0.5),
  text('B', 1.5, 4.5),
  text('L', -0.5, 1.5),
  text('R', 4.5, 1.5),
  // In all corners of a cell with a number.
  text('a', 3.1, 0.1, 'corner'),
  text('b', 3.7, 0.1, 'corner'),
  text('c', 3.1, 0.7, 'corner'),
  text('d', 3.7, 0.7, 'corner'),
  text('n', 3.5, 0.5),
]
const CIRCLES = [circle(1, 1, 0.2), circle(3, 3.5, 0.15), circle(1.5, 3.5, 0.4), circle(2.5, 2.5, 1)]
const LINES = [
  line(3, 2, 4, 3),
  line(0.5, 1.5, 0.5, 2.5, 'thick'),
  line(-0.8, 3.5, -0.2, 3.5),
  line(4.2, 0.5, 4.8, 0.5),
]
const RECTANGLES = [rectangle(2.95, 1.2, 0.1, 0.6), rectangle(0.4, 3.4, 0.1, 0.1), rectangle(1, 2, 1, 1)]
const SCENE: Scene = {
  ...{ left: -1, top: -1, width: 6, height: 6 },
  marks: [...GRID, ...RECTANGLES, ...LINES, ...CIRCLES, ...TEXTS],
}
const WORDS = TEXTS.map((mark) => mark.text).sort()

/** How often a pattern occurs in a text. */
const countOf = (pattern: RegExp, whole: string) => Array.from(whole.matchAll(pattern)).length

describe('marks everywhere on a board', () => {
  it('are drawn in a terminal', () => {
    const shown = sceneText(SCENE)
    expect(Array.from(shown.matchAll(/[A-Za-z]/g), ([letter]) => letter).sort()).toEqual(WORDS)
    // Small circles stand where they are; the large one is a frame with round corners.
    expect(countOf(/○/g, shown)).toBe(3)
    for (const corner of '╭╮╰╯') expect(countOf(new RegExp(corner, 'g'), shown)).toBe(1)
    expect(countOf(/▪/g, shown)).toBe(1)
    expect(countOf(/█/g, shown)).toBeGreaterThan(2)
    expect(countOf(/╲/g, shown)).toBeGreaterThan(0)
    // The lines beside the board.
    expect(countOf(/╶─*╴/g, shown)).toBe(2)
  })

  it('are drawn in SVG, as outlines and as elements of pages', () => {
    const svg = svgOf(SCENE, { cell: 30, typeface, title: 'Marks' })
    expect(countOf(/<circle /g, svg)).toBe(CIRCLES.length)
    const elements = vectorElements(SCENE.marks, () => [])
    expect(elements.flatMap((element) => element.text ?? []).sort()).toEqual(WORDS)
    expect(elements.filter(({ tag }) => tag === 'circle')).toHaveLength(CIRCLES.length)
    expect(elements.filter(({ tag }) => tag === 'rect')).toHaveLength(RECTANGLES.length)
  })

  it('are drawn in PDF', async () => {
    const item = { item: 'scene', scene: () => SCENE, x: 20, y: 20, cell: 30 } as const
    const document = { width: 220, height: 220, title: 'Marks', language: 'en', pages: [{ items: [item] }] }
    const bytes = await writePdf(document, typeface)
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
    const { items } = await (await pdf.getPage(1)).getTextContent()
    const letters = items.map((one: object) => ('str' in one ? String(one.str) : '')).join('')
    expect(Array.from(letters.replaceAll(/\s/g, '')).sort()).toEqual(WORDS)
  })
})
