// Helpers for tests of prints: published puzzles of every family, the words of a print, and its painted area.

import { expect } from 'vitest'
import type { PrintLook } from '../../../src/feed/print/printParts.ts'
import type { PublishedPuzzle } from '../../../src/feed/publishedPuzzle.ts'
import type { Item, Panel } from '../../../src/render/pageItems.ts'
import { pngOf } from '../../../src/render/png.ts'
import { pageSvg } from '../../../src/render/svg.ts'
import type { Scene } from '../../../src/scene.ts'
import * as catalogue from '../../../src/words/catalogue.ts'
import type { Language } from '../../../src/words/languages.ts'
import { LANGUAGES } from '../../../src/words/languages.ts'
import { DRAWN, type Drawn, drawnBoard } from '../../support/drawn.ts'
import { familyUnderTest } from '../../support/fixtures.ts'
import { isPainted, readPng, typeface } from '../../support/png.ts'
import { readQr } from '../../support/qrReader.ts'

/** Boards of every family, with alternating languages. */
export const CASES = DRAWN.map(([family, shape, own], index) => {
  const spoken = LANGUAGES.filter((language) => familyUnderTest(family).words[language])
  return [family, shape, spoken[index % spoken.length], own] as const
})

const boards = new Map<string, Drawn>()

/** A board to draw; each is made once. */
export function boardOf(family: string, shape: string, own: object = {}): Drawn {
  const key = `${family} ${shape} ${JSON.stringify(own)}`
  const board = boards.get(key) ?? drawnBoard(family, shape, own)
  boards.set(key, board)
  return board
}

/** A board as a published puzzle. */
export function publishedOf({ family, puzzle }: Drawn, own: Partial<PublishedPuzzle> = {}): PublishedPuzzle {
  return {
    date: '2027-01-30',
    slot: { name: 'slot', title: 'Daily Numbers' },
    family,
    puzzle,
    id: `${family.name}:${puzzle.shape.text}`,
    grade: { degree: 100, stars: 2, version: 1 },
    revision: 0,
    published: '2027-01-29T10:00:00Z',
    ...own,
  }
}

/** The look of a feed in a language. */
export function lookOf(language: Language, meta: Partial<PrintLook['meta']> = {}): PrintLook {
  const own = { title: 'The Daily Example', base: 'https://puzzles.example.org/daily/', language, ...meta }
  return { words: catalogue.feed[language], meta: own, typeface }
}

/** The words of a print, line by line. */
export function linesOf(items: readonly Item[]): string[] {
  return items.flatMap((item) => (item.item === 'text' ? [item.text] : []))
}

/** The drawings of a print, with their cells. */
export function scenesOf(items: readonly Item[]): { scene: Scene; x: number; y: number; cell: number }[] {
  return items.flatMap((item) => (item.item === 'scene' ? [{ ...item, scene: item.scene() }] : []))
}

/** The texts in a drawing. */
export function textsIn({ marks }: Scene): string[] {
  return marks.flatMap((mark) => (mark.mark === 'text' ? [mark.text] : []))
}

/** Expects that the board of a print shows the puzzle and not its solution, and returns all drawings of the print. */
export function expectPrinted(items: readonly Item[], { family, puzzle, printed }: Drawn) {
  const scenes = scenesOf(items)
  expect(textsIn(scenes[0].scene)).toEqual(textsIn(family.drawing.scene(puzzle, printed)))
  return scenes
}

/** The area around a print that is checked for ink, in points. */
const AROUND = 20

/** The painted area of a print, in points, rounded to pixels. */
export function paintedBox({ width, height, items }: Panel, dpi = 72) {
  const moved = items.map((item): Item => {
    if (item.item === 'anchor') return item
    if (item.item === 'rule') {
      const { x1, y1, x2, y2 } = item
      return { ...item, x1: x1 + AROUND, y1: y1 + AROUND, x2: x2 + AROUND, y2: y2 + AROUND }
    }
    return { ...item, x: item.x + AROUND, y: item.y + AROUND }
  })
  // A whole number of points, so that it is a whole number of pixels.
  const [wide, high] = [width, height].map((length) => Math.ceil(length) + 2 * AROUND)
  const panel = { width: wide, height: high, items: moved }
  const picture = readPng(pngOf(pageSvg(panel, typeface), { dpi }))
  const point = picture.width / panel.width
  const [xs, ys] = [new Set<number>(), new Set<number>()]
  for (let pixel = 0; pixel < picture.width * picture.height; pixel++) {
    if (!isPainted(picture, pixel)) continue
    xs.add(pixel % picture.width)
    ys.add(Math.floor(pixel / picture.width))
  }
  const ends = (pixels: ReadonlySet<number>) => [
    Math.min(...pixels) / point - AROUND,
    (Math.max(...pixels) + 1) / point - AROUND,
  ]
  const [left, right] = ends(xs)
  const [top, bottom] = ends(ys)
  return { left, right, top, bottom }
}

/** Expects that a print is painted within a margin, and returns its painted area. */
export function expectPaintedWithin(panel: Panel, margin: number) {
  const box = paintedBox(panel)
  expect(box.left).toBeGreaterThanOrEqual(margin)
  expect(box.top).toBeGreaterThanOrEqual(margin)
  expect(box.right).toBeLessThanOrEqual(panel.width - margin)
  expect(box.bottom).toBeLessThanOrEqual(panel.height - margin)
  return box
}

/** Whether a module of a code is dark. */
export function darkModules({ marks }: Scene): (row: number, column: number) => boolean {
  const dark = new Set<string>()
  for (const mark of marks) {
    if (mark.mark !== 'rectangle') throw new Error(`a code has no ${mark.mark}`)
    for (let y = mark.y; y < mark.y + mark.height; y++) {
      for (let x = mark.x; x < mark.x + mark.width; x++) dark.add(`${y} ${x}`)
    }
  }
  return (row, column) => dark.has(`${row} ${column}`)
}

/** What a code says. */
export function codeText(scene: Scene): string {
  return readQr(scene.width - 8, darkModules(scene))
}
